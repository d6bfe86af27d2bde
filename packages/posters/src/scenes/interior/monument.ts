// Interiors: nave, viewing platform.
import { mix } from "../../colour.ts";
import { arch, at, dab, dots, ellipse, fill, line, opacity, path, persp, poly, quad, rect } from "../../kit.ts";
import { farLandmark } from "../../primitives/landmarks.ts";
import { type Person, person } from "../../primitives/people.ts";
import { farTown, roofline } from "../../primitives/roofs.ts";
import { clouds, skyWash, stars, sun } from "../../primitives/sky.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage } from "../../stage.ts";

export const nave: Scene = (s) => {
  const { palette: p, random: r } = s,
    stone = p.dark ? p.deep : p.lite,
    sh = p.dark ? mix(p.deep, p.ink, 0.55) : p.mid,
    vy = 600;
  let out = fill(mix(p.deep, p.ink, 0.4), rect(0, 0, 800, 1000));
  const glow = p.dark ? p.glow : p.warm;
  out +=
    fill(mix(sh, p.ink, 0.25), rect(280, 240, 240, 420)) +
    fill(mix(p.deep, p.ink, 0.4), ellipse(400, 360, 92)) +
    rose(s, 400, 360, 84) +
    fill(glow, [334, 372, 410, 448].map((x) => arch(x, 490, 20, 110)).join("")) +
    fill(p.pop, [353, 429].map((x) => arch(x, 490, 16, 110)).join(""));
  for (let i = 0; i < 4; i++) {
    const k = 0.44 * 1.5 ** i,
      w = 210 * k,
      top = vy - 470 * k,
      spring = vy - 200 * k,
      foot = vy + 120 * k,
      c = mix(stone, sh, 0.85 - i * 0.25);
    out += `<path fill="${c}" fill-rule="evenodd" d="${path`M-10 -10H810V1010H-10zM${400 - w} ${foot}V${spring}Q${400 - w} ${spring - 150 * k} 400 ${top}Q${400 + w} ${spring - 150 * k} ${400 + w} ${spring}V${foot}L${400 + w * 1.02} 1010H${400 - w * 1.02}z`}"/>`;
    if (i < 3)
      out +=
        line(
          mix(c, p.ink, 0.25),
          4 * k + 2,
          path`M${400 - w - 16 * k} ${foot}V${spring}Q${400 - w - 16 * k} ${spring - 170 * k} 400 ${top - 26 * k}Q${400 + w + 16 * k} ${spring - 170 * k} ${400 + w + 16 * k} ${spring}V${foot}`,
        ) +
        fill(
          mix(c, p.ink, 0.55),
          arch(400 - w - 76 * k, vy - 130 * k, 44 * k, 130 * k, 30 * k) +
            arch(400 + w + 32 * k, vy - 130 * k, 44 * k, 130 * k, 30 * k),
        );
  }
  // floor and light
  const m = persp(6, 8, [
    [308, 652],
    [492, 652],
    [900, 1010],
    [-100, 1010],
  ]);
  let chk = "";
  for (let j = 0; j < 8; j++) for (let i = 0; i < 6; i++) if ((i + j) % 2) chk += quad(m, i, j, 1, 1);
  out +=
    fill(
      p.dark ? mix(p.mid, p.deep, 0.5) : mix(p.lite, p.mid, 0.2),
      poly([308, 652], [492, 652], [900, 1010], [-100, 1010]),
    ) +
    fill(sh, chk) +
    grain(fill(SHADE.floor, rect(0, 652, 800, 350)), 0.6);
  out +=
    fill(glow, poly([340, 330], [430, 400], [330, 1010], [60, 1010]), opacity(0.24)) +
    fill(p.pop, poly([400, 340], [450, 400], [560, 1010], [400, 1010]), opacity(0.16)) +
    grain(fill(LIGHT.halo, ellipse(400, 380, 260)), 0.5);
  return (
    out +
    person(s, r.pick<Person>(["woman", "man", "couple"]), 410, 800, 140, { shadow: 0.5 }) +
    person(s, "dress", 300, 900, 190, { dir: 1, shadow: 0.5 })
  );
};

