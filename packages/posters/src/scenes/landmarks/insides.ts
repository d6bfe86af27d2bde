// What museums and memorials are known for.
import { mix } from "../../colour.ts";
import { arch, at, bars, blob, dab, ellipse, fill, line, opacity, path, poly, rect, rrect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { toneOf } from "../../primitives/landmarks.ts";
import { person } from "../../primitives/people.ts";
import { dressForm } from "../../primitives/wares.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";
import { behind, sideTrees, strollers } from "./setting.ts";

export const thinker: Scene = (s) => {
  const { palette: p, random: r } = s;
  const [lit, shade] = toneOf(s);
  const bronze = p.dark ? mix(p.ink, p.leaf, 0.15) : mix(p.ink, p.leaf, 0.25);
  const light = mix(bronze, p.lite, 0.22);
  return (
    behind(s, 640, 640) +
    fill(lit, rect(130, 420, 540, 240)) +
    fill(p.roof, poly([120, 420], [170, 350], [630, 350], [680, 420])) +
    fill(
      p.dark ? p.glow : p.glass,
      times(7, (i) => arch(158 + i * 74, 450, 36, 70) + rect(158 + i * 74, 560, 36, 80)),
    ) +
    fill(shade, rect(120, 414, 560, 12)) +
    fill(
      mix(p.leaf, p.ink, 0.1),
      times(9, (i) => poly([20 + i * 96, 680], [50 + i * 96, 540 - (i % 2) * 30], [80 + i * 96, 680])),
    ) +
    fill(p.leaf, rect(0, 670, 800, 330)) +
    fill(p.ground, poly([300, 670], [500, 670], [700, 1000], [100, 1000])) +
    fill(
      p.pop,
      times(
        26,
        (i) =>
          circle(20 + ((i * 71) % 210), 720 + ((i * 47) % 250), 11) +
          circle(590 + ((i * 67) % 200), 720 + ((i * 53) % 250), 11),
      ),
    ) +
    fill(lit, rect(300, 700, 200, 240) + rect(280, 690, 240, 20) + rect(276, 930, 248, 30)) +
    fill(shade, rect(430, 710, 70, 220)) +
    at(
      396,
      692,
      1.25,
      fill(
        bronze,
        "M-78 0L-70 -66Q-76 -90 -50 -98L10 -104Q44 -104 48 -78L54 -20L74 -8V0H20L14 -66L-24 -60L-26 -12L-2 -6V0z",
      ) +
        fill(bronze, "M-62 -94Q-86 -170 -40 -208Q-8 -226 16 -204Q34 -186 20 -150L10 -100z") +
        fill(bronze, circle(24, -226, 30)) +
        fill(bronze, "M6 -196L42 -120L22 -106Q0 -150 -14 -170zM40 -122L14 -190L28 -202L56 -136Q58 -112 40 -108z") +
        fill(light, "M-58 -100Q-76 -160 -38 -196Q-52 -150 -46 -100z") +
        fill(light, ellipse(14, -236, 13, 9)) +
        line(light, 4, "M-60 -66L-20 -74M20 -88L44 -76"),
    ) +
    strollers(s, 980, r.range(84, 92))
  );
};

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

export const atelierDresses: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.15) : mix(p.lite, p.mid, 0.12);
  const inks = r.shuffle([p.pop, p.deep, p.warm, p.ink]);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(mix(p.wood, p.warm, 0.25), rect(40, 90, 720, 18)) +
    times(
      8,
      (i) =>
        fill(nth([p.lite, p.mid, p.warm, p.pop], i), rect(70 + i * 86, 108, 60, 120)) +
        line(mix(p.ink, wall, 0.3), 4, path`M${84 + i * 86} 210q14 -60 30 -70t20 -20`),
    ) +
    fill(mix(wall, p.ink, 0.12), rect(0, 760, 800, 240)) +
    grain(fill(SHADE.floor, rect(0, 760, 800, 240)), 0.6) +
    times(
      3,
      (i) =>
        fill(p.ink, ellipse(170 + i * 230, 880 + (i % 2) * 50, 100, 16), opacity(0.25)) +
        dressForm(s, 170 + i * 230, 880 + (i % 2) * 50, 3.6, nth(inks, i)),
    ) +
    grain(fill(LIGHT.halo, ellipse(400, 360, 320, 300)), 0.3)
  );
};

