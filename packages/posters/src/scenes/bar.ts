// Bar exteriors: neon front, rooftop, wine cellar.
import { mix } from "../colour.ts";
import { at, dab, dots, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../kit.ts";
import { letters } from "../letters.ts";
import { bottles, citrus } from "../primitives/food.ts";
import { bust, type Person, person } from "../primitives/people.ts";
import { roofline } from "../primitives/roofs.ts";
import { stars } from "../primitives/sky.ts";
import { elevation } from "../primitives/windows.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage, TOP_SIGN_WIDTH, unflip } from "../stage.ts";

export const barNeon: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 306,
    paint = p.dark ? mix(p.ink, p.deep, 0.3) : p.ink,
    hot = p.pop,
    glow = p.glow;
  const wall = p.dark ? p.shade : p.deep;
  let out =
    fill(wall, rect(0, 0, 800, 860)) +
    elevation(s, 30, 740, [{ y: y - 250, ww: 88, wh: 180, rail: "each" }], { bays: 3, wall, litP: 0.34 });
  out += fill(paint, rect(60, y, 680, 540));
  const win = path`M110 800V512a180 84 0 0 1 360 0V800z`,
    door = path`M540 860V520a76 60 0 0 1 152 0V860z`;
  out += fill(glow, win + door) + fill(mix(glow, hot, 0.45), rect(110, 700, 360, 100) + rect(540, 730, 152, 130));
  // back bar
  out +=
    fill(mix(p.ink, hot, 0.22), rect(120, 580, 340, 8) + rect(120, 668, 340, 8)) +
    bottles(s, 136, 580, 308, 74, [p.leaf, hot, p.ink, p.deep]) +
    bottles(s, 128, 668, 324, 74, [p.ink, p.deep, hot, p.water]);
  out +=
    fill(p.ink, rect(110, 730, 360, 14)) +
    bust(212, 800, 1.4, p.ink, 2) +
    bust(352, 800, 1.36, mix(p.ink, hot, 0.12), r.int(0, 3)) +
    line(p.ink, 7, "M110 640V512a180 84 0 0 1 360 0V640M290 428V800M110 540h360", opacity(0.9)) +
    line(p.ink, 6, "M616 460V860M540 580h152");
  out +=
    fill(mix(paint, p.mid, 0.24), rect(60, y - 12, 680, 14) + rect(60, 804, 420, 8)) +
    fill(p.ink, rect(96, 824, 390, 40), opacity(0.5));
  // pavement with spilled light
  out +=
    fill(p.ground, rect(0, 860, 800, 140)) +
    fill(p.ink, rect(0, 860, 800, 8), opacity(0.5)) +
    grain(fill(LIGHT.halo, ellipse(300, 890, 340, 80) + ellipse(620, 890, 190, 70)), 0.9);
  const name = letters(s.name, 400, y + 38, 50, 560);
  if (name.d)
    out += unflip(
      s,
      400,
      line(hot, name.pen(5.5) * 2.8, name.d, opacity(0.28)) + line(mix(hot, p.lite, 0.45), name.pen(5), name.d),
    );
  // blade sign: a glass in neon
  const nx = r.pick([700, 690]),
    gx = nx,
    gy = 150;
  out +=
    fill(p.ink, rrect(gx - 66, gy - 60, 132, 230, 14)) +
    fill(p.ink, rect(gx + 60, gy, 60, 8) + rect(gx + 60, gy + 90, 60, 8));
  const glass = r.pick([
    path`M${gx - 44} ${gy - 22}h88L${gx} ${gy + 46}zM${gx} ${gy + 46}v70M${gx - 30} ${gy + 118}h60M${gx - 26} ${gy + 2}h52`,
    path`M${gx - 42} ${gy - 10}q4 52 42 54q38 -2 42 -54zM${gx} ${gy + 44}v72M${gx - 30} ${gy + 118}h60`,
    path`M${gx - 30} ${gy - 30}l6 146h48l6 -146zM${gx - 26} ${gy + 20}h52M${gx + 6} ${gy + 60}L${gx + 26} ${gy - 56}`,
  ]);
  out +=
    line(hot, 16, glass, opacity(0.3)) +
    line(mix(hot, p.lite, 0.4), 5.5, glass) +
    fill(glow, ellipse(gx + 12, gy - 4, 9));
  out +=
    person(s, r.pick<Person>(["couple", "man"]), 250, 944, 210, { all: p.ink, shadow: 0.5 }) +
    person(s, "woman", 520, 950, 200, { dir: -1, coat: hot });
  return out;
};

