// The street level: awnings, painted shopfronts, the house above a shop, the pavement in front of a shop.
import { mix } from "../colour.ts";
import { at, dots, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { letters } from "../letters.ts";
import { nth } from "../random.ts";
import { grain, SHADE, type Stage, unflip } from "../stage.ts";
import { cornice, mansard } from "./roofs.ts";
import { elevation, type Row, trimOn } from "./windows.ts";

/** A striped awning seen from the front. Returns [shadow, awning], so that other parts can be drawn between the two. */
export function awning(
  s: Stage,
  x: number,
  y: number,
  w: number,
  drop: number,
  o: { n?: number; a?: string; b?: string; out?: number; valance?: number; round?: boolean; shadow?: number } = {},
): [string, string] {
  const { palette: p } = s,
    plain = o.n === 1,
    n = plain ? Math.round(w / 44) : (o.n ?? Math.round(w / 44)),
    a = o.a ?? p.pop,
    b = plain ? a : (o.b ?? p.stripe),
    spread = o.out ?? 14,
    v = o.valance ?? 30;
  const by = y + drop,
    bw = (w + 2 * spread) / n,
    flat = v - bw / 2;
  const X = (i: number) => x + (w * i) / n,
    B = (i: number) => x - spread + bw * i;
  let stripes = "",
    va = "";
  if (!plain)
    for (let i = 0; i < n; i += 2) {
      stripes += poly([X(i), y], [X(i + 1), y], [B(i + 1), by], [B(i), by]);
      if (flat > 1) va += rect(B(i), by, bw, flat + 2);
    }
  const whole = poly([x, y], [x + w, y], [x + w + spread, by], [x - spread, by]),
    la = mix(a, p.ink, 0.2),
    lb = mix(b, p.ink, plain ? 0.2 : 0.16),
    rowY = by + Math.max(flat, 0);
  const shadow = fill(
    p.ink,
    poly(
      [x - spread, by],
      [x + w + spread, by],
      [x + w + spread + 26, by + v + (o.shadow ?? 54)],
      [x + 16, by + v + (o.shadow ?? 54)],
    ),
    opacity(0.42),
  );
  return [
    shadow,
    // scallops: two dashed strokes of round dots, half hidden under the canopy
    dots(lb, bw, plain ? bw : 2 * bw, path`M${B(plain ? 0 : 1) + bw / 2} ${rowY}H${B(n)}`) +
      (plain ? "" : dots(la, bw, 2 * bw, path`M${B(0) + bw / 2} ${rowY}H${B(n)}`)) +
      fill(lb, rect(x - spread, by, w + 2 * spread, Math.max(flat, 0))) +
      fill(la, va) +
      fill(b, whole) +
      fill(a, stripes) +
      grain(fill(SHADE.up, whole), 0.5) +
      fill(p.ink, rect(x - spread, by - 2, w + 2 * spread, 3), opacity(0.25)),
  ];
}

interface Shop {
  x: number;
  y: number;
  w: number;
  h: number;
  colour: string;
  sign?: string;
  signColour?: string;
  fascia?: number;
  riser?: number;
  bays: ("win" | "door")[];
  widths?: number[];
  inside?: (x: number, y: number, w: number, h: number, door: boolean, i: number) => string;
  glass?: string;
}

/** A painted wooden shopfront: fascia with lettering, pilasters, panels below the windows, windows and doors. */
export function shopfront(s: Stage, o: Shop): string {
  const { palette: p } = s,
    { x, y, w, h, colour } = o;
  const dark = mix(colour, p.ink, 0.35),
    light = mix(colour, p.lite, 0.28),
    fascia = o.fascia ?? 78,
    riser = o.riser ?? 76;
  const weights = o.widths ?? o.bays.map((b) => (b === "door" ? 0.48 : 1)),
    total = weights.reduce((a, b) => a + b, 0);
  const glass = o.glass ?? (p.dark ? p.glow : p.glass);
  let out =
    fill(colour, rect(x, y, w, h)) +
    fill(dark, rect(x, y + fascia, w, 8)) +
    fill(light, rect(x - 8, y - 10, w + 16, 12) + rect(x - 4, y + fascia - 6, w + 8, 6));
  const pil = 24;
  let cx = x + pil;
  const inner = w - pil * (o.bays.length + 1);
  const stock: Record<string, string> = {},
    seen = new Set<string>();
  let panes = "",
    frames = "",
    panels = "",
    bits = "",
    shade = "";
  o.bays.forEach((kind, i) => {
    const bw = (inner * nth(weights, i)) / total,
      by = y + fascia + 16,
      bh = h - fascia - 16 - (kind === "door" ? 14 : riser);
    panes += rect(cx, by, bw, bh);
    if (o.inside) {
      const made = stock[kind] ?? o.inside(0, 0, bw, bh, kind === "door", i);
      stock[kind] = made;
      bits += seen.has(kind) ? at(cx + bw, by, [-1, 1], made) : at(cx, by, 1, made);
      seen.add(kind);
    }
    shade += rect(cx, by, bw, 10) + rect(cx, by, 8, bh);
    if (kind === "win") {
      panels += rect(cx + 8, by + bh + 20, bw - 16, riser - 40);
      frames += rect(cx, by + bh * 0.17, bw, 6);
    } else {
      const mid = cx + bw / 2;
      frames +=
        rect(mid - 4, by + bh * 0.17, 8, bh * 0.83) +
        rect(cx, by + bh * 0.17, bw, 6) +
        rect(cx, by + bh * 0.72, bw, bh * 0.28);
      panels +=
        rect(cx + 9, by + bh * 0.75, bw / 2 - 20, bh * 0.2) + rect(mid + 11, by + bh * 0.75, bw / 2 - 20, bh * 0.2);
    }
    cx += bw + pil;
  });
  out += fill(glass, panes) + bits + fill(p.ink, shade, opacity(0.38)) + fill(colour, frames) + fill(dark, panels);
  out += fill(p.ink, rect(x, y + h - 12, w, 12), opacity(0.5));
  if (o.sign) {
    const t = letters(o.sign, x + w / 2, y + fascia * 0.3, fascia * 0.42, w * 0.84);
    out += unflip(s, x + w / 2, line(o.signColour ?? p.lite, t.pen(9), t.d));
  }
  return out;
}

/**
 * The house above a shopfront whose top is at y: a wall with windows, one storey under a mansard roof, or one storey
 * next to a taller house.
 */
export function houseAboveShop(s: Stage, y: number, o: { wall?: string; kind?: "wall" | "roof" | "gap" } = {}): string {
  const { palette: p, random: r } = s,
    wall = o.wall ?? p.wall,
    kind = o.kind ?? r.pick(["wall", "roof", "gap"] as const);
  const shade = p.shade,
    bays = r.pick([3, 3, 4]),
    shutters = r.chance(0.6),
    boxes = r.chance(0.5);
  const ww = bays === 3 ? 96 : 76,
    style: Partial<Row> = { shutters, lintel: r.chance(0.6), arch: !shutters && r.chance(0.4) };
  if (kind === "wall") {
    const row: Row = { ...style, y: 0, ww, wh: 166, rail: "each", boxes };
    return (
      fill(wall, rect(0, 0, 800, y)) +
      fill(mix(wall, p.ink, 0.12), rect(0, y - 250, 800, 5)) +
      elevation(
        s,
        20,
        760,
        [
          { ...row, y: y - 474 },
          { ...row, y: y - 212 },
        ],
        { bays, wall },
      ) +
      fill(p.ink, poly([r.range(380, 520), 0], [800, 0], [800, r.range(420, 640)]), opacity(0.2))
    );
  }
  if (kind === "roof") {
    const cy = y - 250,
      x = r.pick([-30, 46]),
      w = x < 0 ? 860 : 708;
    return (
      fill(mix(p.haze, p.sky, 0.3), rect(0, cy - 60, 800, y - cy + 200)) +
      mansard(s, x, cy, w, r.range(104, 132), bays) +
      fill(wall, rect(x, cy, w, y - cy + 10)) +
      cornice(s, x, cy, w, wall, trimOn(s, wall)) +
      elevation(s, x, w, [{ ...style, y: y - 192, ww, wh: 150, rail: "each", boxes }], { bays, wall })
    );
  }
  // "gap": our house on the left, a taller neighbour in shade on the right, sky between chimneys
  const split = r.range(520, 580),
    cy = y - 236;
  let far = "";
  for (let j = 0; j < 3; j++) for (let i = 0; i < 2; i++) far += rect(split + 42 + i * 128, y - 410 + j * 142, 62, 104);
  return (
    fill(shade, rect(split, 40, 800 - split, y)) +
    fill(trimOn(s, shade), rect(split - 6, 40, 320, 12)) +
    fill(p.dark ? p.glow : mix(p.glass, shade, 0.15), far, p.dark ? opacity(0.75) : "") +
    line(mix(shade, p.ink, 0.35), 5, path`M${split} ${y - 298}h300M${split} ${y - 156}h300M${split} ${y - 14}h300`) +
    mansard(s, -60, cy, split + 56, 108, 3) +
    fill(wall, rect(-60, cy, split + 60, y - cy + 10)) +
    cornice(s, -60, cy, split + 60, wall, trimOn(s, wall)) +
    elevation(s, 0, split - 10, [{ ...style, y: y - 184, ww: 82, wh: 142, rail: "each", boxes, shutters }], {
      bays: 3 - +shutters,
      wall,
    }) +
    fill(p.ink, rect(split - 2, cy, 4, y - cy), opacity(0.3))
  );
}

/** The pavement, kerb and carriageway from y down. */
export function pavement(s: Stage, y: number, kerb = 946): string {
  const { palette: p } = s;
  let joints = "";
  for (let i = -1; i < 8; i++) joints += path`M${i * 130 + 10} ${y}L${400 + (i * 130 - 390) * 1.5} ${kerb}`;
  return (
    fill(p.ground, rect(0, y, 800, 1000 - y)) +
    line(mix(p.ground, p.ink, 0.14), 2, joints) +
    fill(mix(p.ground, p.lite, p.dark ? 0.2 : 0.5), rect(0, kerb, 800, 10)) +
    fill(mix(p.ground, p.ink, 0.34), rect(0, kerb + 10, 800, 60))
  );
}
