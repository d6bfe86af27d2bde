// Food and drink: bread, fruit crates, bottles, laid tables.
import { mix } from "../colour.ts";
import { at, bars, dots, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { nth } from "../random.ts";
import { grain, SHADE, type Stage } from "../stage.ts";

/** A baguette that points up, with its lower end at x, y. */
export const baguette = (s: Stage, x: number, y: number, len: number, w: number, lean: number, c?: string) => {
  const col = c ?? s.palette.crust;
  let cuts = "";
  for (let i = 1; i < 5; i++) cuts += path`M${-w * 0.22} ${-len * (i / 5)}l${w * 0.46} ${-len * 0.06}`;
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(lean)})">` +
    fill(
      col,
      path`M${-w / 2} ${-w * 0.3}Q${-w / 2} ${-len} 0 ${-len}Q${w / 2} ${-len} ${w / 2} ${-w * 0.3}Q0 ${w * 0.2} ${-w / 2} ${-w * 0.3}z`,
    ) +
    line(mix(col, s.palette.lite, 0.6), w * 0.15, cuts) +
    "</g>"
  );
};

export const basket = (s: Stage, x: number, y: number, w: number, h: number) => {
  const c = mix(s.palette.crust, s.palette.ink, 0.4),
    d = poly([x - w / 2, y - h], [x + w / 2, y - h], [x + w * 0.42, y], [x - w * 0.42, y]);
  return (
    fill(c, d) +
    bars(mix(c, s.palette.lite, 0.3), h * 0.84, 3, 5, path`M${x - w * 0.42} ${y - h / 2}h${w * 0.84}`) +
    fill(mix(c, s.palette.ink, 0.3), rect(x - w / 2 - 3, y - h - 3, w + 6, 7))
  );
};

export const boule = (s: Stage, x: number, y: number, r: number) =>
  at(
    x,
    y,
    r / 30,
    fill(s.palette.crust, "M-30 0Q-30 -36 0 -36Q30 -36 30 0z") +
      line(mix(s.palette.crust, s.palette.lite, 0.65), 4, "M-14 -26L10 -14M4 -30L22 -20M-22 -14L-6 -6"),
  );

export const croissant = (s: Stage, x: number, y: number, k: number) =>
  at(
    x,
    y,
    k,
    fill(
      s.palette.crust,
      "M-34 -2Q-40 -16 -24 -24Q-12 -40 4 -36Q24 -36 30 -20Q42 -10 34 0Q24 -8 16 -8Q0 -16 -16 -8Q-26 -8 -34 -2z",
    ) +
      line(
        mix(s.palette.crust, s.palette.ink, 0.3),
        2.5,
        "M-22 -24Q-16 -16 -18 -8M-8 -34Q-4 -20 -6 -11M10 -36Q10 -22 8 -11M24 -26Q20 -16 20 -8",
      ),
  );

/** Cakes on a stand. */
export const cakes = (s: Stage, x: number, y: number) =>
  at(
    x,
    y,
    1,
    fill(s.palette.lite, `${rect(-34, -8, 68, 6)}M-4 -8h8v8h12v4h-32v-4h12z`) +
      fill(s.palette.pop, "M-28 -10v-16q14 -8 28 0v16z") +
      fill(s.palette.lite, "M4 -10v-12h24v12z") +
      fill(s.palette.pop, ellipse(16, -26, 5) + ellipse(-14, -32, 4)),
  );

export function crate(s: Stage, x: number, y: number, k: number, kind: number): string {
  const { palette: p } = s,
    wood = mix(p.warm, p.dark ? p.ink : p.deep, 0.34);
  const fruit = nth([p.pop, p.warm, p.leaf, mix(p.pop, p.ink, 0.35), mix(p.leaf, p.warm, 0.5)], kind);
  const leafy = kind % 5 === 2 || kind % 5 === 4,
    rows = "M-44 -36h90M-33 -51h68";
  const goods = leafy
    ? fill(
        fruit,
        "M-56 -26L-52 -62L-44 -36L-38 -66L-30 -38L-22 -64L-14 -36L-8 -68L0 -38L8 -64L14 -36L22 -66L30 -38L38 -62L46 -36L52 -60L56 -26z",
      ) +
      fill(
        mix(fruit, p.ink, 0.28),
        "M-52 -26L-46 -52L-38 -28L-28 -54L-20 -28L-10 -56L-2 -28L8 -54L16 -28L26 -52L34 -28L46 -54L52 -26z",
      )
    : dots(fruit, 24, 22, rows) +
      dots(p.lite, 5, 22, "M-48 -41h90M-37 -56h68", opacity(0.7)) +
      (kind % 5 === 1 ? "" : dots(p.leaf, 7, 22, "M-42 -46h90M-31 -61h68"));
  return at(
    x,
    y,
    k,
    goods +
      fill(wood, "M-62 -34h124v8h-124zM-62 -20h124v9h-124zM-62 -6h124V2h-124z") +
      fill(mix(wood, p.ink, 0.3), rect(-62, -36, 9, 38) + rect(53, -36, 9, 38)),
  );
}

