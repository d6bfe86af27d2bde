// Street views above the ground floor: rooftops, courtyard windows.
import { mix } from "../../colour.ts";
import { arch, at, bars, dab, ellipse, fill, line, opacity, path, poly, rect } from "../../kit.ts";
import { farLandmark } from "../../primitives/landmarks.ts";
import { bust } from "../../primitives/people.ts";
import { farTown, roofline } from "../../primitives/roofs.ts";
import { birds, sun } from "../../primitives/sky.ts";
import { ironwork } from "../../primitives/windows.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { sky } from "./props.ts";

export const rooftops: Scene = (s) => {
  const { palette: p, random: r } = s,
    sx = r.range(200, 600);
  let out =
    sun(s, sx, r.range(240, 300), r.range(90, 130)) +
    sky(s, 620) +
    farTown(s, 560, mix(p.haze, p.sky, 0.4)) +
    farLandmark(s, sx < 400 ? r.range(520, 620) : r.range(170, 270), 566, 0.34);
  out +=
    roofline(s, 620, 0.72, mix(p.haze, p.deep, p.dark ? 0.25 : 0.12), true) +
    roofline(s, 700, 0.95, mix(p.haze, p.deep, p.dark ? 0.55 : 0.45), true);
  // a big zinc roof in the foreground, standing seams, one dormer, one stack
  const c = p.dark ? mix(p.deep, p.ink, 0.35) : p.deep,
    hi = mix(c, p.sky, 0.4),
    edge = 736;
  let seams = "";
  for (let i = -2; i < 12; i++) seams += path`M${i * 84 + 30} ${edge}L${i * 108 - 60} 1010`;
  const stackX = sx < 400 ? 80 : 560 /* The stack never covers the landmark. */,
    wallC = p.dark ? mix(p.wall, p.ink, 0.2) : p.lite;
  out +=
    fill(wallC, rect(stackX, 520, 176, 240)) +
    fill(p.ink, rect(stackX + 116, 520, 60, 240), opacity(0.22)) +
    fill(mix(wallC, p.ink, 0.25), rect(stackX - 10, 506, 196, 20)) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          fill(p.pop, path`M${stackX + 8 + i * 34} 508l4 -58h18l4 58z`) +
          fill(mix(p.pop, p.ink, 0.35), rect(stackX + 9 + i * 34, 444, 24, 10)),
      )
      .join("");
  out +=
    fill(c, rect(0, edge, 800, 280)) +
    line(hi, 5, seams, opacity(0.75)) +
    fill(hi, rect(0, edge - 6, 800, 12)) +
    grain(fill(SHADE.down, rect(0, edge, 800, 270)), 0.6);
  const dx = stackX < 300 ? 520 : 250,
    trim = p.dark ? p.mid : p.lite;
  out +=
    fill(p.ink, poly([dx + 70, 720], [dx + 190, 800], [dx + 190, 960], [dx + 70, 960]), opacity(0.3)) +
    fill(trim, arch(dx - 80, 660, 160, 290, 66)) +
    fill(
      mix(trim, p.ink, 0.2),
      path`M${dx - 94} 732Q${dx - 94} 640 ${dx} 636Q${dx + 94} 640 ${dx + 94} 732h-18Q${dx + 70} 664 ${dx} 660Q${dx - 70} 664 ${dx - 76} 732z`,
    ) +
    fill(p.dark ? p.glow : p.glass, arch(dx - 50, 712, 100, 210, 46)) +
    line(trim, 7, path`M${dx} 712V920M${dx - 50} 790h100`) +
    ironwork(p.iron, dx - 66, 930, 132, 62, 1.1) +
    fill(p.pop, [-50, -26, 0, 26, 50].map((q, i) => ellipse(dx + q, 872 - (i % 2) * 8, 11)).join("")) +
    fill(p.leaf, [-38, -12, 14, 40].map((q) => ellipse(dx + q, 882, 12)).join(""));
  if (r.chance(0.75))
    out += at(
      stackX < 300 ? 340 : 440,
      edge - 4,
      [stackX < 300 ? 1.3 : -1.3, 1.3],
      fill(
        p.ink,
        "M-18 0Q-22 -34 -8 -44L-10 -60L-2 -52H6L13 -60L12 -44Q22 -34 18 0zM16 -4Q40 -4 34 -30Q32 -36 30 -30Q32 -12 14 -12z",
      ),
    );
  return out + birds(s, 800 - sx, 210, 6);
};

