// More scenes of nightlife: a wall of loudspeakers, a barge moored at a quay, a jazz trio.
import { mix } from "../colour.ts";
import { at, bars, dots, ellipse, fill, line, opacity, path, rect, rrect, times } from "../kit.ts";
import { type Person, person } from "../primitives/people.ts";
import { farTown } from "../primitives/roofs.ts";
import { skyOf, sun } from "../primitives/sky.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../stage.ts";

export const clubSpeakers: Scene = (s) => {
  const { palette: p, random: r } = s;
  const back = p.dark ? mix(p.deep, p.ink, 0.3) : p.deep;
  const box = mix(p.ink, back, 0.25);
  const cone = r.pick([p.pop, p.warm, p.mid]);
  const cabinet = (x: number, y: number, w: number, h: number, big: boolean): string => {
    const [cx, cy] = [x + w / 2, y + h * (big ? 0.58 : 0.5)];
    const size = Math.min(w, h) * (big ? 0.36 : 0.4);
    return (
      fill(mix(box, p.lite, 0.08), rrect(x, y, w, h, 10)) +
      fill(box, rrect(x + 8, y + 8, w - 16, h - 16, 8)) +
      fill(p.ink, ellipse(cx, cy, size * 1.12)) +
      line(mix(p.mid, p.ink, 0.3), 6, ellipse(cx, cy, size * 1.08)) +
      fill(cone, ellipse(cx, cy, size)) +
      fill(mix(cone, p.ink, 0.35), ellipse(cx, cy, size * 0.76)) +
      fill(mix(cone, p.ink, 0.12), ellipse(cx, cy, size * 0.66)) +
      fill(p.ink, ellipse(cx, cy, size * 0.32)) +
      grain(fill(SHADE.ball, ellipse(cx, cy, size)), 0.6) +
      (big
        ? fill(p.ink, ellipse(cx, y + h * 0.16, size * 0.3)) + fill(p.warm, ellipse(cx, y + h * 0.16, size * 0.16))
        : "")
    );
  };
  const crowd = r.shuffle(["woman", "man", "dress", "couple"] as const);
  return (
    fill(back, rect(0, 0, 800, 1000)) +
    fill(mix(back, p.pop, 0.3), "M400 -20L-60 560V120zM400 -20L860 560V120z", opacity(0.6)) +
    grain(fill(LIGHT.halo, ellipse(400, 420, 460, 420)), 0.5) +
    cabinet(60, 100, 210, 330, true) +
    cabinet(295, 60, 210, 370, true) +
    cabinet(530, 100, 210, 330, true) +
    cabinet(60, 445, 325, 330, false) +
    cabinet(415, 445, 325, 330, false) +
    fill(p.ink, rect(0, 780, 800, 220)) +
    fill(mix(p.ink, p.pop, 0.2), rect(0, 776, 800, 12)) +
    crowd
      .map((kind, i) =>
        person(s, kind, 150 + i * 165, 950 + (i % 2) * 24, 250, {
          all: nth([p.ink, mix(p.ink, p.pop, 0.55), mix(p.ink, p.warm, 0.6), p.ink], i + 1),
          shadow: 0,
        }),
      )
      .join("")
  );
};

export const nightBarge: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wl = 640;
  const hull = r.pick([p.pop, mix(p.leaf, p.ink, 0.2), p.ink]);
  const inside = p.dark ? p.glow : mix(p.warm, p.lite, 0.3);
  const stone = p.dark ? mix(p.mid, p.deep, 0.45) : mix(p.lite, p.mid, 0.3);
  const bulbs = r.shuffle([p.warm, p.pop, p.lite]);
  return (
    skyOf(s, 3, wl) +
    sun(s, r.pick([180, 610]), 250, 84) +
    farTown(s, 560, mix(p.haze, p.sky, 0.2)) +
    fill(stone, rect(0, 560, 800, 90)) +
    line(
      mix(stone, p.ink, 0.2),
      3,
      "M0 590H800M0 620H800M100 560V590M300 560V590M520 560V590M700 560V590M200 590V620M420 590V620M620 590V620",
    ) +
    fill(p.water, rect(0, wl, 800, 360)) +
    grain(fill(SHADE.down, rect(0, wl, 800, 360)), 0.5) +
    // deckhouse, deck and hull
    fill(p.lite, rrect(130, 480, 460, 120, 16)) +
    fill(
      inside,
      times(6, (i) => rrect(156 + i * 72, 508, 48, 56, 8)),
    ) +
    fill(
      mix(inside, p.ink, 0.6),
      times(3, (i) => path`M${168 + i * 144} 564v-18q0 -16 14 -18a10 10 0 1 1 4 0q14 2 14 18v18z`),
    ) +
    fill(hull === p.pop ? p.deep : p.pop, rect(110, 468, 500, 18)) +
    fill(p.lite, rect(620, 520, 90, 82)) +
    fill(p.glass, rect(634, 534, 60, 34)) +
    fill(hull, "M30 600H770Q764 690 690 712H120Q50 700 30 600z") +
    fill(p.lite, "M30 600H770L768 614H32z") +
    grain(fill(SHADE.down, "M30 600H770Q764 690 690 712H120Q50 700 30 600z"), 0.6) +
    fill(
      mix(hull, p.lite, 0.4),
      times(7, (i) => ellipse(140 + i * 88, 652, 15)),
    ) +
    line(p.ink, 5, "M120 470V340M600 470V340M720 520V400") +
    line(p.ink, 3, "M120 344Q360 470 600 344Q660 400 720 404") +
    dots(nth(bulbs, 0), 18, 64, "M126 352Q360 476 600 350") +
    dots(nth(bulbs, 1), 14, 64, "M160 366Q360 476 580 362") +
    (p.dark ? grain(fill(LIGHT.halo, ellipse(360, 470, 330, 150)), 0.6) : "") +
    fill(
      inside,
      times(6, (i) => rect(164 + i * 72, 740, 30, 16) + rect(168 + i * 72, 780, 22, 26)),
      opacity(0.7),
    ) +
    bars(mix(p.water, p.lite, 0.5), 6, 70, 70, "M10 734H800M-40 800H860M30 860H790M-20 930H860") +
    fill(hull, "M80 724H700Q640 760 400 764Q180 760 80 724z", opacity(0.4)) +
    person(s, r.pick<Person>(["couple", "woman", "dress"]), 660, 600, 110, { shadow: 0 }) +
    person(s, "man", 84, 600, 104, { shadow: 0 })
  );
};

