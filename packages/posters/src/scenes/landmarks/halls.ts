// Sights in the halls of museums and memorials.
import { mix } from "../../colour.ts";
import { arch, at, blob, dab, ellipse, fill, line, opacity, path, poly, rect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { person } from "../../primitives/people.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";

export const boneWall: Scene = (s) => {
  const { palette: p } = s;
  const bone = p.dark ? mix(p.lite, p.mid, 0.25) : mix(p.lite, p.warm, 0.2);
  const dark = mix(p.ink, p.deep, 0.2);
  const skull = (x: number, y: number): string =>
    fill(bone, path`M${x - 34} ${y}a34 34 0 1 1 68 0q0 18 -14 22v16h-40v-16q-14 -4 -14 -22z`) +
    fill(dark, circle(x - 13, y + 2, 9) + circle(x + 13, y + 2, 9) + path`M${x} ${y + 10}l7 13h-14z`) +
    line(dark, 3, path`M${x - 10} ${y + 28}v10M${x} ${y + 28}v10M${x + 10} ${y + 28}v10`);
  const ends = (y: number, shift: number): string =>
    times(
      17,
      (i) =>
        fill(mix(bone, p.ink, 0.12 + (i % 3) * 0.06), circle(i * 50 - shift, y, 23)) +
        fill(dark, circle(i * 50 - shift, y, 8)),
    );
  return (
    fill(dark, rect(0, 0, 800, 1000)) +
    ends(60, 0) +
    ends(106, 25) +
    ends(152, 0) +
    times(11, (i) => skull(20 + i * 76, 216)) +
    ends(290, 25) +
    ends(336, 0) +
    ends(382, 25) +
    times(11, (i) => skull(-14 + i * 76, 446)) +
    ends(520, 0) +
    ends(566, 25) +
    ends(612, 0) +
    times(11, (i) => skull(20 + i * 76, 676)) +
    ends(750, 25) +
    ends(796, 0) +
    fill(mix(dark, p.mid, 0.2), rect(0, 830, 800, 170)) +
    grain(fill(SHADE.down, rect(0, 0, 800, 840)), 0.5) +
    line(p.ink, 6, "M400 0V300") +
    fill(p.warm, "M360 300H440L452 330H348z") +
    grain(fill(LIGHT.halo, ellipse(400, 420, 360, 380)), 0.7) +
    person(s, "man", 470, 950, 250, { dir: -1 }) +
    person(s, "child", 360, 956, 160)
  );
};

export const waterLilies: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.mid, p.deep, 0.3) : mix(p.lite, p.mid, 0.12);
  const pond = p.dark ? mix(p.water, p.mid, 0.25) : mix(p.water, p.lite, 0.25);
  const canvas = "M-10 250Q400 330 810 250V640Q400 560 -10 640z";
  const lily = (x: number, y: number, k: number, c: string): string =>
    at(
      x,
      y,
      k,
      fill(mix(p.leaf, pond, 0.3), "M-70 0a70 26 0 1 1 140 0a70 26 0 1 1 -120 -16L0 0z") +
        fill(
          c,
          dab(0, 0, 44, 16, -2.6) +
            dab(0, 0, 44, 16, -2) +
            dab(0, 0, 46, 16, -1.57) +
            dab(0, 0, 44, 16, -1.1) +
            dab(0, 0, 44, 16, -0.5),
        ) +
        fill(p.warm, circle(0, -6, 8)),
    );
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(mix(wall, p.lite, 0.5), ellipse(400, 60, 520, 120)) +
    grain(fill(LIGHT.halo, ellipse(400, 80, 420, 130)), 0.4) +
    fill(pond, canvas) +
    fill(mix(p.sky, p.lite, 0.4), blob(r, 200, 400, 170, 70) + blob(r, 600, 370, 150, 60), opacity(0.6)) +
    fill(mix(p.leaf, pond, 0.45), "M40 270q10 120 -10 190M80 276q14 90 0 150") +
    line(
      mix(p.leaf, p.ink, 0.1),
      7,
      "M50 262q24 110 0 190M90 268q20 90 4 160M720 268q-24 110 4 190M760 262q-16 90 0 160",
    ) +
    lily(190, 540, 1, mix(p.pop, p.lite, 0.5)) +
    lily(370, 480, 0.8, p.lite) +
    lily(560, 540, 1.1, mix(p.pop, p.lite, 0.3)) +
    lily(300, 400, 0.6, p.lite) +
    lily(620, 430, 0.7, mix(p.warm, p.lite, 0.3)) +
    lily(90, 440, 0.6, p.lite) +
    line(mix(wall, p.ink, 0.25), 5, canvas) +
    fill(mix(p.wood, p.warm, 0.35), "M-10 760Q400 690 810 760V1000H-10z") +
    grain(fill(SHADE.floor, rect(0, 740, 800, 260)), 0.6) +
    fill(p.ink, ellipse(400, 880, 220, 34), opacity(0.2)) +
    fill(mix(p.deep, p.ink, 0.2), ellipse(400, 830, 210, 40) + rect(190, 830, 420, 30) + ellipse(400, 860, 210, 40)) +
    fill(mix(p.deep, p.mid, 0.3), ellipse(400, 826, 208, 38)) +
    person(s, "woman", 250, 950, 230, { dir: 1 }) +
    person(s, "couple", 600, 940, 220, { dir: -1 })
  );
};

