// Still lifes of souvenirs and bathing.
import { mix } from "../../colour.ts";
import { at, bars, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { landmark, landmarkNamed } from "../../primitives/landmarks.ts";
import { house } from "../../primitives/roofs.ts";
import { grain, type Scene, SHADE, unflip } from "../../stage.ts";
import { drop, tableSet } from "./props.ts";

export const stillGlobe: Scene = (s) => {
  const { palette: p, random: r } = s,
    cx = 400,
    cy = 430,
    R = 250,
    which = landmarkNamed(s.name),
    k = which === "arc" || which === "opera" || which === "temple" ? 0.54 : 0.6;
  let out = tableSet(s, 690);
  out += fill(p.ink, poly([cx - 190, 890], [cx + 190, 890], [810, 990], [810, 1010], [cx + 60, 1010]), opacity(0.3));
  const inside = p.dark ? mix(p.sky, p.mid, 0.35) : mix(p.sky, p.deep, 0.3);
  out += fill(inside, ellipse(cx, cy, R)) + fill(p.dark ? p.glow : p.warm, ellipse(cx + 90, cy - 70, 62));
  const base = cy + 170;
  out +=
    fill(
      mix(inside, p.deep, 0.4),
      path`M${cx - 178} ${base + 6}h40v-70h34v50h50v-90h40v60h60v-40h50v70h50v-50h40v70z`,
    ) +
    (which
      ? at(cx, base + 8, k, landmark(s, which, [p.lite, p.mid, p.deep]))
      : at(cx - 70, base + 8, 1, house(s, 130, 150, p.mid, { floors: 2 })) +
        at(cx + 62, base + 12, 1, house(s, 150, 230, p.lite, { floors: 3 })));
  out += fill(
    p.lite,
    path`M${cx - 184} ${base}Q${cx} ${base - 30} ${cx + 184} ${base}A${R} ${R} 0 0 1 ${cx - 184} ${base}z`,
  );
  let flakes = "";
  for (let i = 0; i < 46; i++) {
    const a = r() * 6.28,
      q = Math.sqrt(r()) * (R - 18);
    const fy = cy + Math.sin(a) * q;
    if (fy < base - 10) flakes += ellipse(cx + Math.cos(a) * q, fy, r.pick([3, 4.5, 6]));
  }
  out +=
    fill(p.lite, flakes) +
    grain(fill(SHADE.ball, ellipse(cx, cy, R)), 0.55) +
    line(p.lite, 7, ellipse(cx, cy, R), opacity(0.8)) +
    fill(p.lite, "M214 330Q250 240 340 214Q280 260 256 350z", opacity(0.65));
  const stand = path`M${cx - 176} 640H${cx + 176}L${cx + 214} 880H${cx - 214}z`;
  out +=
    fill(p.pop, stand) +
    grain(fill(SHADE.right, stand), 0.7) +
    fill(mix(p.pop, p.ink, 0.3), rect(cx - 222, 870, 444, 24)) +
    fill(p.warm, rect(cx - 182, 634, 364, 14)) +
    fill(p.lite, rrect(cx - 136, 720, 272, 92, 8));
  const t = letters("PARIS", cx, 742, 48, 220);
  out += unflip(s, cx, line(p.ink, t.pen(8), t.d));
  return out;
};

export const stillPool: Scene = (s) => {
  const { palette: p, random: r } = s,
    w = p.dark ? mix(p.water, p.mid, 0.35) : p.water,
    tile = p.dark ? p.mid : p.lite,
    edge = 420;
  let out = fill(w, rect(0, 0, 800, 1000)) + grain(fill(SHADE.down, rect(0, edge, 800, 580)), 0.5);
  // caustics
  let c1 = "";
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 6; i++) {
      const x = i * 160 + (j % 2) * 80 - 60 + r.range(-16, 16),
        y = edge + 110 + j * 84 + r.range(-12, 12);
      c1 += path`M${x} ${y}q34 -34 80 -6q40 22 74 -8q-22 44 -66 40q-54 -8 -88 -26z`;
    }
  out += fill(mix(w, p.lite, 0.5), c1, opacity(0.75));
  // tiled deck
  out +=
    fill(tile, rect(0, 0, 800, edge)) +
    line(
      mix(tile, p.ink, 0.14),
      4,
      "M0 84H800M0 190H800M0 300H800M100 0L40 390M260 0L226 390M420 0V390M580 0L612 390M740 0L800 390",
    ) +
    fill(mix(tile, p.lite, 0.5), rect(0, edge - 40, 800, 44)) +
    fill(p.deep, rect(0, edge + 4, 800, 56)) +
    bars(mix(p.deep, p.lite, 0.2), 22, 36, 8, path`M0 ${edge + 17}H800M-22 ${edge + 45}H830`) +
    fill(p.ink, rect(0, edge + 60, 800, 22), opacity(0.25));
  // ladder
  const steel = p.dark ? p.lite : mix(p.lite, p.deep, 0.12);
  out +=
    line(p.ink, 18, "M360 330L560 360M520 330L720 360", opacity(0.2)) +
    line(
      mix(steel, p.ink, 0.35),
      24,
      "M300 880V300Q300 190 380 190Q440 190 440 270V330M500 880V300Q500 190 580 190Q640 190 640 270V330",
    ) +
    line(
      steel,
      14,
      "M296 880V300Q296 188 376 188Q434 188 436 270V330M496 880V300Q496 188 576 188Q634 188 636 270V330",
    ) +
    line(mix(steel, w, 0.25), 26, "M300 560H500M300 690H500M300 820H500") +
    line(w, 13, "M286 470q14 -10 28 0M486 470q14 -10 28 0M280 620q20 -12 40 0M480 760q20 -12 40 0");
  // towel, goggles, cap
  const a = r.pick([p.pop, p.warm, p.leaf]);
  out +=
    `<g transform="rotate(-7 140 190)">` +
    drop(s, rect(-20, 60, 250, 260), 16, 18) +
    fill(a, rect(-20, 60, 250, 260)) +
    bars(p.lite, 250, 22, 34, "M105 76V320") +
    "</g>";
  out += at(
    660,
    250,
    1,
    fill(p.ink, ellipse(16, 62, 110, 16), opacity(0.2)) +
      fill(p.pop === a ? p.deep : p.pop, "M-92 50C-92 -30 -40 -66 10 -66C66 -66 96 -20 96 50Q0 70 -92 50z") +
      grain(fill(SHADE.right, "M-92 50C-92 -30 -40 -66 10 -66C66 -66 96 -20 96 50Q0 70 -92 50z"), 0.7) +
      line(p.lite, 9, "M-60 -20Q-20 -50 40 -50"),
  );
  return (
    out +
    at(
      150,
      360,
      1,
      line(p.ink, 9, "M-84 0C-100 -36 60 -60 120 -20") +
        fill(p.ink, rrect(-92, -18, 84, 46, 20) + rrect(8, -18, 84, 46, 20)) +
        fill(p.warm, rrect(-82, -10, 64, 30, 14) + rrect(18, -10, 64, 30, 14)) +
        line(p.ink, 8, "M-8 0H8"),
    )
  );
};
