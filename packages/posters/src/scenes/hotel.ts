// Hotel exteriors: one window, the front, the sign on the roof.
import { mix, onto } from "../colour.ts";
import { arch, at, bars, dab, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../kit.ts";
import { letters } from "../letters.ts";
import { boxBall } from "../primitives/furniture.ts";
import { type Person, person } from "../primitives/people.ts";
import { farTown, mansard } from "../primitives/roofs.ts";
import { pavement } from "../primitives/shops.ts";
import { birds, clouds, skyWash, stars, sun } from "../primitives/sky.ts";
import { elevation, ironwork } from "../primitives/windows.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, unflip } from "../stage.ts";

const blade = (s: Stage, x: number, y: number, word: string, c: string, ink: string, cap = 46) => {
  const { palette: p } = s,
    h = word.length * cap * 1.42 + 40;
  let t = "";
  [...word].forEach((ch, i) => {
    t += letters(ch, x, y + 28 + i * cap * 1.42, cap, 70).d;
  });
  return (
    fill(p.iron, rect(x + 30, y + 40, 60, 8) + rect(x + 30, y + h - 60, 60, 8)) +
    fill(c, rrect(x - 42, y, 84, h, 10)) +
    fill(mix(c, p.ink, 0.3), rect(x + 30, y + 8, 12, h - 16)) +
    (p.dark ? unflip(s, x, line(ink, 16, t, opacity(0.25))) : "") +
    unflip(s, x, line(p.dark ? ink : onto(c, ink, p.ink), 6, t))
  );
};

export const hotelWindow: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.wall,
    shutter = r.pick([p.deep, p.leaf, p.pop, p.water]),
    wy = 190,
    ww = 250,
    wh = 500,
    cx = r.pick([360, 380]);
  let out =
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(p.ink, poly([0, 0], [520, 0], [0, 760]), opacity(p.dark ? 0.2 : 0.13)) +
    grain(fill(SHADE.floor, rect(0, 560, 800, 440)), 0.4);
  out +=
    fill(mix(wall, p.ink, 0.15), rect(0, 858, 800, 8)) +
    fill(mix(wall, p.lite, p.dark ? 0.16 : 0.5), rect(0, 866, 800, 26));
  // window, room, curtains
  const x = cx - ww / 2,
    trim = mix(wall, p.lite, p.dark ? 0.35 : 0.8),
    room = p.dark ? p.glow : mix(p.deep, p.ink, 0.25);
  out +=
    fill(p.ink, rect(x - 22, wy - 20, ww + 70, wh + 20), opacity(0.2)) +
    fill(trim, rect(x - 30, wy - 34, ww + 60, wh + 40)) +
    fill(mix(trim, p.ink, 0.16), rect(x - 44, wy - 58, ww + 88, 26)) +
    fill(trim, rect(x - 50, wy - 66, ww + 100, 14));
  out +=
    fill(room, rect(x, wy, ww, wh)) +
    (p.dark
      ? fill(mix(room, p.pop, 0.35), rect(x, wy + 300, ww, wh - 300)) +
        fill(p.lite, path`M${cx - 44} ${wy + 120}q44 -90 88 0z`) +
        line(p.ink, 3, path`M${cx} ${wy}v60`)
      : fill(
          mix(room, p.sky, 0.4),
          poly([x + 130, wy], [x + ww, wy], [x + ww, wy + 180], [x + 20, wy + wh], [x, wy + wh], [x, wy + 370]),
        ));
  out +=
    fill(
      p.lite,
      path`M${x} ${wy}h110Q${x + 92} ${wy + 220} ${x + 30} ${wy + 330}Q${x + 50} ${wy + 430} ${x + 60} ${wy + wh}H${x}zM${x + ww} ${wy}h-110Q${x + ww - 92} ${wy + 220} ${x + ww - 30} ${wy + 330}Q${x + ww - 50} ${wy + 430} ${x + ww - 60} ${wy + wh}H${x + ww}z`,
      opacity(0.92),
    ) +
    line(
      p.mid,
      3,
      path`M${x + 30} ${wy}Q${x + 30} ${wy + 240} ${x + 14} ${wy + 330}M${x + 66} ${wy}Q${x + 60} ${wy + 230} ${x + 22} ${wy + 330}M${x + ww - 30} ${wy}Q${x + ww - 30} ${wy + 240} ${x + ww - 14} ${wy + 330}M${x + ww - 66} ${wy}Q${x + ww - 60} ${wy + 230} ${x + ww - 22} ${wy + 330}`,
    ) +
    fill(p.pop, path`M${x} ${wy + 320}h40v16h-40zM${x + ww} ${wy + 320}h-40v16h40z`);
  out += fill(p.ink, rect(x, wy, ww, 18) + rect(x, wy, 14, wh), opacity(0.35));
  // shutters
  for (const [sx, k] of [
    [x - 150, 1],
    [x + ww + 26, -1],
  ] as const) {
    out +=
      fill(p.ink, rect(sx + 14, wy + 12, 128, wh), opacity(0.22)) +
      fill(shutter, rect(sx, wy - 6, 124, wh + 12)) +
      bars(
        mix(shutter, p.ink, 0.34),
        88,
        6,
        8,
        path`M${sx + 62} ${wy + 24}V${wy + 226}M${sx + 62} ${wy + 262}V${wy + wh - 24}`,
      ) +
      fill(mix(shutter, p.lite, 0.25), rect(k > 0 ? sx : sx + 118, wy - 6, 6, wh + 12));
  }
  // balcony with flowers, cat
  const by = wy + wh + 8;
  out +=
    fill(
      p.ink,
      poly([x - 110, by + 26], [x + ww + 110, by + 26], [x + ww + 150, by + 90], [x - 50, by + 90]),
      opacity(0.26),
    ) +
    fill(trim, rect(x - 118, by, ww + 236, 28)) +
    fill(mix(trim, p.ink, 0.2), rect(x - 118, by + 20, ww + 236, 8));
  if (r.chance(0.7))
    out += at(
      cx + r.pick([-60, 56]),
      by,
      1.7,
      fill(
        p.ink,
        "M-18 0Q-22 -34 -8 -44L-10 -60L-2 -52H6L13 -60L12 -44Q22 -34 18 0zM16 -4Q40 -4 34 -30Q32 -36 30 -30Q32 -12 14 -12z",
      ),
    );
  out += ironwork(p.iron, x - 110, by, ww + 220, 138, 2);
  let leaves = "",
    fl = "",
    fl2 = "";
  for (let i = 0; i < 34; i++) {
    const lx = r.range(x - 104, x + ww + 104),
      ly = by - r.range(-6, 44);
    leaves += dab(lx, ly, r.range(24, 40), 10, r.range(-2.6, -0.5));
    if (i % 2) fl += ellipse(lx + 6, ly - r.range(8, 26), 9);
    else if (i % 3 === 0) fl2 += ellipse(lx - 4, ly - r.range(6, 22), 8);
  }
  out +=
    fill(mix(p.crust, p.ink, 0.5), rect(x - 108, by - 10, ww + 216, 34)) +
    fill(p.leaf, leaves) +
    fill(p.pop === shutter ? p.zest : p.pop, fl) +
    fill(p.lite, fl2);
  out += blade(s, 716, 150, "HOTEL", p.dark ? p.ink : p.pop === shutter ? p.deep : p.pop, p.dark ? p.pop : p.lite);
  return out;
};

