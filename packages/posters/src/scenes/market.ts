// Market exteriors: the row of stalls, the stall close by, the barrow.
import { mix } from "../colour.ts";
import { at, bars, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { crate } from "../primitives/food.ts";
import { dog, type Person, person } from "../primitives/people.ts";
import { house } from "../primitives/roofs.ts";
import { awning } from "../primitives/shops.ts";
import { clouds, skyWash, stars, sun } from "../primitives/sky.ts";
import { tree } from "../primitives/trees.ts";
import { bouquet } from "../primitives/wares.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage } from "../stage.ts";

/** One stall, frontal: deep shade under a striped canopy, vendor, three tiers of crates. */
const stall = (s: Stage, x: number, w: number, y: number, c: string, k0: number): string => {
  const { palette: p, random: r } = s,
    dim = p.dark ? mix(p.deep, p.ink, 0.6) : mix(p.deep, p.ink, 0.25);
  const bulbs = [0.22, 0.5, 0.78].map((q) => x + w * q);
  let out =
    fill(dim, rect(x + 8, y + 40, w - 16, 520)) +
    (p.dark ? grain(fill(LIGHT.halo, bulbs.map((b) => ellipse(b, y + 210, 110)).join("")), 0.8) : "");
  out +=
    person(s, r.pick<Person>(["vendor", "dress"]), x + w * r.range(0.3, 0.42), y + 480, 252, {
      shadow: 0,
      coat: p.warm,
      dir: 1,
    }) + fill(mix(dim, p.ink, 0.4), rect(x + 8, y + 366, w - 16, 240));
  const n = Math.max(3, Math.round(w / 136)),
    step = w / n,
    k = step / 126;
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < n; i++) out += crate(s, x + step * (i + 0.5), y + 408 + row * 68, k, k0 + ((i * 2 + row) % 3));
  const [sh, aw] = awning(s, x, y, w, 118, { a: c, n: Math.round(w / 44) | 1, valance: 36, shadow: 30, out: 12 });
  return (
    out +
    sh +
    aw +
    line(p.ink, 2.5, bulbs.map((b) => path`M${b} ${y + 150}v34`).join("")) +
    fill(p.dark ? p.glow : p.warm, bulbs.map((b) => path`M${b - 24} ${y + 208}q24 -52 48 0z`).join("")) +
    fill(p.lite, bulbs.map((b) => path`M${b - 10} ${y + 208}a10 10 0 0 0 20 0z`).join(""))
  );
};

export const marketRow: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 318;
  let out = (p.dark ? stars(s, 8, 200) : "") + skyWash(s, 480);
  const tone = [p.wall, mix(p.wall, p.shade, 0.6)].map((c) => {
    const w = r.range(180, 230);
    return { w, body: house(s, w, r.range(280, 330), c, { floors: 3 }) };
  });
  for (let x = -70, i = 0; x < 820; i++) {
    const m = nth(tone, i);
    out += at(x + m.w / 2, 436, 1, m.body);
    x += m.w;
  }
  out += tree(s, r.range(330, 470), 582, 520, { dabs: 3 });
  out += fill(p.ground, rect(0, 470, 800, 530)) + grain(fill(SHADE.floor, rect(0, 860, 800, 140)), 0.6);
  const cut = r.pick([360, 410, 450]),
    k0 = r.int(0, 4),
    inks = r.shuffle([p.pop, p.leaf, p.deep, p.zest]);
  out +=
    stall(s, -40, cut + 22, y, nth(inks, 0), k0) +
    stall(s, cut + 6, 834 - cut, y - r.int(-10, 26), nth(inks, 1), k0 + r.int(0, 1));
  return (
    out +
    person(s, r.pick<Person>(["woman", "umbrella", "man", "dress"]), r.range(210, 290), 966, 262, {
      dir: 1,
      coat: p.pop === nth(inks, 0) ? p.deep : p.pop,
    }) +
    (r.chance(0.5) ? dog(r.range(560, 680), 960, 1.7, p.ink) : person(s, "child", r.range(540, 650), 966, 150))
  );
};

export const marketClose: Scene = (s) => {
  const { palette: p, random: r } = s,
    a = r.pick([p.pop, p.leaf, p.deep]),
    hz = 610;
  let out = (p.dark ? stars(s, 10, 400) : "") + sun(s, 560, 360, 84) + skyWash(s, 600);
  const body = house(s, 170, 190, p.shade),
    body2 = house(s, 150, 230, p.wall);
  out +=
    [60, 220, 376, 536, 690, 846].map((x, i) => at(x, hz, 1, i % 2 ? body : body2)).join("") +
    tree(s, r.pick([150, 640]), hz + 40, 290, { dabs: 6 });
  out += fill(p.ground, rect(0, hz, 800, 60));
  out +=
    person(s, r.pick<Person>(["vendor", "dress"]), 190, 744, 330, { shadow: 0, dir: 1, coat: p.zest }) +
    person(s, r.pick<Person>(["woman", "vendor"]), 600, 740, 320, {
      shadow: 0,
      dir: -1,
      coat: p.pop === a ? p.deep : p.pop,
    });
  out +=
    line(p.ink, 4, "M404 230V400M356 456L404 404L452 456") +
    fill(p.warm, "M346 456h116q-10 40 -58 40q-48 0 -58 -40z") +
    fill(p.lite, ellipse(404, 372, 36)) +
    line(p.ink, 5, `${ellipse(404, 372, 36)}M404 372l16 -22`) +
    fill(p.leaf, "M372 456q-4 -34 24 -30q26 -12 40 14q14 6 8 16z");
  const dim = mix(p.deep, p.ink, p.dark ? 0.7 : 0.45);
  out += fill(dim, rect(0, 628, 800, 380));
  const k0 = r.int(0, 4);
  for (let j = 0; j < 3; j++)
    for (let i = -1; i < 5; i++) {
      const k = 1.42 + j * 0.24,
        step = 186 * (k / 1.42),
        x = 400 + (i - 1.5) * step + (j % 2 ? step * 0.5 : 0);
      if (x > -120 && x < 920) out += crate(s, x, 706 + j * 122 + (k - 1.42) * 60, k, k0 + i * 2 + j + 7);
    }
  out += [214, 462, 706]
    .map((x, i) =>
      at(x, 632 + i * 6, 1, fill(p.lite, "M-36 -62h72v48h-72z") + line(p.ink, 4, "M0 -14V30M-20 -46h26M-20 -32h40")),
    )
    .join("");
  const [sh, aw] = awning(s, -30, -20, 860, 216, { a, n: 11, valance: 56, shadow: 34, out: 30 });
  return out + sh + aw;
};