export const barRooftop: Scene = (s) => {
  const { palette: p, random: r } = s,
    kind = r.pick(["coupe", "martini", "highball"] as const);
  const sx = 470,
    sy = 330,
    big = 190;
  let out =
    (p.dark ? stars(s, 26, 500) : "") +
    fill(p.dark ? mix(p.sky, p.mid, 0.35) : mix(p.sky, p.lite, 0.5), ellipse(sx, sy, big + 70)) +
    fill(p.dark ? p.glow : p.pop, ellipse(sx, sy, big)) +
    grain(fill(SHADE.down, ellipse(sx, sy, big)), 0.25);
  out +=
    roofline(s, 640, 0.8, mix(p.haze, p.deep, 0.25)) +
    roofline(s, 720, 1, p.dark ? mix(p.deep, p.ink, 0.35) : p.deep, true);
  // balustrade
  out +=
    fill(p.dark ? p.shade : mix(p.lite, p.mid, 0.25), rect(0, 850, 800, 150)) +
    fill(p.dark ? p.mid : p.lite, rect(0, 838, 800, 22)) +
    fill(p.ink, rect(0, 860, 800, 12), opacity(0.25)) +
    grain(fill(SHADE.down, rect(0, 860, 800, 140)), 0.7);
  const gx = 400,
    by = 846,
    lite = p.lite,
    drink = p.dark ? p.pop : r.pick([p.zest, p.pop, p.leaf]);
  const clear = mix(lite, p.sky, 0.25);
  out += fill(
    p.ink,
    poly([gx - 60, by - 4], [gx + 60, by - 4], [gx + 330, by + 36], [gx + 130, by + 44]),
    opacity(0.3),
  );
  if (kind === "martini") {
    out +=
      fill(clear, path`M${gx - 200} 400h400L${gx + 12} 640v170q60 4 88 34h-200q28 -30 88 -34V640z`, opacity(0.55)) +
      fill(drink, path`M${gx - 160} 446h320L${gx + 6} 630h-12z`) +
      fill(mix(drink, lite, 0.35), ellipse(gx, 446, 160, 16)) +
      grain(fill(SHADE.right, path`M${gx - 160} 446h320L${gx + 6} 630h-12z`), 0.5) +
      line(lite, 6, path`M${gx - 200} 400h400L${gx} 642zM${gx} 642v170M${gx - 92} 842q30 -30 92 -30q62 0 92 30z`) +
      line(p.ink, 5, path`M${gx - 60} 560L${gx + 100} 370`) +
      fill(p.leaf, ellipse(gx - 8, 498, 27, 25) + ellipse(gx + 34, 448, 27, 25)) +
      fill(p.pop, ellipse(gx + 2, 490, 8) + ellipse(gx + 44, 440, 8));
  } else if (kind === "coupe") {
    out +=
      fill(clear, path`M${gx - 190} 420q10 170 190 176q180 -6 190 -176z`, opacity(0.55)) +
      fill(drink, path`M${gx - 184} 470q30 112 184 118q154 -6 184 -118z`) +
      fill(mix(drink, lite, 0.35), ellipse(gx, 470, 184, 20)) +
      grain(fill(SHADE.right, path`M${gx - 184} 470q30 112 184 118q154 -6 184 -118z`), 0.5) +
      line(
        lite,
        6,
        path`M${gx - 190} 420q10 170 190 176q180 -6 190 -176M${gx} 596v214M${gx - 92} 842q30 -30 92 -30q62 0 92 30z`,
      ) +
      citrus(s, gx + 168, 418, 74, p.zest === drink ? p.pop : p.zest);
  } else {
    out +=
      fill(clear, path`M${gx - 110} 380h220l-16 462h-188z`, opacity(0.5)) +
      fill(drink, path`M${gx - 106} 470h212l-13 372h-186z`) +
      grain(fill(SHADE.right, path`M${gx - 106} 470h212l-13 372h-186z`), 0.5) +
      fill(
        mix(drink, lite, 0.45),
        rrect(gx - 80, 500, 74, 74, 12) + rrect(gx - 4, 540, 78, 78, 12) + rrect(gx - 74, 604, 76, 76, 12),
        opacity(0.8),
      ) +
      fill(mix(drink, lite, 0.35), ellipse(gx, 470, 106, 14)) +
      line(lite, 6, path`M${gx - 110} 380l16 462h188l16 -462`) +
      line(p.pop === drink ? p.lite : p.pop, 12, path`M${gx - 20} 780L${gx + 70} 300L${gx + 130} 270`) +
      citrus(s, gx - 108, 396, 70, p.zest === drink ? p.pop : p.zest);
  }
  return out;
};

