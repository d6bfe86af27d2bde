// Café: the corner house with its rotunda, in two-point perspective.
import { mix } from "../colour.ts";
import { ellipse, fill, line, opacity, type Point, path, persp, poly, quad, rect } from "../kit.ts";
import { letters } from "../letters.ts";
import { gueridon, lamp, onTable, rattanChair } from "../primitives/furniture.ts";
import { type Person, person } from "../primitives/people.ts";
import { chimney } from "../primitives/roofs.ts";
import { skyWash } from "../primitives/sky.ts";
import { facade, type Row } from "../primitives/windows.ts";
import { grain, LIGHT, type Scene, SHADE, unflip } from "../stage.ts";

export const cafeCorner: Scene = (s) => {
  const { palette: p, random: r } = s,
    E = 706,
    xl = r.range(300, 350),
    xr = xl + r.range(120, 150),
    kl = r.range(0.6, 0.72),
    kr = r.range(0.5, 0.62);
  const lit = p.wall,
    shade = p.shade,
    paint = r.pick([p.deep, p.pop, p.leaf, p.ink]),
    stripe = paint === p.pop ? p.zest : p.pop;
  const K = (x: number) =>
    x < xl ? kl + ((1 - kl) * (x + 40)) / (xl + 40) : x > xr ? 1 - ((1 - kr) * (x - xr)) / (840 - xr) : 1;
  const pt = (x: number, h: number): Point => [x, E - h * K(x)];
  const faces: { a: number; b: number; w: number; wall: string; bays: number }[] = [
    { a: -40, b: xl, w: 540, wall: lit, bays: 3 },
    { a: xl, b: xr, w: 150, wall: mix(lit, shade, 0.4), bays: 1 },
    { a: xr, b: 840, w: 500, wall: shade, bays: 3 },
  ];
  const quadOf = (a: number, b: number, hi: number, lo: number) => poly(pt(a, hi), pt(b, hi), pt(b, lo), pt(a, lo));
  const rows: Row[] = [
    { y: 28, ww: 58, wh: 92, rail: "run" },
    { y: 160, ww: 62, wh: 104, rail: "each", shutters: false },
    { y: 306, ww: 62, wh: 108, rail: "run" },
  ];
  let out = skyWash(s, 700);
  // roof
  const roofHi = 618,
    roofLo = 524;
  for (const [cx, ck] of [
    [xl - r.range(90, 190), 0.9],
    [xr + r.range(110, 220), 0.8],
  ] as const)
    out += chimney(s, cx, E - 592 * K(cx), 62 * ck, 96 * ck, p.dark ? undefined : mix(p.lite, p.mid, 0.4));
  for (const f of faces) {
    const rf = f.wall === shade ? mix(p.roof, p.ink, 0.3) : p.roof;
    const inset = (x: number, h: number): Point => {
      const [qx, qy] = pt(x, h);
      return [qx + (f.a === -40 ? 0 : f.wall === shade ? 0 : 0), qy];
    };
    out += fill(rf, poly(inset(f.a, roofHi), inset(f.b, roofHi), pt(f.b, roofLo), pt(f.a, roofLo)));
    if (f.bays > 1) {
      const m = persp(f.w, 100, [pt(f.a, roofHi), pt(f.b, roofHi), pt(f.b, roofLo), pt(f.a, roofLo)]);
      let dorm = "",
        win = "",
        winL = "";
      for (let i = 0; i < f.bays; i++) {
        const c = (f.w * (i + 0.5)) / f.bays;
        dorm += poly(m(c - 40, 20), m(c, -4), m(c + 40, 20), m(c + 40, 100), m(c - 40, 100));
        const q = quad(m, c - 22, 30, 44, 64);
        if (r.chance(p.litP)) winL += q;
        else win += q;
      }
      out += fill(mix(f.wall, p.lite, p.dark ? 0.1 : 0.5), dorm) + fill(p.glass, win) + fill(p.glow, winL);
    }
  }
  // rotunda over the corner
  const cx = (xl + xr) / 2,
    cw = (xr - xl) / 2 + 6,
    ry = E - roofLo;
  out +=
    fill(
      mix(p.roof, p.sky, 0.22),
      path`M${cx - cw} ${ry}C${cx - cw} ${ry - 98} ${cx - cw * 0.5} ${ry - 134} ${cx} ${ry - 148}C${cx + cw * 0.5} ${ry - 134} ${cx + cw} ${ry - 98} ${cx + cw} ${ry}z`,
    ) +
    grain(
      fill(
        SHADE.right,
        path`M${cx} ${ry}V${ry - 148}C${cx + cw * 0.5} ${ry - 134} ${cx + cw} ${ry - 98} ${cx + cw} ${ry}z`,
      ),
    ) +
    line(
      mix(p.roof, p.sky, 0.5),
      2.5,
      path`M${cx - cw * 0.5} ${ry}Q${cx - cw * 0.55} ${ry - 98} ${cx} ${ry - 148}M${cx + cw * 0.5} ${ry}Q${cx + cw * 0.55} ${ry - 98} ${cx} ${ry - 148}`,
    ) +
    fill(p.roof, rect(cx - 3, ry - 190, 6, 46) + ellipse(cx, ry - 153, 8)) +
    fill(p.lite, ellipse(cx, ry - 56, 22, 27)) +
    fill(p.dark ? p.glow : p.glass, ellipse(cx, ry - 56, 14, 19));
  // walls and windows
  for (const f of faces) {
    out += fill(f.wall, quadOf(f.a, f.b, roofLo, -120));
    const m = persp(f.w, 430, [pt(f.a, 524), pt(f.b, 524), pt(f.b, 136), pt(f.a, 136)]);
    out +=
      fill(mix(f.wall, p.ink, 0.2), quad(m, 0, 12, f.w, 10)) +
      fill(mix(f.wall, p.lite, p.dark ? 0.2 : 0.6), quad(m, -4, 0, f.w + 8, 12));
    out += facade(s, m, f.w, rows, { bays: f.bays, wall: f.wall, plain: f.wall === shade });
  }
  // ground floor
  for (const f of faces) {
    const c = f.wall === shade ? mix(paint, p.ink, 0.4) : paint;
    out += fill(c, quadOf(f.a, f.b, 140, -92));
    const m = persp(f.w, 232, [pt(f.a, 140), pt(f.b, 140), pt(f.b, -92), pt(f.a, -92)]);
    let g = "";
    for (let i = 0; i < f.bays; i++) {
      const c0 = (f.w * i) / f.bays;
      g += quad(m, c0 + 18, 76, f.w / f.bays - 36, f.bays === 1 ? 150 : 108);
    }
    out += fill(p.dark ? p.glow : mix(p.glass, p.ink, 0.2), g);
  }
  const word = letters("CAFÉ", cx, E - 128, 26, xr - xl - 22);
  out += unflip(s, cx, line(p.lite, word.pen(4), word.d));
  // pavement and awnings
  const road = poly([-10, E + 92 * kl], [xl, E + 92], [xr, E + 92], [810, E + 92 * kr], [810, 1000], [-10, 1000]);
  out += fill(p.ground, road) + grain(fill(SHADE.floor, road), 0.5);
  const bot = (x: number, h: number, q: number): Point => [x + (x < xl + 1 ? -26 : 26) * q, E - h * K(x)];
  const stripes = (a: number, b: number, n: number, dark: number) => {
    const A0: Point = pt(a, 104),
      B0: Point = pt(b, 104),
      A1 = a < 0 ? pt(a, 40) : bot(a, 40, 1),
      B1 = b > 800 ? pt(b, 40) : bot(b, 40, 1);
    const C = (q: Point, x: number): Point => [q[0], q[1] + 22 * K(x)],
      m = persp(n, 1, [A0, B0, B1, A1]),
      v = persp(n, 1, [A1, B1, C(B1, b), C(A1, a)]);
    let d1 = "",
      d2 = "";
    for (let i = 0; i < n; i++) {
      const q = poly(m(i, 0), m(i + 1, 0), m(i + 1, 1), v(i + 1, 1), v(i, 1), m(i, 1));
      if (i % 2) d1 += q;
      else d2 += q;
    }
    return (
      fill(mix(p.lite, p.ink, dark), d1) +
      fill(mix(stripe, p.ink, dark), d2) +
      fill(p.ink, poly(A1, B1, C(B1, b), C(A1, a)), opacity(0.2))
    );
  };
  out += fill(
    p.ink,
    poly(
      pt(-40, 40),
      bot(xl, 40, 1),
      bot(xr, 40, 1),
      pt(840, 40),
      pt(840, -20),
      pt(xr, -20),
      pt(xl, -20),
      pt(-40, -20),
    ),
    opacity(0.45),
  );
  out += stripes(-40, xl, 7, 0) + stripes(xr, 840, 7, 0.25) + stripes(xl, xr, 5, 0.06);
  if (p.dark) out += grain(fill(LIGHT.halo, ellipse(cx, E + 70, 330, 120)), 0.6);
  // terrace
  const seat = r.chance(0.5) ? p.pop : p.deep;
  for (const [tx, ty, k] of [
    [xl - 170, E + 108, 0.82],
    [xr + 120, E + 104, 0.8],
  ] as const)
    out +=
      fill(p.ink, ellipse(tx + 26 * k, ty + 4, 86 * k, 10 * k), opacity(0.3)) +
      rattanChair(s, tx - 62 * k, ty, k, { a: seat }) +
      rattanChair(s, tx + 62 * k, ty, k, { a: seat, dir: -1 }) +
      gueridon(s, tx, ty + 4, k, { on: onTable.coffee(s, -14) + onTable.wine(s, 16), rx: 36 });
  out += person(s, "waiter", xl + 10, E + 122, 150, { dir: 1 });
  // zebra
  let zebra = "";
  for (let i = 0; i < 7; i++) {
    const a = -60 + i * 140;
    zebra += poly(
      [400 + (a - 400) * 0.9, 934],
      [400 + (a - 330) * 0.9, 934],
      [400 + (a - 330) * 1.15, 1000],
      [400 + (a - 400) * 1.15, 1000],
    );
  }
  out += fill(mix(p.ground, p.lite, p.dark ? 0.3 : 0.75), zebra);
  out +=
    lamp(s, r.chance(0.5) ? 704 : 640, 912, 430) +
    person(s, r.pick<Person>(["woman", "man", "umbrella"]), 600, 936, 150, { dir: -1 });
  return out;
};