export const marketCart: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 600,
    cx = 400,
    a = r.pick([p.pop, p.leaf, p.deep]),
    b = p.lite;
  let out = sun(s, r.pick([130, 670]), 190, 74) + (p.dark ? stars(s, 16, 300) : clouds(s, 90, 300, 3)) + skyWash(s, hz);
  const H = [p.wall, p.shade].map((c) => house(s, 200, r.range(240, 300), c));
  for (let x = 0, i = 0; x < 900; i++, x += 200) out += at(x, hz, 1, nth(H, i));
  out +=
    fill(p.ground, rect(0, hz, 800, 410)) +
    grain(fill(SHADE.floor, rect(0, hz, 800, 400)), 0.6) +
    line(
      mix(p.ground, p.ink, 0.14),
      3,
      "M0 690H800M0 800H800M400 600V690M140 600L60 690M660 600L740 690M230 690L150 800M570 690L650 800",
    );
  out += fill(p.ink, poly([120, 890], [660, 890], [810, 960], [810, 990], [260, 980]), opacity(0.28));
  // parasol: eight gores seen from a little below
  const n = 8;
  let ga = "",
    gb = "",
    va = "",
    vb = "";
  for (let i = 0; i < n; i++) {
    const t0 = -Math.cos((i / n) * Math.PI),
      t1 = -Math.cos(((i + 1) / n) * Math.PI),
      x0 = cx + t0 * 330,
      x1 = cx + t1 * 330,
      m = (x0 + x1) / 2,
      q = path`M${cx} 150Q${cx + t0 * 220} 190 ${x0} 380Q${m} ${364 - Math.abs(t0 + t1) * 6} ${x1} 380Q${cx + t1 * 220} 190 ${cx} 150z`,
      v = path`M${x0} 380Q${m} ${364 - Math.abs(t0 + t1) * 6} ${x1} 380V410Q${m} 440 ${x0} 410z`;
    if (i % 2) {
      ga += q;
      va += v;
    } else {
      gb += q;
      vb += v;
    }
  }
  out += fill(p.iron, rect(cx - 6, 140, 12, 560));
  out += person(s, "vendor", 300, 880, 400, { shadow: 0, dir: 1, coat: a === p.pop ? p.deep : p.pop });
  // cart
  const wood = p.wood,
    y = 720;
  out +=
    fill(wood, rect(150, y, 520, 84)) +
    bars(mix(wood, p.lite, 0.18), 70, 6, 46, path`M160 ${y + 44}H664`) +
    fill(mix(wood, p.ink, 0.3), rect(138, y - 8, 544, 14)) +
    line(wood, 14, path`M670 ${y + 20}L790 ${y - 30}`) +
    line(mix(wood, p.ink, 0.35), 12, ellipse(290, 846, 62) + ellipse(540, 846, 62)) +
    line(
      mix(wood, p.ink, 0.35),
      6,
      [290, 540]
        .map((x) =>
          [0, 1, 2, 3]
            .map(
              (i) =>
                path`M${x - Math.cos(i * 0.785) * 58} ${846 - Math.sin(i * 0.785) * 58}L${x + Math.cos(i * 0.785) * 58} ${846 + Math.sin(i * 0.785) * 58}`,
            )
            .join(""),
        )
        .join(""),
    ) +
    fill(wood, ellipse(290, 846, 15) + ellipse(540, 846, 15));
  const k0 = r.int(0, 4);
  for (let i = 0; i < 4; i++) out += crate(s, 208 + i * 130, y - 10, 1.02, k0 + i * 2);
  for (let i = 0; i < 3; i++) out += crate(s, 340 + i * 132, y - 84, 1.02, k0 + i * 2 + 1);
  out += (
    [
      [700, 930, 1.5],
      [120, 920, 1.4],
      [196, 936, 1.1],
    ] as const
  )
    .map(([x, yy, k], i) => bouquet(s, x, yy, k, nth([p.pop, p.warm, p.lite], i)))
    .join("");
  out +=
    fill(b, gb) +
    fill(a, ga) +
    grain(fill(SHADE.right, path`M${cx} 150Q${cx + 220} 190 ${cx + 330} 380H${cx}z`), 0.6) +
    fill(mix(b, p.ink, 0.16), vb) +
    fill(mix(a, p.ink, 0.22), va) +
    fill(p.warm, ellipse(cx, 146, 13));
  return (
    out +
    person(s, r.pick<Person>(["woman", "dress", "child"]), 590, 950, 240, {
      dir: -1,
      coat: a === p.deep ? p.pop : p.deep,
    })
  );
};
