// Landmarks by the Seine (bridges, towers of a palace, a statue on its island), and the Géode.
import { mix } from "../../colour.ts";
import { arch, at, bars, dots, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { person } from "../../primitives/people.ts";
import { bough } from "../../primitives/trees.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { behind, water } from "./setting.ts";

export const conciergerie: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const glass = p.dark ? p.glow : mix(p.deep, p.ink, 0.3);
  const tower = (x: number, w: number, top: number): string =>
    fill(lit, rect(x, top, w, 690 - top)) +
    grain(fill(SHADE.right, rect(x, top, w, 690 - top)), 0.9) +
    fill(p.roof, poly([x - 14, top], [x + w / 2, top - w * 1.5], [x + w + 14, top])) +
    fill(mix(p.roof, p.ink, 0.3), poly([x + w / 2, top], [x + w / 2, top - w * 1.5], [x + w + 14, top])) +
    fill(shade, rect(x - 10, top, w + 20, 12)) +
    line(p.ink, 4, path`M${x + w / 2} ${top - w * 1.5}v-34`) +
    fill(glass, arch(x + w / 2 - 11, top + 70, 22, 50) + arch(x + w / 2 - 11, top + 190, 22, 50));
  return (
    behind(s, 640, 640) +
    fill(lit, rect(-10, 470, 820, 220)) +
    grain(fill(SHADE.down, rect(-10, 470, 820, 220)), 0.5) +
    fill(p.roof, poly([-10, 470], [30, 390], [770, 390], [810, 470])) +
    fill(shade, rect(-10, 466, 820, 12) + rect(-10, 600, 820, 8)) +
    fill(
      glass,
      times(9, (i) => arch(24 + i * 92, 510, 30, 66) + rect(30 + i * 92, 626, 18, 34)),
    ) +
    fill(
      mix(p.roof, p.lite, 0.2),
      times(5, (i) => poly([90 + i * 150, 440], [108 + i * 150, 400], [126 + i * 150, 440])),
    ) +
    tower(250, 104, 430) +
    tower(410, 104, 430) +
    tower(650, 92, 480) +
    fill(lit, rect(60, 300, 96, 390)) +
    fill(shade, rect(118, 300, 38, 390)) +
    fill(p.roof, poly([50, 300], [108, 190], [166, 300])) +
    fill(p.warm, circle(108, 356, 30)) +
    line(p.ink, 5, "M108 356V336M108 356H124") +
    fill(dark, rect(0, 690, 800, 60)) +
    bars(mix(dark, p.lite, 0.2), 4, 50, 12, "M0 716H800M30 736H800") +
    water(s, 750) +
    bough(s, 1, 300, 160, p.leaf)
  );
};

export const goldenBridge: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const pylon = (x: number, k: number): string =>
    at(
      x,
      560,
      k,
      fill(lit, rect(-34, -300, 68, 300)) +
        fill(shade, rect(8, -300, 26, 300)) +
        fill(lit, rect(-44, -316, 88, 20) + rect(-46, -30, 92, 34)) +
        line(shade, 4, "M-20 -280V-40M-6 -280V-40") +
        // A gilded Pegasus, held by Fame.
        fill(
          p.warm,
          "M-40 -330Q-44 -380 -4 -384Q26 -384 34 -356L52 -392L60 -372L44 -340L40 -316H26V-344H-12V-316H-26z",
        ) +
        fill(p.warm, "M-10 -380Q-4 -440 44 -448Q20 -420 18 -376z") +
        line(p.warm, 7, "M-36 -352Q-58 -340 -56 -314M-30 -384L-40 -430") +
        fill(p.warm, circle(-42, -440, 9)),
    );
  const lampPost = (x: number): string =>
    line(p.iron, 6, path`M${x} 560V476M${x - 16} 490Q${x} 470 ${x + 16} 490`) +
    fill(p.dark ? p.glow : p.lite, circle(x, 466, 12) + circle(x - 18, 486, 9) + circle(x + 18, 486, 9));
  return (
    behind(s, 600, 400) +
    pylon(140, 1.05) +
    pylon(660, 1.05) +
    fill(lit, rect(-10, 556, 820, 34)) +
    fill(
      p.warm,
      times(9, (i) => circle(60 + i * 85, 574, 11)),
    ) +
    bars(shade, 24, 5, 13, "M0 544H800") +
    fill(lit, rect(-10, 524, 820, 10)) +
    [250, 340, 460, 550].map(lampPost).join("") +
    fill(dark, "M-10 590H810V800H760Q640 640 400 630T40 800H-10z") +
    fill(mix(p.deep, p.sky, 0.25), "M60 800Q170 668 400 656T740 800z", opacity(0.55)) +
    line(mix(dark, p.lite, 0.35), 7, "M40 790Q160 640 400 630T760 790") +
    line(
      mix(dark, p.lite, 0.2),
      4,
      times(11, (i) => path`M${130 + i * 54} 594V${650 + Math.abs(i - 5) * 18}`),
    ) +
    dots(p.warm, 22, 60, "M60 618H760") +
    water(s, 790) +
    person(s, "couple", 400, 552, 74, { shadow: 0 })
  );
};