export const barCave: Scene = (s) => {
  const { palette: p, random: r } = s,
    stone = p.dark ? p.deep : mix(p.mid, p.lite, 0.2),
    jt = mix(stone, p.ink, 0.22),
    glow = p.dark ? p.glow : mix(p.warm, p.lite, 0.2),
    y = 860;
  let out = fill(stone, rect(0, 0, 800, y)),
    j = "";
  for (let q = 0; q < 10; q++) {
    j += path`M0 ${q * 88}H800`;
    for (let i = 0; i < 5; i++) j += path`M${i * 190 + (q % 2) * 95} ${q * 88}v88`;
  }
  out += line(jt, 4, j) + fill(p.ink, poly([420, 0], [810, 0], [810, 500]), opacity(0.14));
  // arch
  out +=
    fill(mix(stone, p.lite, 0.3), path`M96 ${y}V520a304 290 0 0 1 608 0V${y}z`) +
    line(
      jt,
      4,
      Array.from({ length: 9 }, (_, i) => {
        const a = Math.PI * (1 + (i + 0.5) / 9);
        return path`M${400 + Math.cos(a) * 252} ${520 + Math.sin(a) * 238}L${400 + Math.cos(a) * 304} ${520 + Math.sin(a) * 290}`;
      }).join(""),
    ) +
    fill(glow, path`M148 ${y}V520a252 238 0 0 1 504 0V${y}z`) +
    fill(mix(glow, p.pop, 0.3), rect(148, 690, 504, 170));
  // racks of bottles and barrels
  const dark = p.dark ? p.ink : mix(p.ink, p.pop, 0.1);
  out +=
    dots(dark, 30, 38, "M220 470H580M202 510H600M220 550H580") +
    dots(p.pop, 13, 38, "M220 470H580M220 550H580") +
    dots(p.leaf, 13, 38, "M202 510H600") +
    fill(mix(glow, p.ink, 0.5), rect(170, 584, 460, 10));
  const barrel = (x: number, yy: number, k: number) =>
    at(
      x,
      yy,
      k,
      fill(p.wood, "M-54 0Q-74 -66 -54 -132H54Q74 -66 54 0z") +
        fill(mix(p.wood, p.lite, 0.18), "M-26 0Q-34 -66 -26 -132H-4Q-6 -66 -4 0z") +
        fill(p.ink, "M22 0Q32 -66 22 -132H54Q74 -66 54 0z", opacity(0.25)) +
        fill(dark, "M-59 -26Q0 -14 59 -26L56 -14Q0 -2 -56 -14zM-59 -106Q0 -118 59 -106L62 -94Q0 -106 -62 -94z") +
        fill(mix(p.wood, p.lite, 0.25), ellipse(0, -132, 54, 9)),
    );
  out += person(s, r.pick<Person>(["vendor", "waiter"]), 420, y, 300, { shadow: 0, coat: p.pop, dir: 1 });
  out += barrel(230, y + 4, 1.15) + barrel(580, y + 4, 1.15);
  out += at(230, y - 148, 1, setWine(s)) + at(580, y - 148, 1, setWine(s));
  // hanging sign: a bunch of grapes
  const gx = 724;
  out +=
    line(p.iron, 7, path`M800 130H${gx - 10}M${gx} 130V164M800 100Q740 96 ${gx} 130`) +
    fill(
      p.dark ? p.mid : p.pop === stone ? p.deep : p.pop,
      (
        [
          [0, 0],
          [-26, 0],
          [26, 0],
          [-13, 24],
          [13, 24],
          [0, 48],
          [-39, 24 - 24],
          [39, 0],
        ] as const
      )
        .map(([dx, dy]) => ellipse(gx + dx, 206 + dy, 16))
        .join(""),
    ) +
    fill(p.leaf, dab(gx, 190, 60, 22, -0.5) + dab(gx, 190, 60, 22, -2.6));
  const t = letters(s.name, 400, 134, 50, TOP_SIGN_WIDTH);
  out += unflip(
    s,
    400,
    (p.dark ? line(p.pop, t.pen(5.5) * 2.8, t.d, opacity(0.28)) : "") +
      line(p.dark ? mix(p.pop, p.lite, 0.4) : p.ink, t.pen(7), t.d),
  );
  out +=
    fill(p.ground, rect(0, y, 800, 150)) +
    grain(fill(LIGHT.halo, ellipse(400, y + 26, 360, 90)), p.dark ? 0.8 : 0.4) +
    fill(mix(p.ground, p.ink, 0.2), rect(0, y, 800, 8));
  return (
    out +
    person(s, r.pick<Person>(["couple", "woman"]), 400, 956, 210, { shadow: 0.5 }) +
    barrel(90, 960, 1) +
    at(90, 826, 1, setWine(s)) +
    person(s, "man", 172, 962, 214, { dir: -1, shadow: 0.5 })
  );
};

const setWine = (s: Stage) =>
  fill(mix(s.palette.leaf, s.palette.ink, 0.4), "M-8 0V-34Q-8 -42 -4 -46V-64H4V-46Q8 -42 8 -34V0z") +
  fill(s.palette.lite, rect(-8, -26, 16, 13)) +
  fill(s.palette.pop, "M-34 -32h16q0 14 -8 15q-8 -1 -8 -15zM20 -32h16q0 14 -8 15q-8 -1 -8 -15z") +
  line(s.palette.dark ? s.palette.lite : s.palette.ink, 2, "M-26 -17V0M-32 0H-20M28 -17V0M22 0H34");