export const projector: Scene = (s) => {
  const { palette: p } = s;
  const room = mix(p.ink, p.deep, 0.3);
  const beam = mix(p.warm, p.lite, 0.6);
  const reel = (x: number, y: number, R: number): string =>
    fill(mix(p.mid, p.lite, 0.3), circle(x, y, R)) +
    fill(
      room,
      times(5, (i) => circle(x + Math.cos(i * 1.257) * R * 0.56, y + Math.sin(i * 1.257) * R * 0.56, R * 0.24)) +
        circle(x, y, R * 0.1),
    ) +
    line(p.ink, 5, circle(x, y, R));
  return (
    fill(room, rect(0, 0, 800, 1000)) +
    fill(beam, poly([540, 560], [-10, 100], [-10, 560]), opacity(0.3)) +
    fill(beam, poly([540, 560], [-10, 180], [-10, 480]), opacity(0.35)) +
    fill(beam, poly([0, 110], [250, 150], [250, 500], [0, 540])) +
    fill(p.pop, circle(150, 320, 70)) +
    fill(p.ink, poly([30, 520], [120, 380], [190, 440], [250, 330], [250, 500])) +
    line(p.ink, 5, "M0 110L250 150V500L0 540") +
    reel(560, 300, 120) +
    reel(690, 480, 90) +
    fill(mix(p.mid, p.ink, 0.4), rrect(520, 430, 210, 240, 16)) +
    grain(fill(SHADE.right, rrect(520, 430, 210, 240, 16)), 0.6) +
    fill(p.ink, rect(470, 520, 60, 80)) +
    fill(beam, ellipse(470, 560, 16, 40)) +
    fill(p.pop, circle(690, 630, 14)) +
    line(mix(p.mid, p.lite, 0.2), 14, "M560 670L480 930M690 670L760 930M625 670V930") +
    times(7, (i) => fill(mix(room, p.pop, 0.35), rrect(20 + i * 112 - (i > 3 ? 10 : 0), 860, 96, 140, 24))) +
    times(4, (i) => fill(p.ink, circle(90 + i * 112, 850, 34)))
  );
};

export const walkingMan: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.mid, 0.12) : mix(p.lite, p.mid, 0.18);
  const bronze = p.dark ? mix(p.ink, p.warm, 0.18) : mix(p.ink, p.wood, 0.35);
  const lean = (x: number, k: number): string =>
    at(
      x,
      860,
      k,
      line(bronze, 15, "M0 -330L-84 0M0 -330L80 0") +
        line(bronze, 20, "M0 -330L16 -520") +
        line(bronze, 9, "M14 -500L-50 -360L-70 -280M16 -500L70 -390L96 -300") +
        fill(bronze, ellipse(22, -566, 17, 27)) +
        fill(bronze, "M-120 0H-60L-76 -24zM56 0H126L80 -24z"),
    );
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(mix(wall, p.lite, 0.4), poly([460, 0], [800, 0], [800, 860], [620, 860])) +
    fill(mix(wall, p.ink, 0.2), rect(0, 860, 800, 140)) +
    grain(fill(SHADE.floor, rect(0, 860, 800, 140)), 0.6) +
    fill(p.ink, poly([330, 870], [560, 870], [760, 960], [420, 960]), opacity(0.2)) +
    lean(380, 1.25) +
    fill(mix(p.wood, p.warm, 0.2), rect(180, 860, 400, 26)) +
    line(mix(wall, p.ink, 0.3), 5, "M40 120H200V320H40zM60 300q20 -120 60 -130t60 60") +
    person(s, r.pick(["woman", "child"]), 690, 960, 210, { dir: -1 })
  );
};

