// Activities: carousel, balloon, bicycle, pétanque.
import { mix } from "../colour.ts";
import { at, bars, dots, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../kit.ts";
import { farLandmark } from "../primitives/landmarks.ts";
import { cyclist, type Person, person } from "../primitives/people.ts";
import { farTown, house } from "../primitives/roofs.ts";
import { birds, clouds, groundOf, skyOf, skyWash, stars, sun } from "../primitives/sky.ts";
import { bough, poplar, tree } from "../primitives/trees.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../stage.ts";

export const actCarousel: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 800,
    a = p.pop,
    b = p.lite;
  let out = (p.dark ? stars(s, 16, 420) : clouds(s, 60, 300, 2)) + skyWash(s, 640);
  if (r.chance(0.6)) out += farLandmark(s, r.pick([150, 660]), 700, 0.3);
  const T = tree(s, 0, 0, 310, { dabs: 5 });
  out += at(56, 740, 1, T) + at(752, 740, [-1, 1], T) + groundOf(s, 700);
  out += fill(p.ink, ellipse(440, y + 40, 350, 42), opacity(0.3));
  // roof: striped cone with scalloped crown
  const n = 12;
  let sa = "",
    sb = "",
    va = "",
    vb = "";
  for (let i = 0; i < n; i++) {
    const t0 = -Math.cos((i / n) * Math.PI),
      t1 = -Math.cos(((i + 1) / n) * Math.PI),
      x0 = 400 + t0 * 330,
      x1 = 400 + t1 * 330,
      q = path`M400 180Q${400 + t0 * 110} 330 ${x0} 420L${x1} 420Q${400 + t1 * 110} 330 400 180z`,
      v = path`M${x0} 420H${x1}V456Q${(x0 + x1) / 2} ${486} ${x0} 456z`;
    if (i % 2) {
      sa += q;
      vb += v;
    } else {
      sb += q;
      va += v;
    }
  }
  const pole = p.warm;
  out +=
    fill(mix(p.deep, p.ink, 0.2), rect(150, 470, 500, 290)) +
    fill(p.dark ? p.glow : mix(p.warm, p.lite, 0.5), rect(300, 470, 200, 290)) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          fill(i % 2 ? p.pop : p.deep, rect(300 + i * 50, 470, 50, 290), opacity(0.55)) +
          fill(p.lite, ellipse(325 + i * 50, 590, 17, 30), opacity(0.9)),
      )
      .join("");
  out +=
    fill(b, sb) +
    fill(a, sa) +
    grain(fill(SHADE.right, path`M400 180Q510 330 730 420H400z`), 0.6) +
    fill(mix(a, p.ink, 0.18), vb) +
    fill(mix(b, p.ink, 0.1), va) +
    dots(p.dark ? p.glow : p.warm, 13, 26, "M80 438H722") +
    fill(p.warm, rect(394, 120, 12, 64) + ellipse(400, 120, 13)) +
    fill(a, "M406 84L462 100L406 116zM404 84h4v40h-4z");
  out += bars(pole, 300, 8, 92, "M146 610H660");
  // horses
  const horse = (c: string, d: string) =>
    fill(
      c,
      "M-62 -16C-66 -46 -44 -56 -18 -54C6 -52 18 -58 30 -78C36 -92 46 -98 52 -108L58 -98C72 -92 80 -78 86 -66L76 -60L60 -66C54 -44 52 -34 44 -24C50 -10 64 -8 70 -22L78 -18C74 6 46 6 34 -10C26 -2 -18 -4 -28 -10C-32 8 -52 20 -66 14L-64 6C-50 8 -46 -2 -48 -10zM-62 -16C-84 -22 -90 4 -76 22C-74 4 -66 -2 -58 -6z",
    ) +
    fill(d, "M-30 -56H6Q10 -34 2 -30H-26Q-34 -36 -30 -56zM32 -80C20 -70 14 -58 18 -52C30 -54 36 -64 42 -76z") +
    fill(s.palette.ink, ellipse(66, -82, 3));
  for (const [x, yy, k, c] of [
    [400, 716, 1.35, p.lite],
    [216, 664, 1.1, p.warm],
    [590, 664, 1.1, p.lite],
  ] as const)
    out +=
      fill(pole, rect(x - 5, 470, 10, 320)) +
      fill(mix(pole, p.ink, 0.3), rect(x + 1, 470, 4, 320)) +
      at(x, yy, k, horse(c, c === p.lite ? p.pop : p.deep));
  out +=
    fill(a, "M96 772H704L740 830H60z") +
    fill(mix(a, p.ink, 0.3), "M60 830H740V846H60z") +
    dots(p.dark ? p.glow : p.lite, 14, 30, "M96 802H712");
  if (p.dark) out += grain(fill(LIGHT.halo, ellipse(400, 600, 420, 320)), 0.4);
  out +=
    person(s, "child", 250, 930, 130, { dir: 1 }) +
    person(s, r.pick<Person>(["woman", "dress", "man"]), 190, 936, 210, { dir: 1 });
  return out;
};