function rose(s: Stage, x: number, y: number, R: number): string {
  const { palette: p } = s;
  let a = "",
    b = "",
    c = "";
  for (let i = 0; i < 12; i++) {
    const q = (i / 12) * 6.283;
    a += dab(x + Math.cos(q) * R * 0.3, y + Math.sin(q) * R * 0.3, R * 0.46, R * 0.16, q);
    b += ellipse(x + Math.cos(q + 0.26) * R * 0.86, y + Math.sin(q + 0.26) * R * 0.86, R * 0.12);
    c += ellipse(x + Math.cos(q + 0.26) * R * 0.56, y + Math.sin(q + 0.26) * R * 0.56, R * 0.07);
  }
  return (
    fill(p.dark ? p.glow : p.warm, a) +
    fill(p.pop, b) +
    fill(p.lite, c + ellipse(x, y, R * 0.18)) +
    fill(p.pop, ellipse(x, y, R * 0.09))
  );
}

export const belvedere: Scene = (s) => {
  // inside the ironwork, looking out over the roofs
  const { palette: p, random: r } = s,
    iron = p.dark ? p.ink : mix(p.ink, p.deep, 0.3),
    hz = 600;
  let out =
    sun(s, r.pick([250, 540]), 300, 96) + (p.dark ? stars(s, 20, 420) : clouds(s, 130, 380, 4)) + skyWash(s, hz);
  out +=
    farTown(s, hz, mix(p.haze, p.sky, 0.3)) +
    farLandmark(s, r.pick([230, 560]), hz + 10, 0.34) +
    roofline(s, 690, 0.7, mix(p.haze, p.deep, 0.3), true) +
    roofline(s, 770, 0.95, p.dark ? mix(p.deep, p.ink, 0.3) : p.deep, true);
  // lattice frame
  out +=
    line(iron, 30, "M-10 250Q400 -60 810 250") +
    line(iron, 14, "M-10 150Q400 -150 810 150") +
    line(iron, 8, "M20 228L80 120L150 152L210 76L290 106L350 50L400 92L450 50L510 106L590 76L650 152L720 120L780 228") +
    fill(iron, rect(-10, 0, 66, 1000) + rect(744, 0, 66, 1000)) +
    line(
      mix(iron, p.mid, 0.45),
      6,
      "M-4 300L50 380L-4 460L50 540L-4 620L50 700L-4 780M804 300L750 380L804 460L750 540L804 620L750 700L804 780M50 300L-4 380L50 460L-4 540L50 620L-4 700L50 780M750 300L804 380L750 460L804 540L750 620L804 700L750 780",
    ) +
    dots(mix(iron, p.mid, 0.45), 10, 40, "M54 20V980M746 20V980");
  out +=
    fill(iron, rect(0, 800, 800, 16) + rect(0, 940, 800, 70)) +
    line(
      iron,
      8,
      Array.from(
        { length: 12 },
        (_, i) => path`M${66 + i * 60} 816L${126 + i * 60} 940M${126 + i * 60} 816L${66 + i * 60} 940`,
      ).join(""),
    );
  out += at(
    r.pick([190, 610]),
    960,
    1,
    fill(p.pop, `${rect(-12, -160, 24, 160)}M-60 -230L40 -262L52 -222L-46 -190z`) +
      fill(mix(p.pop, p.ink, 0.3), rect(2, -160, 10, 160)) +
      fill(p.warm, "M40 -268L62 -274L76 -224L54 -218z") +
      fill(p.ink, ellipse(-54, -210, 16, 22)),
  );
  return out + person(s, r.pick<Person>(["couple", "woman", "man"]), 400, 960, 270, { shadow: 0 });
};