export const turretBridge: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade, dark] = toneOf(s);
  const spans = [-60, 150, 360, 570, 780];
  return (
    behind(s, 520, 640) +
    fill(mix(p.leaf, p.haze, 0.2), "M-20 560Q60 470 150 500Q220 450 300 520L320 600H-20z") +
    fill(lit, "M-10 560Q400 470 810 560V780H-10z") +
    grain(fill(SHADE.down, "M-10 560Q400 470 810 560V780H-10z"), 0.5) +
    fill(p.dark ? p.ink : mix(p.water, p.ink, 0.45), spans.map((x) => arch(x - 70, 640, 150, 160, 70)).join("")) +
    spans
      .slice(0, 4)
      .map(
        (x) =>
          fill(lit, path`M${x + 80} 790V560q26 -34 56 0V790z`) +
          fill(shade, path`M${x + 108} 790V546q18 2 28 14V790z`) +
          fill(mix(lit, p.lite, 0.4), path`M${x + 72} 566q34 -40 72 0v16q-36 -34 -72 0z`),
      )
      .join("") +
    line(shade, 8, "M-10 600Q400 512 810 600") +
    fill(
      dark,
      times(16, (i) => circle(20 + i * 52, 596 - Math.sin((i / 15) * Math.PI) * 44, 8)),
    ) +
    // Henri IV on horseback.
    at(
      400,
      512,
      1.25,
      fill(lit, rect(-46, -70, 92, 74) + rect(-56, -82, 112, 14)) +
        fill(shade, rect(10, -70, 36, 74)) +
        fill(
          p.ink,
          "M-58 -86V-124L-74 -100L-84 -112Q-72 -150 -40 -152H30Q62 -150 60 -104L54 -86H44L40 -122H-20L-30 -86H-42L-40 -116z",
        ) +
        fill(p.ink, "M-58 -140L-96 -176L-84 -196L-60 -186L-34 -152zM-14 -150Q-20 -200 2 -206Q26 -204 22 -150z") +
        fill(p.ink, circle(4, -220, 14)),
    ) +
    water(s, 780) +
    at(
      590,
      890,
      1.2,
      fill(p.lite, "M-110 0H120L92 34H-84z") +
        fill(p.pop, rect(-60, -34, 120, 36)) +
        fill(
          p.glass,
          times(4, (i) => rect(-50 + i * 28, -26, 18, 18)),
        ),
    )
  );
};

export const viaductBridge: Scene = (s) => {
  const { palette: p, random: r } = s;
  const [lit, shade] = toneOf(s);
  const iron = p.dark ? mix(p.mid, p.deep, 0.3) : mix(p.leaf, p.ink, 0.25);
  const from = r.range(60, 240);
  return (
    behind(s, 560, 150) +
    fill(p.leaf, rect(from, 318, 470, 92)) +
    fill(mix(p.leaf, p.lite, 0.75), rect(from, 340, 470, 14)) +
    fill(
      p.dark ? p.glow : p.glass,
      times(9, (i) => rect(from + 18 + i * 51, 358, 34, 32)),
    ) +
    fill(p.ink, rect(from, 404, 470, 10)) +
    fill(iron, rect(-10, 410, 820, 34)) +
    bars(mix(iron, p.lite, 0.3), 14, 8, 10, "M0 400H800") +
    times(8, (i) => {
      const x = 40 + i * 104;
      return (
        fill(iron, rect(x - 8, 444, 16, 186) + rect(x - 24, 620, 48, 12)) +
        fill(mix(iron, p.ink, 0.3), rect(x + 2, 444, 6, 186)) +
        line(iron, 8, path`M${x - 46} 446Q${x} 450 ${x} 500Q${x} 450 ${x + 46} 446`)
      );
    }) +
    fill(lit, "M-10 630H810V800H-10z") +
    fill(p.dark ? p.ink : mix(p.water, p.ink, 0.4), path`M40 800Q170 670 330 800zM450 800Q610 670 750 800z`) +
    fill(shade, rect(-10, 630, 820, 14)) +
    fill(lit, path`M340 800V640h100v160z`) +
    fill(mix(shade, p.ink, 0.2), path`M372 690q20 -40 40 0l-6 60h-28z`) +
    person(s, "woman", 210, 628, 86, { shadow: 0 }) +
    person(s, "man", 560, 628, 86, { shadow: 0, dir: -1 }) +
    water(s, 800)
  );
};