export const jazzTrio: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.2) : mix(p.pop, p.ink, 0.4);
  const brick = mix(wall, p.mid, 0.14);
  const brass = mix(p.warm, p.lite, 0.1);
  const skin = [mix(p.crust, p.ink, 0.45), mix(p.lite, p.crust, 0.5), mix(p.crust, p.ink, 0.6)] as const;
  const suits = r.shuffle([p.pop, p.ink, mix(p.deep, p.mid, 0.3)]);
  const course = times(16, (j) =>
    times(6, (i) => ((i * 5 + j * 3) % 3 === 0 ? rrect(i * 150 + (j % 2) * 74 - 50, 30 + j * 52, 130, 38, 5) : "")),
  );
  const player = (x: number, y: number, k: number, n: number): string =>
    at(
      x,
      y,
      k,
      fill(p.ink, "M-34 0L-26 -150H26L34 0H8L0 -120L-8 0z") +
        fill(nth(suits, n), "M-44 -130C-50 -240 -40 -280 0 -286C40 -280 50 -240 44 -130z") +
        fill(p.lite, "M-10 -284L0 -230L10 -284z") +
        fill(nth(skin, n), ellipse(0, -318, 26, 32)) +
        fill(p.ink, "M-30 -326Q-30 -362 0 -360Q32 -362 30 -326L44 -322H-34z"),
    );
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(brick, course) +
    fill(mix(p.warm, p.lite, 0.4), "M400 -40L120 800H700z", opacity(0.2)) +
    grain(fill(LIGHT.halo, ellipse(400, 460, 340, 330)), 0.6) +
    fill(mix(p.wood, p.ink, 0.25), rect(0, 780, 800, 220)) +
    fill(mix(p.warm, p.lite, 0.3), ellipse(400, 830, 320, 44), opacity(0.35)) +
    line(mix(p.wood, p.ink, 0.55), 4, "M0 850H800M0 930H800") +
    // double bass
    player(210, 820, 1.1, 0) +
    at(
      262,
      826,
      1.1,
      fill(
        p.crust,
        "M-60 0C-80 -80 -40 -120 -40 -150C-40 -190 -60 -200 -50 -240C-40 -270 40 -270 50 -240C60 -200 40 -190 40 -150C40 -120 80 -80 60 0Q0 24 -60 0z",
      ) +
        fill(mix(p.crust, p.ink, 0.35), rect(-8, -420, 16, 260)) +
        line(p.ink, 3, "M-22 -150q-10 20 0 40M22 -150q10 20 0 40M-3 -410V-40M3 -410V-40"),
    ) +
    // drums
    player(590, 780, 0.95, 1) +
    at(
      590,
      830,
      1,
      fill(p.lite, ellipse(0, -60, 76)) +
        line(p.pop, 12, ellipse(0, -60, 76)) +
        fill(p.pop, rrect(-120, -130, 80, 56, 10) + rrect(40, -130, 80, 56, 10)) +
        fill(p.lite, ellipse(-80, -130, 40, 9) + ellipse(80, -130, 40, 9)) +
        fill(brass, ellipse(-140, -210, 66, 10) + ellipse(144, -230, 66, 10)) +
        line(p.ink, 4, "M-140 -210V0M144 -230V0"),
    ) +
    // saxophone
    player(400, 880, 1.32, 2) +
    at(
      424,
      640,
      1.3,
      line(brass, 16, "M-6 -136Q34 -140 40 -100L44 40") +
        fill(brass, "M34 20Q40 100 96 96Q150 90 146 10L112 0Q116 50 92 54Q66 56 66 16z") +
        fill(mix(brass, p.ink, 0.3), ellipse(128, 4, 20, 8)) +
        dots(mix(brass, p.ink, 0.4), 8, 24, "M40 -80V30"),
    )
  );
};