export const wallOfNames: Scene = (s) => {
  const { palette: p, random: r } = s;
  const stone = p.dark ? mix(p.mid, p.deep, 0.3) : mix(p.lite, p.mid, 0.25);
  const cut = mix(stone, p.ink, 0.32);
  const slab = (x: number, w: number, y: number, h: number): string => {
    let rows = "";
    for (let j = 0; j < h / 22 - 2; j++) rows += rect(x + 22, y + 28 + j * 22, (w - 44) * r.range(0.6, 1), 6);
    return fill(stone, rect(x, y, w, h)) + grain(fill(SHADE.right, rect(x, y, w, h)), 0.35) + fill(cut, rows);
  };
  return (
    fill(mix(p.sky, p.lite, p.dark ? 0.05 : 0.3), rect(0, 0, 800, 1000)) +
    slab(-20, 250, 120, 720) +
    slab(250, 240, 170, 640) +
    slab(510, 310, 110, 740) +
    fill(mix(stone, p.ink, 0.2), poly([-10, 840], [810, 850], [810, 1000], [-10, 1000])) +
    grain(fill(SHADE.floor, rect(0, 840, 800, 160)), 0.5) +
    person(s, "woman", 330, 930, 260, { coat: p.ink, dir: 1 }) +
    at(
      560,
      930,
      1.2,
      fill(p.ink, ellipse(4, 4, 60, 9), opacity(0.25)) +
        fill(mix(p.warm, p.lite, 0.5), rect(-22, -52, 44, 52)) +
        fill(p.warm, "M0 -110Q22 -78 0 -54Q-22 -78 0 -110z") +
        fill(p.lite, "M0 -88Q9 -72 0 -58Q-9 -72 0 -88z"),
    ) +
    grain(fill(LIGHT.halo, ellipse(560, 850, 150, 130)), 0.6) +
    fill(
      p.lite,
      times(5, (i) => ellipse(660 + i * 30, 934, 13, 8)),
    )
  );
};

export const pendulum: Scene = (s) => {
  const { palette: p } = s;
  const wall = p.dark ? mix(p.deep, p.mid, 0.15) : mix(p.lite, p.mid, 0.25);
  const rib = mix(wall, p.ink, 0.25);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(mix(wall, p.ink, 0.12), arch(230, 150, 340, 640, 170)) +
    fill(
      p.dark ? mix(p.glow, p.deep, 0.4) : mix(p.sky, p.lite, 0.4),
      arch(300, 260, 90, 300, 45) + arch(410, 260, 90, 300, 45),
    ) +
    line(
      rib,
      13,
      "M0 300Q200 40 400 20Q600 40 800 300M230 790V320Q260 160 400 150Q540 160 570 320V790M60 790V260M740 790V260M400 20V150",
    ) +
    fill(rib, rect(44, 250, 32, 560) + rect(724, 250, 32, 560)) +
    at(
      210,
      300,
      1,
      fill(p.wood, "M-110 0Q0 -24 110 0L104 10Q0 -10 -104 10zM-8 -30H8V60H-8z") +
        fill(mix(p.warm, p.lite, 0.4), "M-140 -20Q-70 -60 0 -30Q70 -60 140 -20Q70 -30 0 -8Q-70 -30 -140 -20z") +
        line(p.ink, 2.5, "M0 -300V-30M-30 40L0 20L30 40"),
    ) +
    fill(mix(p.wood, p.warm, 0.25), rect(0, 790, 800, 210)) +
    line(mix(p.wood, p.ink, 0.2), 4, "M0 840H800M0 910H800M200 790L120 1000M400 790V1000M600 790L680 1000") +
    fill(mix(p.mid, p.lite, 0.4), ellipse(400, 860, 260, 62)) +
    line(p.ink, 4, `${ellipse(400, 860, 220, 50)}M180 860H620M400 812V908M246 824L554 896M554 824L246 896`) +
    line(p.ink, 3.5, "M400 20L450 770") +
    fill(p.warm, circle(452, 800, 44)) +
    grain(fill(SHADE.ball, circle(452, 800, 44)), 0.8) +
    fill(p.ink, poly([444, 842], [462, 842], [456, 866])) +
    person(s, "child", 180, 960, 150) +
    person(s, "woman", 110, 970, 230) +
    person(s, "man", 680, 966, 240, { dir: -1 })
  );
};