export const actBalloon: Scene = (s) => {
  const { palette: p, random: r } = s,
    bx = r.range(350, 450),
    by = 372,
    R = 190,
    inks = r.pick([
      [p.pop, p.lite],
      [p.warm, p.pop],
      [p.deep, p.warm],
    ]);
  let out =
    (p.dark ? stars(s, 24, 500) : "") +
    sun(s, bx > 400 ? 140 : 650, 190, 66) +
    clouds(s, 120, 560, 5) +
    skyWash(s, 800);
  // balloon gores
  let a = "",
    b = "";
  const n = 8;
  for (let i = 0; i < n; i++) {
    const t0 = -Math.cos((i / n) * Math.PI),
      t1 = -Math.cos(((i + 1) / n) * Math.PI);
    const q = path`M${bx} ${by - R}C${bx + t0 * R * 1.1} ${by - R} ${bx + t0 * R * 1.12} ${by + R * 0.3} ${bx + t0 * 42} ${by + R * 1.24}L${bx + t1 * 42} ${by + R * 1.24}C${bx + t1 * R * 1.12} ${by + R * 0.3} ${bx + t1 * R * 1.1} ${by - R} ${bx} ${by - R}z`;
    if (i % 2) a += q;
    else b += q;
  }
  const hull = path`M${bx} ${by - R}C${bx - R * 1.1} ${by - R} ${bx - R * 1.12} ${by + R * 0.3} ${bx - 42} ${by + R * 1.24}h84C${bx + R * 1.12} ${by + R * 0.3} ${bx + R * 1.1} ${by - R} ${bx} ${by - R}z`;
  out +=
    fill(nth(inks, 0), a) +
    fill(nth(inks, 1), b) +
    grain(fill(SHADE.ball, hull), 0.8) +
    fill(p.ink, rect(bx - 42, by + R * 1.24, 84, 10));
  out +=
    line(
      p.ink,
      3,
      path`M${bx - 38} ${by + R * 1.28}L${bx - 28} ${by + R * 1.62}M${bx + 38} ${by + R * 1.28}L${bx + 28} ${by + R * 1.62}M${bx} ${by + R * 1.28}V${by + R * 1.62}`,
    ) +
    fill(mix(p.crust, p.ink, 0.35), rrect(bx - 36, by + R * 1.6, 72, 52, 8)) +
    bars(mix(p.crust, p.ink, 0.6), 40, 3, 5, path`M${bx - 34} ${by + R * 1.6 + 28}h68`) +
    fill(
      p.ink,
      ellipse(bx - 14, by + R * 1.52, 8) +
        ellipse(bx + 12, by + R * 1.54, 8) +
        rect(bx - 22, by + R * 1.55, 16, 16) +
        rect(bx + 4, by + R * 1.57, 16, 12),
    );
  // town below
  const hz = 850;
  out += farLandmark(s, r.pick([190, 620]), hz - 6, 0.3) + farTown(s, hz, mix(p.haze, p.deep, 0.15));
  const models = [p.wall, mix(p.wall, p.shade, 0.5), p.shade].map((c) =>
    house(s, 150, r.range(70, 110), c, { floors: 1 }),
  );
  for (let x = 10, i = 0; x < 880; i++, x += 150) out += at(x, 1000, 1, nth(models, i));
  out += birds(s, bx > 400 ? 180 : 640, 560, 5);
  return out;
};

