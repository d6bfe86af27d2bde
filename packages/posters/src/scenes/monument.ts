// Landmarks as subjects: on their square, and mirrored in water.
import { mix } from "../colour.ts";
import { at, bars, blob, dots, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { lamp } from "../primitives/furniture.ts";
import type { Tone } from "../primitives/landmark-parts.ts";
import { landmark, landmarkFor, toneOf } from "../primitives/landmarks.ts";
import { type Person, person } from "../primitives/people.ts";
import { farTown } from "../primitives/roofs.ts";
import { birds, clouds, groundOf, skyOf, skyWash, stars, sun } from "../primitives/sky.ts";
import { bough, clipped, tree } from "../primitives/trees.ts";
import { grain, LIGHT, type Scene, SHADE } from "../stage.ts";

export const monument: Scene = (s) => {
  const { palette: p, random: r } = s,
    which = landmarkFor(s),
    tone = toneOf(s);
  const wide = which === "arc" || which === "opera" || which === "temple",
    tall = which === "eiffel" || which === "column" || which === "obelisk";
  const hz = tall ? 816 : 780,
    k =
      which === "eiffel"
        ? 1.06
        : tall
          ? 1
          : which === "opera"
            ? 1.06
            : wide
              ? 1.12
              : which === "notredame"
                ? 1.06
                : 0.98,
    cx = 400;
  const sx = cx + r.pick([-1, 1]) * r.range(60, 190),
    rad = r.range(170, 230);
  let out = "";
  const mode = r.int(0, 2);
  if (mode === 0) {
    // sun disc behind
    out +=
      (p.dark ? stars(s, 26, 500) : "") +
      fill(mix(p.sky, p.dark ? p.mid : p.lite, 0.4), ellipse(sx, 400, rad + 74)) +
      fill(p.dark ? p.lite : p.time === "golden" ? p.lite : p.time === "noon" ? p.warm : p.pop, ellipse(sx, 400, rad)) +
      grain(fill(SHADE.floor, ellipse(sx, 400, rad)), 0.5);
  } else if (mode === 1) {
    // searchlight / sun rays fanning out from behind
    let rays = "";
    for (let i = 0; i < 12; i++) {
      const a = Math.PI * (1 + i / 12),
        b = a + Math.PI / 24;
      rays += poly(
        [cx, hz - 140],
        [cx + Math.cos(a) * 1200, hz - 140 + Math.sin(a) * 1200],
        [cx + Math.cos(b) * 1200, hz - 140 + Math.sin(b) * 1200],
      );
    }
    out += fill(mix(p.sky, p.dark ? p.mid : p.lite, p.dark ? 0.28 : 0.42), rays) + skyWash(s, 700);
  } else out += skyOf(s, 4, hz) + sun(s, sx, 240, 74);
  out += farTown(s, hz, mix(p.haze, p.sky, 0.15));
  if (which === "sacre")
    out += fill(
      mix(p.leaf, p.haze, 0.2),
      path`M-10 ${hz + 60}C120 ${hz - 90} 260 ${hz - 120} 400 ${hz - 120}C540 ${hz - 120} 680 ${hz - 90} 810 ${hz + 60}z`,
    );
  const base = which === "sacre" ? hz - 96 : hz;
  if (!tall) out += ((T) => at(86, hz + 14, 1, T) + at(714, hz + 14, [-1, 1], T))(tree(s, 0, 0, 230, { dabs: 4 }));
  out += at(cx, base, k, landmark(s, which, tone));
  if (p.dark) out += grain(fill(LIGHT.halo, ellipse(cx, base - 60, 300, 160)), 0.45);
  out += groundOf(s, hz);
  if (which === "sacre") {
    out += fill(
      mix(p.leaf, p.dark ? p.ink : p.lite, 0.2),
      path`M-10 1000V${hz + 30}Q180 ${hz - 60} 330 ${base + 2}h140Q620 ${hz - 60} 810 ${hz + 30}V1000z`,
    );
    let st = "";
    for (let i = 0; i < 9; i++) st += rect(356 - i * 12, base + 6 + i * 32, 88 + i * 24, 18);
    out += fill(tone[0], poly([352, base], [448, base], [560, 1000], [240, 1000])) + fill(tone[1], st);
  } else if (which === "eiffel") {
    out +=
      fill(mix(p.leaf, p.ground, 0.25), poly([330, hz], [470, hz], [620, 1000], [180, 1000])) +
      fill(p.ground, poly([388, hz], [412, hz], [452, 1000], [348, 1000]));
    out += clipped(s, 40, hz + 22, 4, 66, 110) + clipped(s, 562, hz + 22, 4, 66, 110);
  } else {
    let lines = "";
    for (let i = -6; i < 7; i++) lines += path`M${400 + i * 46} ${hz}L${400 + i * 190} 1000`;
    out += line(mix(p.ground, p.ink, 0.14), 3, lines + path`M0 ${hz + 44}h800M0 ${hz + 118}h800`);
    out += fill(
      p.ink,
      poly([cx - 120, hz], [cx + 170 * k, hz], [cx + 420, hz + 90], [cx + 60, hz + 90]),
      opacity(0.22),
    );
  }
  out +=
    lamp(s, r.pick([96, 700]), 950, 400) +
    person(s, r.pick<Person>(["couple", "woman", "man", "umbrella"]), r.range(300, 480), 924, 116) +
    (r.chance(0.5) ? birds(s, cx + r.pick([-220, 220]), 300, 5) : "");
  return out;
};

export const monumentWater: Scene = (s) => {
  const { palette: p, random: r } = s,
    which = landmarkFor(s),
    wl = 640,
    cx = r.pick([330, 470]),
    tall = which === "eiffel" || which === "column" || which === "obelisk",
    k = which === "eiffel" ? 0.86 : tall ? 0.84 : which === "arc" || which === "opera" ? 0.9 : 0.84;
  const tone: Tone = p.dark
    ? [mix(p.mid, p.lite, 0.3), p.time === "night" ? p.deep : mix(p.mid, p.deep, 0.45), mix(p.deep, p.ink, 0.5)]
    : [p.lite, p.mid, p.deep];
  const mark = landmark(s, which, tone);
  let out =
    sun(s, cx < 400 ? 610 : 190, 250, 92) + (p.dark ? stars(s, 26, 480) : clouds(s, 90, 400, 4)) + skyWash(s, wl);
  out +=
    farTown(s, wl - 30, mix(p.haze, p.sky, 0.3)) +
    fill(mix(p.leaf, p.haze, 0.35), blob(r, 110, wl - 40, 200, 64, 10) + blob(r, 720, wl - 40, 190, 70, 10)) +
    at(cx, wl - 26, k, mark);
  out +=
    fill(p.shade, rect(0, wl - 28, 800, 34)) +
    fill(mix(p.shade, p.lite, 0.4), rect(0, wl - 32, 800, 7)) +
    (p.dark ? dots(p.glow, 9, 57, path`M20 ${wl - 40}H800`) : "");
  out +=
    fill(p.water, rect(0, wl + 4, 800, 370)) +
    `<g transform="translate(${cx} ${wl + 20}) scale(${k} ${-k * 0.62})" opacity=".42">${mark}</g>` +
    grain(fill(SHADE.down, rect(0, wl + 4, 800, 360)), 0.5);
  const w2 = mix(p.water, p.lite, 0.5);
  out +=
    bars(
      p.water,
      9,
      700,
      20,
      path`M0 ${wl + 60}H800M0 ${wl + 104}H800M0 ${wl + 156}H800M0 ${wl + 216}H800M0 ${wl + 286}H800`,
    ) +
    bars(
      w2,
      5,
      70,
      80,
      path`M10 ${wl + 36}H800M-50 ${wl + 84}H850M40 ${wl + 132}H780M-30 ${wl + 190}H830M20 ${wl + 252}H800`,
    );
  if (p.dark)
    out += fill(
      p.glow,
      [90, 204, 318, 489, 603, 717].map((x) => rect(x - 3, wl + 12, 6, 40) + rect(x - 5, wl + 66, 10, 20)).join(""),
      opacity(0.7),
    );
  const bx = cx < 400 ? 590 : 210;
  out += at(
    bx,
    860,
    1.5,
    fill(p.ink, "M-96 18H96L70 34H-66z", opacity(0.3)) +
      fill(mix(p.crust, p.lite, 0.4), ellipse(-10, -56, 9, 10)) +
      fill(p.pop, "M-26 -2C-26 -34 -22 -44 -10 -46C4 -44 6 -30 6 -2z") +
      fill(p.lite, `${ellipse(-10, -62, 18, 5)}M-20 -62Q-10 -78 0 -62z`) +
      line(p.wood, 5, "M-2 -26L86 26") +
      fill(p.wood, "M-92 -8Q0 14 92 -10Q84 20 62 22H-62Q-84 20 -92 -8z") +
      fill(p.lite, "M-92 -8Q0 14 92 -10L90 -2Q0 22 -90 0z"),
  );
  return out + bough(s, cx < 400 ? 1 : -1, 380, 240, p.leaf) + birds(s, cx < 400 ? 560 : 240, 420, 4);
};