export const libertyOnTheSeine: Scene = (s) => {
  const { palette: p } = s;
  const copper = p.dark ? mix(p.leaf, p.mid, 0.45) : mix(p.leaf, p.lite, 0.3);
  const deep = mix(copper, p.ink, 0.35);
  const [lit, shade] = toneOf(s);
  return (
    behind(s, 720, 610) +
    water(s, 740) +
    at(
      400,
      700,
      1.06,
      fill(copper, "M-64 0C-74 -120 -66 -220 -50 -300Q-30 -340 0 -340Q34 -336 46 -296C64 -220 72 -120 62 0z") +
        line(
          deep,
          7,
          "M-40 -10Q-50 -150 -24 -280M-12 -6Q-24 -140 4 -250M22 -8Q16 -150 30 -260M44 -12Q50 -140 38 -240",
        ) +
        fill(deep, "M8 -330Q46 -330 48 -290C66 -220 72 -120 62 0H30Q50 -190 8 -330z", opacity(0.45)) +
        fill(copper, "M-30 -318L-92 -470L-70 -480L-6 -340z") +
        fill(copper, rect(-100, -488, 40, 12)) +
        fill(p.warm, "M-82 -488Q-112 -520 -80 -560Q-52 -520 -76 -488z") +
        fill(deep, "M40 -290L86 -250L70 -176L30 -200z") +
        fill(mix(copper, p.lite, 0.3), poly([36, -276], [76, -262], [62, -190], [26, -206])) +
        fill(copper, ellipse(2, -368, 28, 36)) +
        fill(
          deep,
          "M-26 -386Q0 -420 30 -386L34 -398L54 -410L38 -416L44 -440L22 -424L12 -448L0 -424L-18 -442L-18 -418L-42 -420L-28 -402z",
        ),
    ) +
    fill(lit, poly([310, 830], [336, 700], [464, 700], [490, 830])) +
    fill(shade, poly([420, 700], [464, 700], [490, 830], [430, 830])) +
    fill(lit, rect(322, 688, 156, 16)) +
    fill(mix(p.leaf, p.ink, 0.15), "M200 850Q230 780 310 812Q400 790 490 812Q570 780 610 850z") +
    fill(shade, "M170 840H640L600 900Q400 930 210 900z")
  );
};

export const mirrorSphere: Scene = (s) => {
  const { palette: p } = s;
  const [x, y, R] = [400, 480, 300];
  let facets = "";
  for (let i = -5; i <= 5; i++) {
    const half = Math.sqrt(Math.max(0, R * R - (i * 54) ** 2));
    facets += path`M${x - half} ${y + i * 54}H${x + half}M${x + i * 54 - 120} ${y - R}L${x + i * 54 + 120} ${y + R}M${x + i * 54 + 120} ${y - R}L${x + i * 54 - 120} ${y + R}`;
  }
  return (
    behind(s, 700, 130) +
    fill(
      mix(p.leaf, p.haze, 0.2),
      "M-10 720Q60 640 140 690Q220 640 260 720H-10zM540 720Q620 630 690 690Q760 640 810 700V720z",
    ) +
    fill(mix(p.mid, p.lite, 0.45), circle(x, y, R)) +
    fill(mix(p.sky, p.lite, 0.3), "M400 180A300 300 0 0 0 106 430Q250 500 400 440T694 420A300 300 0 0 0 400 180z") +
    fill(
      mix(p.leaf, p.mid, 0.3),
      "M112 560Q240 520 330 580T560 560T690 540A300 300 0 0 1 400 780A300 300 0 0 1 112 560z",
    ) +
    fill(p.dark ? p.lite : p.warm, circle(300, 330, 44)) +
    `<clipPath id="k"><path d="${circle(x, y, R - 2)}"/></clipPath><g clip-path="url(#k)">${line(p.dark ? p.deep : p.lite, 3, facets, opacity(0.6))}</g>` +
    grain(fill(SHADE.ball, circle(x, y, R)), 0.6) +
    fill(p.ink, ellipse(400, 790, 230, 24), opacity(0.3)) +
    water(s, 760) +
    fill(mix(p.mid, p.lite, 0.3), "M190 770Q400 900 610 770z", opacity(0.45)) +
    person(s, "child", 120, 770, 90) +
    person(s, "woman", 176, 776, 130)
  );
};