export const windows: Scene = (s) => {
  // Twelve windows of a courtyard, each with a scene of its own. In the blue hour and at night, some are dark.
  const { palette: p, random: r } = s,
    wall = p.dark ? p.shade : p.wall,
    trim = mix(wall, p.lite, p.dark ? 0.25 : 0.7),
    glow = p.dark ? p.glow : mix(p.glass, p.sky, 0.15),
    cols = 3,
    cw = 236,
    x0 = 46,
    rh = 300;
  let out =
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(p.ink, poly([r.range(300, 420), -10], [810, -10], [810, r.range(620, 860)]), opacity(p.dark ? 0.2 : 0.13));
  const ink = p.dark ? p.ink : mix(p.ink, p.deep, 0.3),
    stories = r.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  let n = 0;
  for (let j = 0; j < 4; j++) {
    const y = -30 + j * rh;
    out += fill(mix(wall, p.ink, 0.14), rect(0, y + 246, 800, 10));
    for (let i = 0; i < cols; i++) {
      const x = x0 + i * cw + 48,
        w = 140,
        h = 204,
        id = nth(stories, n++),
        lit = p.dark ? r.chance(0.72) : true,
        g = lit ? r.pick([glow, glow, mix(glow, p.pop, 0.3)]) : p.ink,
        cx = x + w / 2,
        b = y + h;
      out += fill(trim, rect(x - 12, y - 14, w + 24, h + 14)) + fill(g, rect(x, y, w, h));
      const k = p.dark ? ink : p.lite;
      if (lit)
        out += nth(
          [
            () => at(cx, b, 1.5, bust(0, 0, 1, k, 1)),
            () => at(cx - 16, b, 1.4, bust(0, 0, 1, k, 2)),
            () =>
              at(
                cx,
                b,
                1.6,
                fill(
                  k,
                  "M-18 0Q-22 -34 -8 -44L-10 -60L-2 -52H6L13 -60L12 -44Q22 -34 18 0zM16 -4Q40 -4 34 -30Q32 -36 30 -30Q32 -12 14 -12z",
                ),
              ),
            () => line(k, 3, path`M${cx} ${y}v50`) + fill(p.pop, path`M${cx - 38} ${y + 90}q38 -84 76 0z`),
            () =>
              fill(p.leaf, [-2.6, -2.1, -1.57, -1, -0.5].map((a) => dab(cx, b - 34, 92, 22, a)).join("")) +
              fill(p.pop, path`M${cx - 26} ${b - 44}h52l-8 44h-36z`),
            () => fill(p.pop, path`M${x} ${y}h56q-4 120 -56 170zM${x + w} ${y}h-56q4 120 56 170z`),
            () =>
              fill(k, rect(x + 14, b - 84, 66, 84) + rect(x + 90, b - 56, 36, 56)) +
              fill(p.pop, rect(x + 22, b - 74, 22, 26)) +
              fill(p.warm, rect(x + 50, b - 74, 22, 26)),
            () => at(cx - 20, b, 1.2, bust(0, 0, 1, k, 0)) + at(cx + 30, b, 1.2, bust(0, 0, 1, k, 3)),
            () =>
              fill(k, path`M${cx - 50} ${b}v-60q0 -12 12 -12h70q14 0 14 12v60z`) +
              fill(p.warm, ellipse(cx - 4, b - 102, 22)),
            () =>
              fill(k, path`M${x + 20} ${b}v-130l20 -16v146zM${x + 44} ${b}v-150h10v150z`) +
              at(x + 92, b, 1.1, bust(0, 0, 1, k, 3)),
            () => fill(p.lite, path`M${x} ${y}h44v${h}h-44zM${x + w} ${y}h-30v${h}h30z`, opacity(0.8)),
            () =>
              fill(k, ellipse(cx, b - 46, 30) + rect(cx - 4, b - 20, 8, 20)) +
              fill(p.pop, ellipse(cx - 16, b - 60, 9) + ellipse(cx + 14, b - 66, 9) + ellipse(cx + 4, b - 40, 9)),
          ],
          id,
        )();
      out +=
        fill(p.ink, rect(x, y, w, 12) + rect(x, y, 9, h), opacity(0.35)) +
        fill(trim, rect(cx - 4, y, 8, h) + rect(x, y + 62, w, 6));
      const railed = j % 2 === 0;
      if (railed) out += ironwork(p.iron, x - 16, b, w + 32, 62, 1.2) + fill(trim, rect(x - 20, b, w + 40, 12));
      else {
        const sc = p.dark ? mix(p.deep, p.sky, 0.25) : r.pick([p.mid, p.mid, p.leaf]);
        out +=
          fill(sc, rect(x - 64, y - 6, 50, h + 8) + rect(x + w + 14, y - 6, 50, h + 8)) +
          bars(mix(sc, p.ink, 0.3), 34, 4, 7, path`M${x - 39} ${y + 10}V${b - 12}M${x + w + 39} ${y + 10}V${b - 12}`) +
          fill(trim, rect(x - 16, b, w + 32, 12));
      }
      out += fill(
        p.ink,
        poly([x - 16, b + 12], [x + w + 16, b + 12], [x + w + 36, b + 36], [x + 6, b + 36]),
        opacity(0.22),
      );
    }
  }
  if (r.chance(0.6))
    out +=
      line(p.ink, 3, "M-10 520Q400 600 810 510") +
      (
        [
          [120, 541, p.pop],
          [190, 551, p.lite],
          [270, 558, p.warm],
          [560, 549, p.lite],
          [640, 539, p.pop],
        ] as const
      )
        .map(([x, y, c]) => fill(c as string, path`M${x as number} ${y as number}h52l6 62h-64z`))
        .join("");
  return out;
};