export const hotelFront: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.wall,
    paint = r.pick([p.pop, p.deep, p.leaf]),
    gy = 560;
  let out =
    (p.dark ? stars(s, 14, 120) : "") +
    fill(wall, rect(0, 0, 800, 870)) +
    fill(p.ink, poly([460, 0], [800, 0], [800, 560]), opacity(0.16));
  const sh = r.chance(0.6);
  out += elevation(
    s,
    20,
    760,
    [
      { y: 20, ww: 84, wh: 158, rail: "each", shutters: sh },
      { y: 298, ww: 84, wh: 172, rail: "run", shutters: sh },
    ],
    { bays: 3, wall, litP: Math.max(p.litP, 0.15), ...(p.dark ? {} : { shutter: r.pick([p.deep, p.mid, p.leaf]) }) },
  );
  out +=
    fill(mix(wall, p.ink, 0.14), rect(0, gy - 20, 800, 330)) +
    line(mix(wall, p.ink, 0.26), 3, path`M0 ${gy + 50}h800M0 ${gy + 120}h800M0 ${gy + 190}h800M0 ${gy + 260}h800`) +
    fill(mix(wall, p.lite, 0.4), rect(0, gy - 34, 800, 16));
  // side windows, door, glass canopy
  const gl = p.dark ? p.glow : mix(p.warm, p.lite, 0.5);
  out +=
    fill(mix(wall, p.lite, 0.4), arch(56, gy + 30, 168, 220, 60) + arch(576, gy + 30, 168, 220, 60)) +
    fill(gl, arch(70, gy + 44, 140, 200, 52) + arch(590, gy + 44, 140, 200, 52)) +
    fill(
      mix(gl, p.pop, 0.4),
      "M70 640h50q-6 80 -50 110zM210 640h-50q6 80 50 110zM590 640h50q-6 80 -50 110zM730 640h-50q6 80 50 110z",
    ) +
    line(p.iron, 6, "M140 606V804M70 690h140M660 606V804M590 690h140") +
    fill(p.iron, rect(60, 800, 160, 10) + rect(580, 800, 160, 10));
  out +=
    fill(paint, rect(282, gy + 10, 236, 300)) +
    fill(gl, rect(304, gy + 66, 92, 236) + rect(404, gy + 66, 92, 236)) +
    fill(mix(gl, p.pop, 0.35), rect(304, gy + 190, 92, 112) + rect(404, gy + 190, 92, 112)) +
    fill(paint, rect(304, gy + 220, 192, 8)) +
    fill(p.warm, rect(388, gy + 160, 6, 50) + rect(406, gy + 160, 6, 50));
  if (p.dark) out += grain(fill(LIGHT.halo, ellipse(400, 880, 280, 90)), 0.8);
  out +=
    fill(p.ink, poly([230, gy + 34], [570, gy + 34], [600, gy + 86], [250, gy + 86]), opacity(0.3)) +
    fill(p.iron, poly([210, gy - 8], [590, gy - 8], [622, gy + 34], [178, gy + 34])) +
    bars(mix(gl, p.lite, 0.4), 30, 30, 8, path`M206 ${gy + 14}h390`) +
    `<path stroke="${p.iron}" stroke-width="12" stroke-dasharray="0 18" d="M184 ${gy + 40}h440"/>`;
  const t = letters(s.name, 400, gy - 52, 36, 560);
  const glows = p.time === "night";
  out +=
    (glows ? unflip(s, 400, line(p.pop, t.pen(5.5) * 2.8, t.d, opacity(0.3))) : "") +
    unflip(s, 400, line(glows ? mix(p.pop, p.lite, 0.4) : p.ink, t.pen(5), t.d));
  out +=
    pavement(s, 868) +
    fill(p.pop === paint ? p.deep : p.pop, poly([310, 868], [490, 868], [540, 946], [260, 946])) +
    fill(
      p.warm,
      poly([310, 868], [320, 868], [274, 946], [260, 946]) + poly([480, 868], [490, 868], [540, 946], [526, 946]),
    );
  out +=
    boxBall(s, 250, 884, 160, paint) +
    boxBall(s, 550, 884, 160, paint) +
    person(s, r.pick<Person>(["woman", "man", "couple"]), 430, 926, 218) +
    at(
      610,
      934,
      1.2,
      fill(mix(p.crust, p.ink, 0.35), rrect(-34, -58, 68, 58, 5) + rrect(30, -42, 56, 42, 5)) +
        fill(p.ink, rect(-20, -58, 8, 58) + rect(12, -58, 8, 58), opacity(0.4)) +
        line(p.ink, 5, "M-12 -58v-10h24v10M48 -42v-8h20v8"),
    );
  out += blade(s, s.mirrored ? 704 : 96, 110, "HOTEL", p.dark ? p.ink : paint, p.dark ? p.pop : p.lite, 40);
  return out;
};

