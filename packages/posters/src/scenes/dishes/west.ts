// Dishes of French and other European cuisines, and a vegan bowl.
import { mix } from "../../colour.ts";
import { at, blob, dab, ellipse, fill, line, opacity, path, rect, rrect, times } from "../../kit.ts";
import { circle } from "../../primitives/flat.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { board, cover, dish, fork, glass, napkin, turned, wedge } from "./table.ts";

const wineOf = (pop: string, ink: string): string => mix(pop, ink, 0.3);

export const pizza: Scene = (s) => {
  const { palette: p, random: r } = s;
  const crust = mix(p.crust, p.warm, 0.3);
  const cheese = mix(p.warm, p.lite, 0.55);
  return (
    cover(s, "check", p.dark ? mix(p.pop, p.ink, 0.3) : p.pop) +
    at(
      400,
      510,
      1,
      fill(p.ink, circle(24, 30, 318), opacity(0.28)) +
        fill(mix(p.wood, p.warm, 0.3), circle(0, 0, 330) + rrect(-50, 300, 100, 190, 40)) +
        turned(
          r.range(0, 60),
          fill(crust, circle(0, 0, 292)) +
            grain(fill(SHADE.ball, circle(0, 0, 292)), 0.4) +
            fill(p.pop, circle(0, 0, 248)) +
            fill(
              cheese,
              blob(r, -110, -90, 74, 60) +
                blob(r, 90, -130, 70, 56) +
                blob(r, 130, 60, 72, 64) +
                blob(r, -20, 130, 80, 58) +
                blob(r, -150, 70, 56, 50) +
                blob(r, 0, -10, 60, 52),
            ) +
            fill(
              p.leaf,
              dab(-60, -30, 74, 24, 0.5) +
                dab(60, 10, 74, 24, -0.8) +
                dab(-30, 160, 70, 22, -0.3) +
                dab(120, -60, 70, 22, 1.2),
            ) +
            fill(
              mix(p.ink, p.deep, 0.3),
              times(7, (i) => circle(Math.cos(i * 0.9) * 180, Math.sin(i * 0.9) * 180, 15)),
            ) +
            line(mix(crust, p.ink, 0.4), 6, "M0 -292V292M-292 0H292M-206 -206L206 206M206 -206L-206 206"),
        ),
    ) +
    glass(s, 690, 130, wineOf(p.pop, p.ink), 74) +
    napkin(s, 110, 880, 14, p.lite)
  );
};

export const pasta: Scene = (s) => {
  const { palette: p, random: r } = s;
  const strand = mix(p.warm, p.lite, 0.35);
  return (
    cover(s, r.pick(["check", "planks"]), p.dark ? mix(p.leaf, p.ink, 0.35) : mix(p.leaf, p.lite, 0.2)) +
    dish(
      s,
      400,
      500,
      290,
      p.lite,
      line(
        strand,
        15,
        times(11, (i) => ellipse(0, 0, 190 - i * 16, 150 - i * 13)),
      ) +
        line(
          mix(strand, p.crust, 0.35),
          4,
          times(6, (i) => ellipse(4, 6, 180 - i * 28, 142 - i * 22)),
        ) +
        fill(p.pop, blob(r, 0, -10, 104, 82, 9)) +
        fill(mix(p.pop, p.ink, 0.2), blob(r, 10, 6, 60, 44, 8)) +
        fill(p.leaf, dab(-20, -40, 84, 28, -0.5) + dab(10, -40, 84, 28, 0.7)) +
        fill(
          p.lite,
          times(9, (i) => rect(-70 + ((i * 47) % 150), -50 + ((i * 31) % 90), 20, 6)),
        ),
      p.lite,
    ) +
    fork(s, 716, 520, 4) +
    glass(s, 150, 150, wineOf(p.pop, p.ink), 76) +
    dish(s, 640, 160, 92, mix(p.water, p.lite, 0.2), fill(mix(p.warm, p.lite, 0.6), circle(0, 0, 58)))
  );
};

