// Still life of a shop counter.
import { mix, onto } from "../../colour.ts";
import { at, bars, dab, ellipse, fill, line, opacity, path, rect, rrect } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { sparkle } from "../../primitives/wares.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE, unflip } from "../../stage.ts";
import { cast, tableSet } from "./props.ts";

export const stillStore: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 690,
    kind = r.pick(["livres", "chapeau", "fleurs"] as const),
    a = r.pick([p.pop, p.leaf, p.deep]);
  let out = tableSet(s, y);
  // paper bag with the name
  const bag = path`M430 ${y + 60}L446 330H690L706 ${y + 60}z`,
    c = p.dark ? p.lite : onto(p.sky, a, p.lite);
  out +=
    cast(s, 430, 706, y + 60, 160) +
    line(p.ink, 8, "M506 330C506 220 630 220 630 330") +
    fill(c, bag) +
    grain(fill(SHADE.right, bag), 0.5) +
    fill(p.ink, path`M640 330L690 330L706 ${y + 60}H660z`, opacity(0.16));
  const ink = onto(c, p.lite, p.ink),
    t = letters(s.name, 562, 500, 34, 190, 2.6, 11);
  out += unflip(s, 562, line(ink, t.pen(9), t.d)) + fill(ink, sparkle(562, 430, 26) + rect(512, 566, 100, 5));
  if (kind === "livres") {
    const inks = [p.pop, p.deep, p.warm, p.leaf, p.lite];
    out += cast(s, 110, 380, y + 80, 130);
    for (let i = 0; i < 5; i++) {
      const h = r.range(44, 62),
        w = r.range(230, 280),
        x = 240 + r.range(-16, 16),
        yy = y + 80 - nth([0, 58, 112, 168, 220], i);
      const col = nth(inks, i);
      out +=
        fill(col, rrect(x - w / 2, yy - h, w, h, 5)) +
        fill(p.lite, rect(x + w / 2 - 16, yy - h + 7, 16, h - 14)) +
        fill(
          onto(col, p.lite, p.ink),
          rect(x - w / 2 + 28, yy - h, 8, h) + rect(x - w / 2 + 60, yy - h / 2 - 4, w * 0.36, 8),
        );
    }
    out += at(
      240,
      470,
      1.8,
      fill(p.pop === a ? p.deep : p.pop, "M-22 -4h44q0 24 -12 26h-20q-12 -2 -12 -26z") +
        line(p.pop === a ? p.deep : p.pop, 4, "M22 2q14 2 2 14") +
        line(p.lite, 3, "M-8 -12q-8 -12 0 -22t0 -20M8 -12q-8 -12 0 -22t0 -20", opacity(0.8)),
    );
  } else if (kind === "chapeau") {
    out +=
      cast(s, 110, 380, y + 80, 130) +
      fill(p.pop === c ? p.deep : p.pop, rrect(100, 560, 290, 210, 10)) +
      bars(p.lite, 200, 12, 30, "M112 666H384", opacity(0.5)) +
      fill(mix(p.pop, p.ink, 0.2), rrect(86, 530, 318, 60, 10)) +
      fill(p.warm, rect(228, 530, 34, 240)) +
      at(
        245,
        530,
        2.4,
        fill(p.ink, ellipse(4, 0, 84, 12), opacity(0.3)) +
          fill(p.ink, ellipse(0, -6, 82, 14)) +
          fill(mix(p.ink, p.deep, 0.3), "M-46 -8C-50 -70 -30 -84 -8 -78Q0 -72 8 -78C30 -84 50 -70 46 -8Q0 6 -46 -8z") +
          fill(p.warm, "M-47 -26Q0 -12 47 -26L46 -8Q0 6 -46 -8z"),
      );
  } else {
    const vase = path`M160 ${y + 70}Q130 600 190 540V500H290V540Q350 600 320 ${y + 70}z`;
    out +=
      cast(s, 160, 320, y + 70, 140) +
      line(
        p.leaf,
        7,
        "M240 520Q230 420 170 330M240 520Q246 400 250 290M240 520Q260 430 330 350M240 520Q200 450 130 420M240 520Q290 460 360 440",
      ) +
      fill(p.leaf, dab(220, 450, 90, 22, -2.4) + dab(252, 440, 90, 22, -0.7) + dab(240, 380, 70, 18, -1.2)) +
      (
        [
          [170, 320, p.pop],
          [250, 272, p.lite],
          [334, 340, p.warm],
          [126, 412, p.warm],
          [366, 432, p.pop],
        ] as const
      )
        .map(([x, yy, q]) =>
          at(
            x as number,
            yy as number,
            1,
            fill(
              q as string,
              [0, 1, 2, 3, 4, 5].map((i) => ellipse(Math.cos(i * 1.047) * 32, Math.sin(i * 1.047) * 32, 25)).join(""),
            ) +
              fill(p.ink, ellipse(0, 0, 17)) +
              fill(p.warm === q ? p.pop : p.warm, ellipse(0, 0, 10)),
          ),
        )
        .join("") +
      fill(p.deep, vase) +
      grain(fill(SHADE.right, vase), 0.8) +
      line(p.lite, 6, "M160 640q20 -20 40 0t40 0t40 0t40 0");
  }
  return out;
};