export const actBike: Scene = (s) => {
  // towpath of the canal: cyclist, iron footbridge, poplars
  const { palette: p, random: r } = s,
    wl = 480;
  let out = sun(s, r.pick([210, 590]), 210, 96) + skyOf(s, 3, wl);
  const models = [p.wall, p.shade].map((c) => house(s, 170, r.range(160, 200), c));
  for (let x = -10, i = 0; x < 880; i++, x += 170) out += at(x, wl - 30, 1, nth(models, i));
  for (let i = 0; i < 7; i++) out += poplar(s, 40 + i * 122 + r.range(-14, 14), wl - 24, r.range(230, 310));
  out +=
    fill(p.shade, rect(0, wl - 34, 800, 44)) +
    fill(p.water, rect(0, wl + 10, 800, 220)) +
    bars(mix(p.water, p.lite, 0.5), 6, 70, 60, "M0 530h800M-50 580h850M30 632h780") +
    bars(mix(p.water, p.ink, 0.3), 6, 50, 90, "M50 556h760M-30 608h830");
  // footbridge
  const iron = mix(p.leaf, p.ink, 0.35);
  out +=
    line(iron, 16, "M-20 560Q400 250 820 560") +
    line(iron, 7, "M-20 510Q400 190 820 510") +
    bars(iron, 56, 4, 22, "M-20 534Q400 220 820 534");
  out += person(s, r.pick<Person>(["couple", "woman"]), 400, 406, 74);
  const top = 706;
  out +=
    fill(p.wall, rect(0, top - 30, 800, 30)) +
    fill(mix(p.wall, p.ink, 0.2), rect(0, top - 8, 800, 10)) +
    groundOf(s, top) +
    fill(p.ink, poly([120, 846], [460, 846], [720, 910], [360, 918]), opacity(0.28));
  out +=
    cyclist(s, 300, 848, 2.3, { load: r.chance(0.4) ? "baguettes" : "none", coat: p.pop }) +
    bough(s, 1, 380, 300, p.leaf);
  return out;
};

export const actPetanque: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 470,
    steel = mix(p.deep, p.lite, 0.35);
  let out =
    sun(s, r.pick([180, 610]), 210, 84) + skyWash(s, hz) + farTown(s, hz, mix(p.haze, p.sky, 0.15)) + groundOf(s, hz);
  const T = tree(s, 0, 0, 450, { dabs: 7 });
  for (const [x, k] of [
    [256, 0.9],
    [560, -0.92],
    [52, 1.12],
    [756, -1.16],
  ] as const)
    out += at(x, hz + (Math.abs(k) > 1 ? 110 : 50), [k, Math.abs(k)], T);
  out += fill(p.ink, "M-10 600Q200 560 420 610T810 600V640Q600 660 420 640T-10 640z", opacity(0.14));
  out +=
    person(s, "man", 230, 640, 170, { dir: 1, coat: p.deep }) +
    person(s, r.pick<Person>(["dress", "woman", "man"]), 560, 634, 160, { dir: -1, coat: p.pop });
  const ball = (x: number, y: number, R: number) =>
    fill(
      p.ink,
      poly(
        [x - R * 0.5, y + R * 0.84],
        [x + R * 0.5, y + R * 0.84],
        [x + R * 3, y + R * 1.5],
        [x + R * 2.2, y + R * 1.8],
        [x + R * 0.2, y + R * 1.05],
      ),
      opacity(0.34),
    ) +
    fill(steel, ellipse(x, y, R)) +
    line(
      mix(steel, p.ink, 0.45),
      R * 0.05,
      path`M${x - R} ${y}a${R} ${R * 0.3} 0 0 0 ${2 * R} 0M${x - R * 0.92} ${y - R * 0.3}a${R} ${R * 0.3} 0 0 0 ${1.84 * R} 0M${x - R * 0.92} ${y + R * 0.34}a${R} ${R * 0.26} 0 0 0 ${1.84 * R} 0`,
    ) +
    grain(fill(SHADE.ball, ellipse(x, y, R))) +
    fill(p.lite, ellipse(x - R * 0.36, y - R * 0.42, R * 0.16, R * 0.1));
  out +=
    ball(230, 800, 92) +
    ball(520, 850, 112) +
    ball(650, 734, 60) +
    fill(p.ink, poly([380, 770], [400, 770], [470, 792], [440, 800]), opacity(0.3)) +
    fill(p.pop, ellipse(386, 756, 24)) +
    grain(fill(SHADE.ball, ellipse(386, 756, 24)));
  return out;
};