export const tapestry: Scene = (s) => {
  const { palette: p, random: r } = s;
  const red = p.dark ? mix(p.pop, p.ink, 0.35) : mix(p.pop, p.ink, 0.12);
  const cream = p.lite;
  let flowers = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [90 + ((i * 139) % 620), 110 + ((i * 83) % 700)];
    flowers +=
      fill(
        nth([p.warm, cream, mix(p.leaf, cream, 0.3)], i),
        circle(x - 7, y, 6) + circle(x + 7, y, 6) + circle(x, y - 7, 6) + circle(x, y + 7, 6),
      ) + line(p.leaf, 3, path`M${x} ${y + 10}v16`);
  }
  return (
    fill(p.dark ? mix(p.deep, p.ink, 0.3) : mix(p.lite, p.mid, 0.35), rect(0, 0, 800, 1000)) +
    fill(p.ink, rect(86, 96, 640, 770), opacity(0.28)) +
    fill(red, rect(70, 80, 660, 770)) +
    flowers +
    fill(mix(p.leaf, p.ink, 0.15), ellipse(400, 740, 270, 76)) +
    fill(p.leaf, ellipse(400, 724, 264, 70)) +
    line(p.wood, 13, "M140 720V420M660 720V420") +
    fill(
      mix(p.leaf, p.ink, 0.2),
      circle(140, 380, 60) +
        circle(110, 420, 40) +
        circle(170, 416, 42) +
        circle(660, 380, 60) +
        circle(630, 420, 40) +
        circle(690, 416, 42),
    ) +
    fill(p.warm, circle(126, 370, 10) + circle(160, 396, 10) + circle(650, 366, 10) + circle(680, 400, 10)) +
    at(
      400,
      730,
      1,
      fill(p.deep, "M-90 0Q-70 -150 -40 -230Q0 -256 40 -230Q70 -150 90 0z") +
        fill(p.warm, "M-30 -10Q-20 -150 0 -230Q20 -150 30 -10z") +
        fill(mix(cream, p.crust, 0.25), circle(0, -268, 34)) +
        fill(p.warm, "M-40 -280Q-40 -330 0 -330Q40 -330 40 -280Q20 -300 0 -300Q-20 -300 -40 -280z") +
        fill(cream, "M-40 -226L-110 -180L-100 -160L-34 -190z"),
    ) +
    at(
      590,
      720,
      1,
      fill(
        cream,
        "M-90 0V-90Q-100 -150 -40 -160H30Q60 -220 40 -256L70 -282L92 -256Q110 -230 84 -222Q82 -150 60 -110V0H40V-70H-50L-60 0z",
      ) +
        line(p.warm, 7, "M66 -280L40 -370") +
        line(p.warm, 4, "M58 -300l10 -6M52 -320l10 -6M46 -340l10 -6") +
        line(mix(cream, p.mid, 0.5), 9, "M-86 -120q-30 20 -26 70") +
        fill(p.ink, circle(74, -252, 4)),
    ) +
    at(
      220,
      720,
      1,
      fill(
        p.crust,
        "M-60 0V-80Q-60 -130 -10 -136Q-30 -190 10 -206Q54 -206 52 -160Q50 -130 40 -110L46 0H26L20 -70H-30L-40 0z",
      ) +
        fill(mix(p.crust, p.ink, 0.3), circle(10, -166, 44)) +
        fill(p.crust, circle(20, -164, 28)) +
        fill(p.ink, circle(14, -168, 4) + circle(32, -168, 4)) +
        line(p.crust, 8, "M-60 -60Q-100 -70 -96 -130"),
    ) +
    line(p.warm, 7, rect(84, 94, 632, 742)) +
    fill(mix(p.wood, p.ink, 0.1), rect(0, 900, 800, 100)) +
    person(s, r.pick(["woman", "man"]), 400, 985, 150)
  );
};