export const tapas: Scene = (s) => {
  const { palette: p, random: r } = s;
  const clay = mix(p.crust, p.pop, 0.25);
  const first = r.int(0, 3);
  const fillings = [
    fill(
      p.pop,
      times(6, (i) => ellipse(Math.cos(i * 1.05) * 54, Math.sin(i * 1.05) * 54, 30, 18)),
    ) + fill(p.leaf, circle(0, 0, 12)),
    fill(
      mix(p.leaf, p.warm, 0.3),
      times(8, (i) => circle(Math.cos(i * 0.78) * 58, Math.sin(i * 0.78) * 50, 22)),
    ) +
      fill(
        p.pop,
        times(8, (i) => circle(Math.cos(i * 0.78) * 58 + 6, Math.sin(i * 0.78) * 50, 7)),
      ),
    fill(
      mix(p.warm, p.crust, 0.3),
      times(5, (i) => rrect(-70 + (i % 3) * 52, -50 + Math.floor(i / 3) * 60, 46, 42, 8)),
    ) + fill(p.pop, path`M-60 -20q60 40 110 0v20q-50 30 -110 0z`),
    fill(
      mix(p.pop, p.lite, 0.45),
      times(5, (i) => path`M${-60 + i * 30} -40q34 20 10 70q-26 -20 -10 -70z`),
    ) + fill(p.leaf, dab(20, 50, 60, 18, -0.4)),
  ];
  return (
    cover(s, "tiles", p.dark ? mix(p.warm, p.ink, 0.5) : mix(p.warm, p.lite, 0.2)) +
    dish(s, 270, 280, 150, clay, nth(fillings, first), mix(clay, p.ink, 0.25)) +
    dish(s, 580, 430, 150, clay, nth(fillings, first + 1), mix(clay, p.ink, 0.25)) +
    dish(s, 250, 640, 150, clay, nth(fillings, first + 2), mix(clay, p.ink, 0.25)) +
    board(
      s,
      560,
      780,
      330,
      170,
      mix(p.wood, p.warm, 0.3),
      fill(
        mix(p.pop, p.crust, 0.35),
        times(9, (i) => ellipse(-110 + (i % 5) * 54, -24 + Math.floor(i / 5) * 50, 36, 26)),
      ),
    ) +
    glass(s, 620, 160, wineOf(p.pop, p.ink), 72) +
    glass(s, 110, 460, p.warm, 60)
  );
};

export const crepe: Scene = (s) => {
  const { palette: p, random: r } = s;
  const batter = mix(p.crust, p.warm, 0.45);
  const toasted = mix(batter, p.ink, 0.28);
  const cider = mix(p.warm, p.crust, 0.2);
  return (
    cover(s, r.pick(["planks", "check"]), p.dark ? mix(p.deep, p.ink, 0.2) : mix(p.water, p.lite, 0.3)) +
    at(
      400,
      500,
      1,
      fill(p.ink, circle(22, 28, 326), opacity(0.3)) +
        fill(mix(p.ink, p.mid, 0.12), circle(0, 0, 326)) +
        fill(batter, circle(0, 0, 300)) +
        fill(
          toasted,
          times(22, (i) =>
            circle(Math.cos(i * 2.4) * (60 + i * 10), Math.sin(i * 2.4) * (60 + i * 10), 10 + (i % 4) * 4),
          ),
          opacity(0.55),
        ) +
        turned(
          r.range(-20, 20),
          fill(
            mix(batter, p.ink, 0.12),
            "M-212 -212L-150 -246H150L212 -212L246 -150V150L212 212L150 246H-150L-212 212L-246 150V-150z",
          ) +
            fill(mix(p.warm, p.lite, 0.45), rrect(-150, -150, 300, 300, 60)) +
            fill(
              mix(p.pop, p.lite, 0.45),
              "M-130 -100q80 -50 120 20q-40 60 -120 40zM20 60q90 -20 110 30q-60 50 -120 20z",
            ) +
            fill(p.lite, blob(r, 10, -10, 96, 84, 10, 0.1)) +
            fill(p.warm, circle(10, -10, 44)) +
            fill(p.lite, ellipse(-6, -26, 12, 8), opacity(0.8)) +
            fill(p.leaf, dab(-110, 90, 40, 12, 0.4) + dab(90, -100, 40, 12, 1)),
        ),
    ) +
    at(
      120,
      130,
      1,
      fill(p.ink, circle(10, 14, 84), opacity(0.25)) +
        fill(p.lite, circle(0, 0, 82)) +
        fill(cider, circle(0, 0, 64)) +
        fill(p.lite, circle(-20, -14, 7) + circle(14, 10, 5) + circle(24, -24, 6)) +
        line(p.pop, 7, circle(0, 0, 74)),
    ) +
    fork(s, 716, 860, 24)
  );
};