/** Silhouettes of bottles along a shelf, with one path for each ink. */
export function bottles(s: Stage, x: number, y: number, w: number, h: number, inks: string[]): string {
  const { random: r } = s,
    d = inks.map(() => "");
  for (let bx = x + 6; bx < x + w - 14; ) {
    const bh = h * r.range(0.62, 1),
      bw = Math.max(12, h * r.range(0.15, 0.24)),
      neck = bw * 0.32,
      sh = bh * r.range(0.5, 0.68);
    d[r.int(0, inks.length - 1)] +=
      path`M${bx} ${y}v${-sh}q0 ${-bw * 0.4} ${(bw - neck) / 2} ${-bw * 0.5}V${y - bh}h${neck}V${y - sh - bw * 0.5}q${(bw - neck) / 2} ${bw * 0.1} ${(bw - neck) / 2} ${bw * 0.5}v${sh}z`;
    bx += bw + r.range(4, 9);
  }
  return d.map((q, i) => fill(nth(inks, i), q)).join("");
}

/** A dining table under a white cloth. At the scale k = 1, it is 200 units wide and 108 tall. The floor is at y. */
export function clothTable(s: Stage, x: number, y: number, k: number, setting: string): string {
  const { palette: p } = s,
    c = p.lite,
    fold = mix(c, p.dark ? p.deep : p.mid, 0.5);
  const skirt = "M-100 -108L-92 -14Q-76 4 -56 -11Q-32 8 0 -7Q28 8 52 -11Q72 4 92 -14L100 -108z";
  return at(
    x,
    y,
    k,
    fill(c, skirt) +
      fill(fold, "M-60 -108L-56 -11Q-44 4 -34 -2zM4 -108L0 -7Q16 4 26 -2zM60 -108L52 -11Q72 3 92 -14L100 -108z") +
      grain(fill(SHADE.right, skirt), 0.3) +
      fill(mix(c, p.ink, 0.07), ellipse(0, -108, 100, 15)) +
      setting,
  );
}

export const setForTwo = (s: Stage) =>
  glassware.wine(s, -40, -106, 0.75) + glassware.wine(s, 42, -106, 0.75) + glassware.bottle(s, 3, -110, 0.72);

export const glassware = {
  wine: (s: Stage, x: number, y: number, k: number, full = true) =>
    at(
      x,
      y,
      k,
      fill(mix(s.palette.lite, s.palette.water, 0.4), "M-15 -62Q-19 -30 0 -28Q19 -30 15 -62z", opacity(0.75)) +
        (full ? fill(s.palette.pop, "M-16 -48Q-17 -30 0 -29Q17 -30 16 -48z") : "") +
        fill(s.palette.dark ? s.palette.lite : s.palette.deep, "M-1.5 -29h3v27h11v3h-25v-3h11z"),
    ),
  bottle: (s: Stage, x: number, y: number, k: number, c?: string) =>
    at(
      x,
      y,
      k,
      fill(c ?? mix(s.palette.leaf, s.palette.ink, 0.45), "M-15 0V-62Q-15 -76 -6 -82V-116h12V-82Q15 -76 15 -62V0z") +
        fill(s.palette.pop, rect(-7, -118, 14, 20)) +
        fill(s.palette.lite, rect(-15, -50, 30, 28)) +
        fill(s.palette.zest, rect(-15, -42, 30, 6)) +
        fill(s.palette.lite, "M-11 -60q-1 -10 4 -14v14z", opacity(0.4)),
    ),
};

/** A slice of a citrus fruit. */
export function citrus(s: Stage, x: number, y: number, rad: number, c: string): string {
  let seg = "";
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + 0.06,
      b = ((i + 1) / 8) * 6.283 - 0.06,
      q = rad * 0.74;
    seg += poly(
      [x + Math.cos((a + b) / 2) * rad * 0.12, y + Math.sin((a + b) / 2) * rad * 0.12],
      [x + Math.cos(a) * q, y + Math.sin(a) * q],
      [x + Math.cos((a + b) / 2) * q * 1.06, y + Math.sin((a + b) / 2) * q * 1.06],
      [x + Math.cos(b) * q, y + Math.sin(b) * q],
    );
  }
  return fill(c, ellipse(x, y, rad)) + fill(s.palette.lite, ellipse(x, y, rad * 0.87)) + fill(c, seg);
}
