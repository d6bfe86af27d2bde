// Dishes of the cuisines of Africa, the Levant and Latin America.
import { mix } from "../../colour.ts";
import { at, dab, ellipse, fill, line, opacity, path, rrect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { board, cover, dish, glass, napkin, turned, wedge } from "./table.ts";

export const tagine: Scene = (s) => {
  const { palette: p, random: r } = s;
  const clay = mix(p.crust, p.pop, 0.3);
  const brass = mix(p.warm, p.crust, 0.15);
  const wall = p.dark ? mix(p.deep, p.ink, 0.2) : mix(p.water, p.lite, 0.25);
  const star = (x: number, y: number): string =>
    fill(
      mix(wall, p.lite, 0.35),
      times(2, (i) => at0(x, y, 34, i * 0.785)),
    );
  return (
    fill(wall, path`M0 0H800V1000H0z`) +
    times(30, (i) => star(80 + (i % 6) * 128, 70 + Math.floor(i / 6) * 128)) +
    fill(mix(p.wood, p.ink, 0.2), path`M0 760H800V1000H0z`) +
    grain(fill(SHADE.down, path`M0 760H800V1000H0z`), 0.4) +
    fill(p.ink, ellipse(410, 836, 340, 44), opacity(0.3)) +
    fill(brass, ellipse(400, 810, 340, 52)) +
    line(mix(brass, p.ink, 0.25), 5, ellipse(400, 806, 310, 42)) +
    fill(mix(clay, p.ink, 0.2), "M190 740H610Q600 810 520 816H280Q200 810 190 740z") +
    fill(clay, "M210 740Q340 690 372 420Q366 380 400 376Q434 380 428 420Q460 690 590 740z") +
    grain(fill(SHADE.right, "M210 740Q340 690 372 420Q366 380 400 376Q434 380 428 420Q460 690 590 740z"), 0.7) +
    line(p.lite, 8, "M300 690Q400 720 500 690M336 620Q400 640 464 620") +
    line(p.warm, 6, "M318 656l20 12l20 -12l20 12l20 -12l20 12l20 -12l20 12l20 -12") +
    fill(clay, circle(400, 360, 34)) +
    line(p.lite, 7, "M360 330q-30 -40 0 -76t0 -80M440 320q30 -40 0 -76t0 -80", opacity(0.55)) +
    at(
      140,
      800,
      1,
      fill(mix(p.lite, p.sky, 0.3), "M-44 -120H44L34 0H-34z", opacity(0.6)) +
        fill(mix(p.warm, p.leaf, 0.4), "M-40 -84H40L34 0H-34z") +
        fill(p.leaf, dab(-6, -90, 76, 20, -1.2) + dab(6, -90, 70, 20, -1.9)) +
        line(p.warm, 6, "M-42 -104H42"),
    ) +
    at(
      r.pick([660, 680]),
      806,
      1,
      fill(brass, "M-60 0Q-84 -80 -30 -110V-150H30V-110Q84 -80 60 0z") +
        fill(mix(brass, p.lite, 0.5), "M-40 -20Q-56 -70 -24 -96V-20z") +
        line(brass, 13, "M58 -60q50 -4 58 -60M-54 -84q-56 10 -40 70") +
        fill(brass, "M-24 -150Q0 -196 24 -150z"),
    )
  );
};

/** A square centred on x, y. R is the distance to its corners, and a the direction of a corner in radians. */
const at0 = (x: number, y: number, R: number, a: number): string =>
  path`M${x + R * Math.cos(a)} ${y + R * Math.sin(a)}L${x - R * Math.sin(a)} ${y + R * Math.cos(a)}L${x - R * Math.cos(a)} ${y - R * Math.sin(a)}L${x + R * Math.sin(a)} ${y - R * Math.cos(a)}z`;

export const mezze: Scene = (s) => {
  const { palette: p, random: r } = s;
  const pita = mix(p.crust, p.lite, 0.5);
  const ball = mix(p.crust, p.ink, 0.2);
  return (
    cover(s, "tiles", p.dark ? mix(p.water, p.ink, 0.35) : mix(p.water, p.lite, 0.15)) +
    dish(
      s,
      260,
      280,
      170,
      p.lite,
      line(mix(p.warm, p.lite, 0.3), 16, "M0 0m-90 0a90 90 0 1 1 90 90a60 60 0 1 1 60 -60") +
        fill(p.pop, circle(20, 10, 16) + circle(-30, -20, 10)) +
        fill(p.leaf, dab(-20, 40, 50, 14, 0.4)),
      mix(p.warm, p.lite, 0.6),
    ) +
    dish(
      s,
      590,
      330,
      140,
      p.deep,
      fill(
        ball,
        times(6, (i) => circle(i === 5 ? 0 : Math.cos(i * 1.26) * 66, i === 5 ? 0 : Math.sin(i * 1.26) * 66, 36)),
      ) +
        fill(
          mix(ball, p.lite, 0.25),
          times(6, (i) =>
            circle((i === 5 ? 0 : Math.cos(i * 1.26) * 66) - 10, (i === 5 ? 0 : Math.sin(i * 1.26) * 66) - 10, 9),
          ),
        ),
      p.lite,
    ) +
    dish(
      s,
      590,
      680,
      150,
      p.lite,
      fill(
        p.leaf,
        times(22, (i) => dab(Math.cos(i * 2.4) * i * 4.4, Math.sin(i * 2.4) * i * 4.4, 36, 12, i)),
      ) +
        fill(
          p.pop,
          times(9, (i) => circle(Math.cos(i * 2.1) * (20 + i * 8), Math.sin(i * 2.1) * (20 + i * 8), 11)),
        ),
      mix(p.leaf, p.ink, 0.15),
    ) +
    at(
      260,
      680,
      1,
      turned(
        r.range(-25, 25),
        fill(p.ink, ellipse(14, 18, 190, 150), opacity(0.25)) +
          fill(pita, ellipse(0, 0, 190, 150)) +
          fill(p.lite, "M-150 -40Q0 -170 150 -40Q0 30 -150 -40z") +
          fill(p.leaf, dab(-90, -40, 70, 26, -0.5) + dab(20, -50, 80, 28, -0.2)) +
          fill(ball, circle(-40, -60, 40) + circle(50, -56, 38)) +
          fill(p.pop, ellipse(0, -30, 40, 18)) +
          fill(mix(pita, p.crust, 0.3), circle(-60, 70, 14) + circle(40, 90, 18) + circle(100, 40, 12)),
      ),
    ) +
    wedge(s, 430, 500, 10, p.warm) +
    glass(s, 690, 140, mix(p.leaf, p.warm, 0.4), 60)
  );
};

export const stewAndRice: Scene = (s) => {
  const { palette: p, random: r } = s;
  const cloth = r.pick([p.pop, p.leaf, p.deep]);
  return (
    cover(s, "cloth", p.dark ? mix(cloth, p.ink, 0.4) : cloth) +
    fill(
      p.warm,
      times(9, (i) => path`M${i * 100 - 20} 0l50 40l50 -40zM${i * 100 - 20} 1000l50 -40l50 40z`),
    ) +
    fill(
      p.lite,
      times(9, (i) => circle(i * 100 + 30, 70, 13) + circle(i * 100 + 30, 930, 13)),
    ) +
    dish(
      s,
      380,
      480,
      270,
      mix(p.wood, p.ink, 0.1),
      fill(mix(p.crust, p.pop, 0.35), circle(0, 0, 200)) +
        fill(p.lite, "M-200 0A200 200 0 0 1 20 -198Q60 -60 -40 20T-60 190A200 200 0 0 1 -200 0z") +
        fill(
          mix(p.warm, p.crust, 0.4),
          ellipse(70, -60, 54, 40) + ellipse(100, 60, 50, 40) + ellipse(20, 120, 44, 34),
        ) +
        fill(p.leaf, dab(60, 10, 70, 20, 0.6) + dab(110, -20, 60, 18, 1.6)) +
        fill(p.pop, ellipse(30, -130, 20, 12) + ellipse(140, 10, 18, 11)),
    ) +
    dish(
      s,
      640,
      800,
      120,
      p.warm,
      times(7, (i) => turned(i * 51, fill(mix(p.warm, p.crust, 0.5), rrect(-20, -80, 40, 62, 18)))),
      mix(p.warm, p.lite, 0.5),
    ) +
    glass(s, 670, 180, mix(p.pop, p.ink, 0.25), 76) +
    dish(s, 150, 820, 70, p.lite, fill(p.pop, circle(0, 0, 46)), p.pop)
  );
};

export const tacos: Scene = (s) => {
  const { palette: p, random: r } = s;
  const tortilla = mix(p.warm, p.lite, 0.35);
  const fillings = r.shuffle([p.pop, mix(p.crust, p.ink, 0.2), p.leaf]);
  const taco = (x: number, y: number, i: number): string =>
    at(
      x,
      y,
      1,
      fill(p.ink, ellipse(10, 24, 128, 90), opacity(0.25)) +
        fill(mix(tortilla, p.crust, 0.25), "M-126 20C-126 -90 126 -90 126 20Q0 60 -126 20z") +
        fill(
          nth(fillings, i),
          times(7, (j) => circle(-90 + j * 30, -24 + (j % 2) * 14, 26)),
        ) +
        fill(
          p.leaf,
          times(5, (j) => dab(-90 + j * 40, -40, 46, 16, -0.9 + (j % 3) * 0.7)),
        ) +
        fill(
          p.lite,
          times(4, (j) => circle(-70 + j * 46, -46, 9)),
        ) +
        fill(
          mix(p.pop, p.lite, 0.35),
          times(3, (j) => ellipse(-50 + j * 52, -14, 18, 9)),
        ) +
        fill(tortilla, "M-126 22C-120 100 120 100 126 22Q0 66 -126 22z") +
        fill(mix(tortilla, p.crust, 0.5), ellipse(-50, 62, 16, 8) + ellipse(30, 70, 20, 8) + ellipse(80, 46, 12, 6)),
    );
  return (
    cover(s, "planks", p.dark ? mix(p.water, p.ink, 0.3) : mix(p.water, p.lite, 0.1)) +
    board(
      s,
      390,
      520,
      600,
      560,
      mix(p.pop, p.warm, 0.35),
      line(
        p.lite,
        6,
        times(5, (i) => path`M-270 ${-200 + i * 100}H270`),
        opacity(0.4),
      ),
    ) +
    taco(250, 370, 0) +
    taco(530, 480, 1) +
    taco(270, 610, 2) +
    wedge(s, 520, 690, 24, p.leaf) +
    wedge(s, 600, 640, -30, p.leaf) +
    dish(
      s,
      150,
      140,
      88,
      p.ink,
      fill(mix(p.leaf, p.warm, 0.3), circle(0, 0, 62)) + fill(p.pop, circle(-14, -10, 9) + circle(18, 12, 7)),
      p.ink,
    ) +
    glass(s, 670, 150, mix(p.leaf, p.lite, 0.5), 74) +
    napkin(s, 690, 890, 10, p.lite)
  );
};
