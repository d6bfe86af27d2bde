// Restaurants: the table from above, and the kitchen.
import { mix } from "../colour.ts";
import { at, bars, dab, dots, ellipse, fill, line, opacity, path, rect, rrect, times } from "../kit.ts";
import { person } from "../primitives/people.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../stage.ts";

export const tableFromAbove: Scene = (s) => {
  const { palette: p, random: r } = s;
  const floor = p.dark ? mix(p.deep, p.ink, 0.25) : mix(p.wood, p.warm, 0.5);
  const cloth = p.lite;
  const napkin = r.pick([p.pop, p.deep, p.leaf]);
  const plate = (x: number, y: number, food: string): string =>
    fill(p.ink, ellipse(x + 14, y + 16, 112), opacity(0.2)) +
    fill(mix(cloth, p.mid, 0.1), ellipse(x, y, 110)) +
    line(napkin, 5, ellipse(x, y, 96)) +
    fill(mix(cloth, p.mid, 0.22), ellipse(x, y, 74)) +
    at(x, y, 1, food);
  const dishes = [
    fill(p.crust, "M-60 10Q-50 -40 10 -44Q66 -40 62 4Q50 48 -4 46Q-54 44 -60 10z") +
      fill(mix(p.crust, p.ink, 0.3), "M-40 4q40 -40 84 -10q-40 -8 -84 10zM-34 22q40 -34 80 -8q-40 -6 -80 8z") +
      fill(p.leaf, dab(30, 30, 60, 18, 0.2) + dab(34, 34, 54, 16, 0.7)),
    fill(p.pop, ellipse(-26, -20, 28) + ellipse(30, -26, 24) + ellipse(4, 28, 27)) +
      fill(mix(p.pop, p.lite, 0.5), ellipse(-34, -28, 9) + ellipse(24, -34, 8) + ellipse(-4, 20, 9)) +
      fill(
        p.leaf,
        times(5, (i) => dab(0, 0, 56, 14, i * 1.25)),
      ),
    fill(mix(p.warm, p.lite, 0.3), ellipse(0, 0, 60)) +
      line(
        mix(p.warm, p.ink, 0.15),
        7,
        "M-44 -20Q0 -54 40 -16M-50 8Q0 -30 50 14M-36 34Q0 4 40 36M-20 -44Q20 0 -10 48M20 -44Q-14 4 26 44",
      ) +
      fill(p.pop, ellipse(0, -6, 17)) +
      fill(p.leaf, dab(0, -6, 30, 12, -0.8) + dab(0, -6, 30, 12, -2.2)),
    fill(mix(p.leaf, p.warm, 0.35), ellipse(0, 0, 62)) +
      fill(
        p.leaf,
        times(8, (i) => dab(0, 0, 58, 22, i * 0.79)),
      ) +
      fill(p.lite, ellipse(-18, 14, 16) + ellipse(22, -12, 14)) +
      fill(p.warm, ellipse(-18, 14, 8) + ellipse(22, -12, 7)),
  ];
  const first = r.int(0, 3);
  const wine = (x: number, y: number, c: string): string =>
    fill(p.ink, ellipse(x + 12, y + 14, 40), opacity(0.2)) +
    fill(mix(p.lite, p.sky, 0.3), ellipse(x, y, 40)) +
    fill(c, ellipse(x, y, 30)) +
    fill(p.lite, path`M${x - 22} ${y - 8}a24 24 0 0 1 22 -16a30 30 0 0 0 -22 16z`, opacity(0.7));
  const cutlery = (x: number, y: number): string =>
    fill(p.ink, rrect(x + 5, y + 6, 12, 190, 6), opacity(0.16)) +
    fill(mix(p.mid, p.ink, 0.15), rrect(x, y, 12, 190, 6)) +
    fill(mix(p.mid, p.ink, 0.15), ellipse(x + 6, y + 10, 15, 24));
  const chair = (y: number): string =>
    fill(p.ink, rrect(274, y + 14, 280, 150, 60), opacity(0.24)) +
    fill(p.crust, rrect(260, y, 280, 150, 60)) +
    bars(mix(p.crust, p.lite, 0.4), 110, 12, 12, path`M280 ${y + 75}H520`);
  return (
    fill(floor, rect(0, 0, 800, 1000)) +
    line(
      mix(floor, p.ink, 0.22),
      4,
      `${times(8, (i) => path`M${i * 112} 0V1000`)}M0 260H112M112 620H224M224 180H336M336 860H448M448 320H560M560 700H672M672 140H784`,
    ) +
    chair(20) +
    chair(832) +
    fill(p.ink, ellipse(440, 540, 372), opacity(0.3)) +
    fill(cloth, ellipse(400, 500, 366)) +
    line(mix(cloth, p.mid, 0.25), 4, ellipse(400, 500, 342)) +
    grain(fill(SHADE.ball, ellipse(400, 500, 366)), 0.22) +
    plate(400, 300, nth(dishes, first)) +
    plate(400, 700, nth(dishes, first + 1)) +
    cutlery(250, 210) +
    cutlery(540, 210) +
    cutlery(250, 600) +
    cutlery(540, 600) +
    wine(560, 440, mix(p.pop, p.ink, 0.3)) +
    wine(240, 560, r.chance(0.5) ? mix(p.pop, p.ink, 0.3) : p.warm) +
    at(
      400,
      500,
      1,
      fill(p.ink, ellipse(12, 14, 44), opacity(0.2)) +
        fill(mix(p.leaf, p.ink, 0.35), ellipse(0, 0, 40)) +
        fill(
          p.leaf,
          times(6, (i) => dab(0, 0, 56, 18, i * 1.05)),
        ) +
        fill(p.warm, ellipse(-16, -12, 13) + ellipse(18, -8, 13) + ellipse(0, 16, 13)) +
        fill(p.pop, ellipse(2, -6, 11)),
    ) +
    at(
      592,
      570,
      1,
      fill(p.ink, ellipse(10, 12, 66, 46), opacity(0.2)) +
        fill(mix(p.crust, p.ink, 0.25), ellipse(0, 0, 66, 46)) +
        fill(p.crust, `${ellipse(-20, -6, 30, 20)}${ellipse(20, 4, 30, 20)}`) +
        line(mix(p.lite, p.warm, 0.4), 5, "M-34 -12l14 12M-20 -18l14 12M8 -4l14 12M22 -8l14 12"),
    ) +
    at(
      206,
      438,
      1,
      `<g transform="rotate(-18)">${fill(napkin, rect(-44, -44, 88, 88)) + fill(p.lite, rect(-34, -34, 68, 5) + rect(-34, 29, 68, 5), opacity(0.8))}</g>`,
    )
  );
};