export const oysters: Scene = (s) => {
  const { palette: p, random: r } = s;
  const shell = mix(p.mid, p.ink, 0.25);
  const pearl = mix(p.lite, p.sky, 0.35);
  const oyster = (a: number, R: number): string =>
    at(
      Math.cos(a) * R,
      Math.sin(a) * R,
      1,
      turned(
        (a * 180) / Math.PI + 90,
        fill(p.ink, "M6 -86C60 -80 84 -10 66 54Q8 96 -48 60C-70 0 -50 -70 6 -86z", opacity(0.2)) +
          fill(shell, "M0 -94C56 -88 78 -18 60 46Q4 90 -56 52C-76 -6 -56 -80 0 -94z") +
          fill(pearl, "M0 -70C38 -66 56 -14 44 34Q4 64 -40 36C-54 -6 -40 -60 0 -70z") +
          fill(mix(p.mid, p.lite, 0.55), "M0 -40C24 -38 34 -6 26 22Q0 42 -26 22C-34 -8 -22 -36 0 -40z") +
          line(mix(shell, p.lite, 0.3), 4, "M-60 10q10 30 24 42M62 0q0 30 -10 48"),
      ),
    );
  return (
    cover(s, r.pick(["cloth", "tiles"]), p.dark ? p.deep : mix(p.water, p.lite, 0.25)) +
    dish(
      s,
      400,
      500,
      330,
      mix(p.mid, p.lite, 0.4),
      fill(
        p.lite,
        times(26, (i) =>
          rrect(Math.cos(i * 2.4) * (20 + i * 9) - 20, Math.sin(i * 2.4) * (20 + i * 9) - 16, 40, 32, 8),
        ),
        opacity(0.75),
      ) +
        times(8, (i) => oyster(i * 0.785 + 0.2, 196)) +
        at(
          0,
          0,
          1,
          fill(p.lite, circle(0, 0, 74)) +
            fill(mix(p.pop, p.ink, 0.3), circle(0, 0, 56)) +
            fill(mix(p.pop, p.lite, 0.3), circle(-16, -8, 8) + circle(14, 12, 8) + circle(18, -18, 6)),
        ),
      mix(p.sky, p.lite, 0.6),
    ) +
    wedge(s, 130, 160, 20, p.warm) +
    wedge(s, 210, 110, -30, p.warm) +
    glass(s, 690, 150, mix(p.warm, p.lite, 0.5), 70) +
    board(
      s,
      150,
      880,
      190,
      120,
      mix(p.wood, p.warm, 0.3),
      fill(p.crust, ellipse(-30, 0, 52, 34) + ellipse(40, 6, 50, 32)),
    )
  );
};