export const instruments: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.2) : r.pick([mix(p.pop, p.ink, 0.25), mix(p.leaf, p.ink, 0.2), p.deep]);
  const wood = mix(p.crust, p.wood, 0.3);
  const violin = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      k,
      line(p.ink, 15, "M0 -250V-80") +
        fill(p.wood, "M-12 -290Q0 -310 12 -290V-240H-12z") +
        fill(
          wood,
          "M0 -120C60 -120 74 -70 56 -34C44 -10 52 6 66 36C92 100 46 140 0 140S-92 100 -66 36C-52 6 -44 -10 -56 -34C-74 -70 -60 -120 0 -120z",
        ) +
        grain(
          fill(
            SHADE.right,
            "M0 -120C60 -120 74 -70 56 -34C44 -10 52 6 66 36C92 100 46 140 0 140S-92 100 -66 36C-52 6 -44 -10 -56 -34C-74 -70 -60 -120 0 -120z",
          ),
          0.6,
        ) +
        fill(
          p.ink,
          poly([-12, -110], [12, -110], [16, 20], [-16, 20]) + poly([-14, 70], [14, 70], [8, 120], [-8, 120]),
        ) +
        line(p.ink, 5, "M-34 10q-10 20 0 44M34 10q10 20 0 44") +
        line(p.lite, 1.6, "M-6 -240V100M0 -240V100M6 -240V100"),
    );
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    grain(fill(LIGHT.halo, ellipse(400, 380, 380, 340)), 0.3) +
    fill(mix(wall, p.ink, 0.3), rrect(60, 80, 680, 690, 14)) +
    line(p.warm, 5, rrect(74, 94, 652, 662, 10)) +
    violin(210, 430, 1.15) +
    violin(420, 450, 1.5) +
    at(
      630,
      430,
      1,
      fill(p.warm, "M-80 220Q-120 180 -60 120L0 -220H20L10 140Q0 230 -80 220z") +
        line(p.warm, 12, "M10 -220q60 0 60 80v150q0 50 -30 50") +
        fill(p.warm, ellipse(-70, 220, 64, 22)) +
        fill(mix(p.warm, p.ink, 0.4), ellipse(-70, 220, 44, 13)) +
        fill(p.lite, circle(24, -60, 9) + circle(24, -20, 9) + circle(24, 20, 9)),
    ) +
    fill(mix(p.wood, p.ink, 0.2), rect(0, 800, 800, 200)) +
    grain(fill(SHADE.down, rect(0, 800, 800, 200)), 0.4) +
    person(s, "woman", 250, 960, 210) +
    person(s, "child", 350, 966, 140)
  );
};

export const skyProjections: Scene = (s) => {
  const { palette: p, random: r } = s;
  const dark = mix(p.ink, p.deep, 0.35);
  const swirl = (x: number, y: number, R: number, c: string): string =>
    line(
      c,
      R * 0.18,
      path`M${x} ${y}a${R * 0.3} ${R * 0.3} 0 1 1 ${R * 0.1} ${R * 0.5}a${R * 0.62} ${R * 0.62} 0 1 1 ${R * 0.5} ${-R * 0.9}a${R * 0.9} ${R * 0.9} 0 0 1 ${R * 0.4} ${R * 1.1}`,
    );
  return (
    fill(dark, rect(0, 0, 800, 1000)) +
    fill(mix(p.deep, p.water, 0.4), poly([0, 0], [250, 150], [250, 700], [0, 860])) +
    fill(mix(p.deep, p.water, 0.25), poly([800, 0], [550, 150], [550, 700], [800, 860])) +
    fill(mix(p.deep, p.water, 0.55), rect(250, 150, 300, 550)) +
    swirl(340, 300, 90, p.warm) +
    swirl(470, 430, 70, p.lite) +
    swirl(110, 320, 100, mix(p.warm, p.lite, 0.4)) +
    swirl(670, 380, 110, mix(p.water, p.lite, 0.5)) +
    fill(p.warm, circle(450, 230, 40) + circle(70, 560, 30) + circle(720, 200, 44)) +
    fill(mix(p.leaf, p.ink, 0.3), "M280 700Q290 520 320 430Q350 540 350 700zM40 830Q60 640 100 560Q140 680 130 780z") +
    fill(mix(p.deep, p.ink, 0.3), poly([0, 860], [250, 700], [550, 700], [800, 860], [800, 1000], [0, 1000])) +
    fill(
      p.warm,
      times(9, (i) => ellipse(80 + i * 84, 900 + (i % 3) * 26, 40, 10)),
      opacity(0.4),
    ) +
    line(mix(dark, p.mid, 0.2), 14, "M250 150V700M550 150V700M250 150L0 0M550 150L800 0") +
    person(s, "couple", 300, 930, 190, { all: p.ink, shadow: 0 }) +
    person(s, "child", 470, 950, 120, { all: p.ink, shadow: 0 }) +
    person(s, r.pick(["woman", "man"]), 600, 960, 200, { all: p.ink, shadow: 0 })
  );
};