export const kitchenPass: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.mid, 0.2) : mix(p.lite, p.sky, 0.35);
  const copper = mix(p.crust, p.pop, 0.25);
  const steel = mix(p.mid, p.lite, p.dark ? 0.1 : 0.35);
  const pan = (x: number, k: number): string =>
    at(
      x,
      210,
      k,
      line(p.ink, 7, "M0 0V54") +
        fill(copper, "M-62 120a62 62 0 1 1 124 0a62 62 0 1 1 -124 0z") +
        fill(mix(copper, p.ink, 0.3), "M0 58a62 62 0 0 1 0 124a90 90 0 0 0 0 -124z") +
        fill(mix(copper, p.lite, 0.45), "M-44 110a46 46 0 0 1 34 -38a60 60 0 0 0 -34 38z") +
        fill(copper, rect(-8, 40, 16, 26)),
    );
  const flame = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      k,
      fill(p.pop, "M-60 0Q-80 -70 -30 -110Q-34 -60 -6 -60Q-20 -150 40 -190Q26 -120 60 -90Q86 -40 60 0z") +
        fill(p.warm, "M-36 0Q-46 -44 -16 -70Q-14 -36 6 -40Q0 -90 34 -116Q30 -70 44 -52Q56 -20 36 0z") +
        fill(p.lite, "M-14 0Q-16 -30 6 -46Q22 -24 20 0z"),
    );
  const tiles = times(14, (j) => path`M0 ${30 + j * 52}H800`) + times(11, (i) => path`M${i * 78} 0V760`);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    line(mix(wall, p.ink, 0.12), 3, tiles) +
    grain(fill(SHADE.down, rect(0, 0, 800, 700)), 0.25) +
    fill(p.ink, rect(60, 200, 680, 12)) +
    pan(140, 1) +
    pan(282, 0.86) +
    pan(408, 1.1) +
    pan(546, 0.8) +
    pan(664, 1) +
    grain(fill(LIGHT.halo, ellipse(560, 620, 240, 200)), p.dark ? 0.8 : 0.4) +
    person(s, "vendor", 300, 860, 480, { shadow: 0, coat: p.lite, dir: 1 }) +
    fill(p.lite, "M246 372Q232 330 262 322Q270 300 300 306Q332 298 340 322Q368 332 354 372V404H246z") +
    fill(p.ink, rect(246, 398, 108, 8), opacity(0.16)) +
    flame(560, 690, 1.25) +
    fill(p.ink, "M440 690H690L670 740H460z") +
    line(p.ink, 16, "M440 700L346 640") +
    fill(steel, rect(0, 740, 800, 34)) +
    fill(mix(steel, p.ink, 0.45), rect(0, 774, 800, 226)) +
    fill(mix(steel, p.ink, 0.25), rrect(40, 810, 330, 170, 10) + rrect(420, 810, 330, 170, 10)) +
    fill(
      mix(p.warm, p.pop, 0.3),
      rrect(80, 850, 250, 90, 8) + rrect(460, 850, 250, 90, 8),
      opacity(p.dark ? 0.9 : 0.55),
    ) +
    line(steel, 10, "M70 830H340M450 830H720") +
    dots(p.pop, 22, 56, "M60 792H380M440 792H760") +
    at(
      120,
      740,
      1,
      fill(copper, "M-74 0V-90H74V0z") +
        fill(mix(copper, p.lite, 0.35), rect(-58, -90, 18, 90)) +
        fill(mix(copper, p.ink, 0.3), rect(-80, -98, 160, 12)) +
        line(mix(copper, p.ink, 0.3), 8, "M-74 -60h-26v20h26M74 -60h26v20h-26"),
    ) +
    line(p.lite, 7, "M90 620q-20 -30 0 -56t0 -56M140 610q-20 -30 0 -56t0 -56", opacity(0.6)) +
    at(
      r.pick([700, 730]),
      740,
      1,
      fill(mix(p.leaf, p.ink, 0.35), "M-16 0V-70Q-16 -86 -7 -94V-130H7V-94Q16 -86 16 -70V0z") +
        fill(p.lite, rect(-16, -54, 32, 34)),
    )
  );
};
