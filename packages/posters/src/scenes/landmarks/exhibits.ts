// Well-known exhibits of museums that are devoted to one art or one artist.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, path, poly, rect, rrect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { person } from "../../primitives/people.ts";
import { dressForm } from "../../primitives/wares.ts";
import { nth } from "../../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../../stage.ts";

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