export const telescopeDome: Scene = (s) => {
  const { palette: p } = s;
  const [lit, shade] = toneOf(s);
  return (
    behind(s, 740, 150) +
    fill(lit, rect(110, 480, 580, 280)) +
    grain(fill(SHADE.down, rect(110, 480, 580, 280)), 0.3) +
    fill(
      p.dark ? p.glow : p.glass,
      times(6, (i) => arch(150 + i * 92, 520, 42, 90, 21) + rect(150 + i * 92, 650, 42, 80)),
    ) +
    fill(shade, rect(96, 470, 608, 16) + rect(110, 620, 580, 8)) +
    fill(lit, rect(250, 420, 300, 56)) +
    fill(mix(p.mid, p.lite, 0.5), "M240 424A160 170 0 0 1 560 424z") +
    grain(fill(SHADE.right, "M240 424A160 170 0 0 1 560 424z"), 0.8) +
    fill(p.ink, "M370 424Q360 320 420 262L462 276Q420 340 424 424z") +
    line(p.warm, 24, "M404 380L470 210") +
    line(mix(p.warm, p.ink, 0.3), 30, "M462 232L474 200") +
    line(shade, 4, "M300 424Q310 330 380 266M520 424Q516 340 474 284") +
    fill(
      p.lite,
      times(9, (i) => circle(80 + ((i * 173) % 660), 70 + ((i * 61) % 220), 3 + (i % 3))),
    ) +
    sideTrees(s, 770, 280) +
    fill(p.leaf, rect(0, 756, 800, 244)) +
    fill(p.ground, poly([360, 756], [440, 756], [560, 1000], [240, 1000])) +
    strollers(s)
  );
};

export const greatRock: Scene = (s) => {
  const { palette: p } = s;
  const rock = p.dark ? mix(p.mid, p.deep, 0.3) : mix(p.mid, p.lite, 0.3);
  const coat = mix(p.warm, p.crust, 0.25);
  const giraffe = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      k,
      fill(
        coat,
        "M-60 0V-120Q-60 -160 -10 -164L40 -170L66 -340L60 -362L84 -372L128 -350L124 -334L98 -338L84 -160Q86 -120 70 -100V0H52V-90H-30L-42 0z",
      ) +
        fill(
          mix(coat, p.ink, 0.45),
          rrect(-40, -150, 26, 22, 6) +
            rrect(-4, -140, 28, 24, 6) +
            rrect(36, -150, 24, 22, 6) +
            rrect(52, -200, 20, 24, 6) +
            rrect(60, -246, 18, 24, 6) +
            rrect(66, -290, 16, 22, 6) +
            rrect(-36, -116, 24, 20, 6) +
            rrect(20, -108, 26, 18, 6),
        ) +
        line(coat, 5, "M72 -368V-392M86 -370V-394") +
        fill(p.ink, circle(92, -352, 4)) +
        line(coat, 6, "M-60 -140q-20 30 -10 60"),
    );
  return (
    behind(s, 700, 640) +
    fill(rock, "M60 760L150 480L210 420L260 250L330 130L400 90L470 150L520 270L590 360L640 520L740 760z") +
    grain(
      fill(SHADE.right, "M60 760L150 480L210 420L260 250L330 130L400 90L470 150L520 270L590 360L640 520L740 760z"),
      0.8,
    ) +
    line(
      mix(rock, p.ink, 0.3),
      6,
      "M400 90L380 260L420 400M260 250L330 360L310 520M520 270L470 420L510 560M210 420L250 600M590 360L570 520",
    ) +
    fill(
      mix(p.leaf, p.ink, 0.15),
      times(10, (i) => circle(20 + i * 86, 760 - (i % 3) * 20, 54)),
    ) +
    fill(mix(p.warm, p.lite, 0.35), rect(0, 780, 800, 220)) +
    grain(fill(SHADE.floor, rect(0, 780, 800, 220)), 0.5) +
    giraffe(240, 880, 1.1) +
    giraffe(560, 930, 1.3) +
    bars(p.wood, 50, 9, 22, "M0 966H800") +
    fill(p.wood, rect(0, 950, 800, 9))
  );
};