export const steakFrites: Scene = (s) => {
  const { palette: p, random: r } = s;
  const meat = mix(p.crust, p.ink, 0.45);
  const fry = mix(p.warm, p.lite, 0.15);
  return (
    cover(s, "check", p.dark ? mix(p.deep, p.ink, 0.2) : mix(p.pop, p.lite, 0.1)) +
    dish(
      s,
      400,
      520,
      310,
      p.lite,
      at(
        -40,
        60,
        1,
        fill(meat, "M-170 10C-180 -90 -70 -120 10 -90C110 -110 150 -20 110 60C60 130 -150 130 -170 10z") +
          fill(
            mix(p.lite, p.warm, 0.35),
            "M-170 10C-176 -60 -120 -106 -60 -104C-120 -80 -150 -30 -140 40Q-166 40 -170 10z",
          ) +
          line(mix(meat, p.ink, 0.5), 9, "M-110 -40L-40 70M-50 -70L30 60M20 -70L90 30") +
          fill(mix(p.warm, p.lite, 0.4), rrect(-40, -20, 70, 56, 12)) +
          fill(p.leaf, circle(-16, -4, 6) + circle(6, 16, 6) + circle(14, -8, 5)),
      ) +
        times(16, (i) =>
          at(
            60 + (i % 5) * 30,
            -190 + Math.floor(i / 5) * 44,
            1,
            turned(
              -40 + ((i * 47) % 90),
              fill(fry, rrect(-64, -11, 128, 22, 5)) + fill(mix(fry, p.crust, 0.5), rect(-64, 5, 128, 6)),
            ),
          ),
        ) +
        fill(
          p.leaf,
          times(7, (i) => dab(-140, -130, 70, 20, i * 0.9)),
        ),
    ) +
    glass(s, 130, 150, wineOf(p.pop, p.ink), 78) +
    fork(s, 56, 560, 0) +
    at(
      752,
      560,
      1,
      line(mix(p.mid, p.lite, 0.4), 13, "M0 0V150") + fill(mix(p.mid, p.lite, 0.4), "M-7 0V-150Q24 -120 16 0z"),
    ) +
    dish(s, 640, 160, 74, p.warm, fill(mix(p.warm, p.crust, 0.4), circle(0, 0, 50)), mix(p.warm, p.lite, 0.3)) +
    fill(p.ink, rect(0, 990, 800, 10), opacity(r.chance(0.5) ? 0.1 : 0))
  );
};

export const gardenBowl: Scene = (s) => {
  const { palette: p, random: r } = s;
  const slices = [p.pop, p.warm, p.leaf, mix(p.pop, p.lite, 0.4), mix(p.leaf, p.lite, 0.4), p.lite];
  const first = r.int(0, 5);
  const sector = (i: number): string => {
    const [a, b] = [i * 1.047, (i + 1) * 1.047];
    const R = 232;
    return (
      fill(
        nth(slices, i + first),
        path`M0 0L${Math.cos(a) * R} ${Math.sin(a) * R}A${R} ${R} 0 0 1 ${Math.cos(b) * R} ${Math.sin(b) * R}z`,
      ) +
      fill(
        mix(nth(slices, i + first), p.ink, 0.2),
        times(5, (j) =>
          circle(
            Math.cos(a + 0.5) * (80 + j * 30) + ((j * 23) % 30) - 14,
            Math.sin(a + 0.5) * (80 + j * 30) + ((j * 17) % 30) - 14,
            10,
          ),
        ),
      )
    );
  };
  return (
    cover(s, r.pick(["planks", "mat"]), p.dark ? mix(p.leaf, p.ink, 0.45) : mix(p.leaf, p.lite, 0.3)) +
    dish(
      s,
      400,
      500,
      300,
      mix(p.wood, p.warm, 0.35),
      times(6, sector) +
        fill(p.lite, circle(0, 0, 74)) +
        fill(
          p.leaf,
          times(8, (i) => dab(0, 0, 70, 20, i * 0.785)),
        ) +
        fill(p.pop, circle(0, 0, 16)),
      p.lite,
    ) +
    glass(s, 660, 140, mix(p.leaf, p.warm, 0.5), 72) +
    napkin(s, 130, 860, -12, p.lite) +
    fork(s, 720, 780, 10) +
    fill(
      p.leaf,
      times(5, (i) => dab(130, 150, 90, 24, i * 1.25)),
    )
  );
};