export const hotelRoof: Scene = (s) => {
  const { palette: p, random: r } = s,
    cy = 640,
    word = "HOTEL",
    lit = p.dark;
  let out =
    sun(s, r.pick([150, 650]), 190, 84) +
    (p.dark ? stars(s, 28, 480) : clouds(s, 100, 360, 4)) +
    skyWash(s, 620) +
    farTown(s, 640, mix(p.haze, p.sky, 0.25));
  // scaffold and letters
  const c = p.dark ? p.pop : r.pick([p.pop, p.pop, p.deep].filter((q) => q !== p.sky)),
    frame = p.iron;
  let legs = "";
  for (let i = 0; i <= 10; i++) legs += path`M${90 + i * 62} 300V520`;
  for (let i = 0; i < 10; i++) legs += i % 2 ? path`M${90 + i * 62} 470l62 50` : path`M${152 + i * 62} 470l-62 50`;
  out += line(frame, 5, `${legs}M80 320H720M80 468H720`);
  const t = letters(word, 400, 268, 190, 560, 3.4);
  if (lit) out += grain(fill(LIGHT.halo, ellipse(400, 366, 420, 190)), 0.7);
  out += unflip(
    s,
    400,
    line(mix(c, p.ink, 0.45), 40, t.d) +
      line(c, 32, t.d) +
      (lit ? line(mix(c, p.lite, 0.7), t.pen(8), t.d) : line(mix(c, p.lite, 0.55), t.pen(5), t.d)),
  );
  out += mansard(s, 40, cy, 720, 132, 5, { chimneys: false });
  for (const x of [46, 690])
    out +=
      bars(p.pop, 30, 10, 5, path`M${x + 6} 470h56`) +
      fill(p.dark ? mix(p.wall, p.ink, 0.2) : p.lite, rect(x, 486, 66, 60)) +
      fill(mix(p.wall, p.ink, 0.3), rect(x - 4, 480, 74, 9));
  out +=
    fill(p.wall, rect(40, cy, 720, 370)) +
    fill(mix(p.wall, p.lite, 0.45), rect(30, cy - 6, 740, 16)) +
    fill(p.ink, rect(40, cy + 10, 720, 18), opacity(0.22));
  const sh = r.chance(0.6);
  out += elevation(
    s,
    40,
    720,
    [
      { y: cy + 56, ww: 80, wh: 150, rail: "each", shutters: sh, boxes: r.chance(0.5) },
      { y: cy + 290, ww: 80, wh: 150, rail: "each", shutters: sh },
    ],
    { bays: 4, wall: p.wall, litP: Math.max(0.2, p.litP) },
  );
  out +=
    fill(p.shade, rect(-10, 560, 50, 450) + rect(760, 520, 50, 490)) +
    fill(p.ink, poly([500, cy], [760, cy], [760, 940]), opacity(0.14)) +
    birds(s, 620, 160, 4);
  return out;
};