export const flamingos: Scene = (s) => {
  const { palette: p } = s;
  const pink = mix(p.pop, p.lite, 0.35);
  const thatch = mix(p.warm, p.wood, 0.4);
  const bird = (x: number, y: number, k: number, dip: boolean): string =>
    at(
      x,
      y,
      k,
      line(p.pop, 6, "M-6 -130V0M10 -130L14 -70L4 0") +
        fill(pink, "M-80 -170Q-30 -220 40 -180Q70 -150 30 -126Q-30 -110 -80 -170z") +
        fill(mix(pink, p.pop, 0.5), "M-80 -170Q-30 -190 20 -150Q-20 -124 -80 -170z") +
        (dip
          ? line(pink, 15, "M40 -170Q110 -170 90 -90Q84 -50 104 -40") + fill(p.ink, "M96 -46l26 18l-20 10z")
          : line(pink, 15, "M40 -170Q90 -190 62 -260Q50 -300 84 -310") +
            fill(pink, circle(84, -308, 15)) +
            fill(p.ink, "M94 -314l30 16l-26 6z")) +
        fill(p.ink, circle(dip ? 100 : 86, dip ? -50 : -312, 3)),
    );
  return (
    behind(s, 520, 640) +
    fill(
      mix(p.leaf, p.haze, 0.1),
      times(11, (i) => circle(20 + i * 80, 500 - (i % 3) * 40, 90)),
    ) +
    fill(mix(p.wood, p.ink, 0.1), rect(90, 430, 200, 150)) +
    fill(thatch, "M40 440L190 290L340 440z") +
    bars(mix(thatch, p.ink, 0.25), 150, 4, 16, "M40 370H340") +
    fill(p.ink, arch(160, 490, 60, 90, 30)) +
    fill(p.leaf, rect(0, 570, 800, 100)) +
    fill(p.water, "M-10 650Q200 610 400 640T810 640V1000H-10z") +
    grain(fill(SHADE.down, rect(0, 650, 800, 350)), 0.4) +
    line(
      mix(p.water, p.lite, 0.6),
      5,
      "M60 720h120M300 700h90M560 730h150M100 840h90M420 860h160M640 900h110M200 940h120",
    ) +
    bird(270, 800, 1, false) +
    bird(520, 850, 1.2, true) +
    bird(640, 760, 0.8, false) +
    bird(150, 930, 1.15, true) +
    fill(
      mix(p.leaf, p.ink, 0.1),
      dab(30, 1000, 190, 22, -1.5) +
        dab(56, 1000, 160, 20, -1.2) +
        dab(10, 1000, 150, 20, -1.7) +
        dab(760, 1000, 180, 22, -1.6) +
        dab(740, 1000, 150, 20, -1.9),
    )
  );
};

export const steeplechase: Scene = (s) => {
  const { palette: p, random: r } = s;
  const jockeys = r.shuffle([p.pop, p.warm, p.deep, p.lite]);
  const horse = (x: number, y: number, k: number, i: number): string =>
    at(
      x,
      y,
      k,
      fill(
        nth([mix(p.wood, p.ink, 0.1), p.ink, mix(p.crust, p.wood, 0.4)], i),
        "M-120 -60Q-130 -120 -70 -128L30 -132Q70 -150 96 -210L132 -230L176 -190L166 -172L132 -178Q120 -120 92 -86Q150 -90 190 -40L176 -28Q130 -60 60 -58L10 -60Q-60 -50 -120 30L-134 22Q-110 -30 -90 -56L-150 -10L-160 -20z",
      ) +
        line(p.ink, 9, "M-118 -110Q-160 -120 -176 -80") +
        fill(nth(jockeys, i), "M-20 -136L20 -200Q50 -214 60 -180L30 -134z") +
        fill(p.lite, "M-30 -136H30L36 -110L-14 -100z") +
        fill(mix(p.lite, p.crust, 0.4), circle(62, -206, 15)) +
        fill(nth(jockeys, i + 1), "M44 -210a19 19 0 0 1 38 0l10 6h-48z"),
    );
  return (
    behind(s, 480, 640) +
    fill(
      mix(p.leaf, p.haze, 0.15),
      times(10, (i) => circle(30 + i * 86, 480 - (i % 3) * 24, 70)),
    ) +
    fill(mix(p.leaf, p.lite, 0.2), rect(0, 520, 800, 480)) +
    fill(p.leaf, "M-10 640Q400 580 810 640V1000H-10z") +
    line(p.lite, 11, "M-10 560Q400 510 810 560") +
    line(
      p.lite,
      7,
      times(9, (i) => path`M${20 + i * 95} ${556 - Math.sin(i * 0.39) * 24}v40`),
    ) +
    horse(220, 680, 0.7, 2) +
    fill(mix(p.leaf, p.ink, 0.35), "M330 860V760Q480 720 660 760V860z") +
    fill(
      mix(p.leaf, p.ink, 0.2),
      times(18, (i) => circle(340 + i * 19, 756 - (i % 2) * 8, 20)),
    ) +
    horse(480, 740, 1.15, 0) +
    horse(170, 900, 1.05, 1) +
    fill(p.lite, rect(330, 846, 330, 12))
  );
};
