// Club exteriors: a mirror ball as the moon, the door, lit windows.
import { mix } from "../colour.ts";
import { at, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { type Person, person } from "../primitives/people.ts";
import { mansard, roofline } from "../primitives/roofs.ts";
import { stars, sun } from "../primitives/sky.ts";
import { discoBall, discoBallSmall, neon, sparkle } from "../primitives/wares.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, TOP_SIGN_WIDTH } from "../stage.ts";

export const clubMoon: Scene = (s) => {
  const { palette: p, random: r } = s,
    x = r.range(360, 440),
    y = 424,
    R = 172;
  let out = stars(s, 30, 640),
    beams = "",
    beams2 = "";
  const inks = [p.pop, p.zest, p.mid];
  const n = 10,
    off = r() * 0.6;
  for (let i = 0; i < n; i++) {
    const a = off + (i / n) * 6.283,
      q = poly(
        [x, y],
        [x + Math.cos(a) * 1100, y + Math.sin(a) * 1100],
        [x + Math.cos(a + 0.24) * 1100, y + Math.sin(a + 0.24) * 1100],
      );
    if (i % 2) beams += q;
    else beams2 += q;
  }
  out +=
    fill(nth(inks, r.int(0, 1)), beams, opacity(0.34)) +
    fill(p.mid, beams2, opacity(0.34)) +
    grain(fill(LIGHT.halo, ellipse(x, y, 330)), 0.5);
  out +=
    line(p.lite, 3, path`M${x} -10V${y - R}`) + fill(p.lite, rect(x - 14, y - R - 16, 28, 18)) + discoBall(s, x, y, R);
  out += fill(p.lite, sparkle(120, 190, 22) + sparkle(680, 240, 28) + sparkle(640, 560, 18) + sparkle(150, 520, 16));
  out += roofline(s, 780, 0.9, mix(p.deep, p.sky, 0.25), true) + roofline(s, 890, 1.2, p.ink, true);
  // dancers on the ridge
  const dance = "M-8 0L-4 -40L-22 -2M8 -40L16 0M0 -44V-78M0 -74L-20 -98M0 -74L22 -92";
  out += [250, 330, 470, 560]
    .map((dx, i) =>
      at(dx, 852 + (i % 2) * 4, [i % 2 ? 1 : -1, 1], line(p.ink, 10, dance) + fill(p.ink, ellipse(0, -92, 9))),
    )
    .join("");
  return out;
};

export const clubDoor: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = mix(p.deep, p.ink, p.dark ? 0.35 : 0.2),
    brick = mix(wall, p.mid, 0.16),
    hot = p.pop,
    y = 866;
  let out = fill(wall, rect(0, 0, 800, y)),
    br = "";
  for (let j = 0; j < 24; j++)
    for (let i = 0; i < 9; i++) if (r.chance(0.2)) br += rect(i * 96 + (j % 2) * 48 - 20, j * 36 + 3, 88, 28);
  out += fill(brick, br);
  // concentric neon arches around a doorway
  const cx = 400,
    ring = (k: number) =>
      path`M${cx - 90 - k * 40} ${y}V${500 - k * 6}a${90 + k * 40} ${90 + k * 40} 0 0 1 ${180 + k * 80} 0V${y}`,
    inks = [p.lite, p.zest, hot, p.mid];
  out += grain(fill(LIGHT.halo, ellipse(cx, 600, 420, 430)), 0.55);
  for (let k = 3; k >= 0; k--) out += line(nth(inks, k), 24, ring(k), opacity(0.22)) + line(nth(inks, k), 8, ring(k));
  out +=
    fill(mix(hot, p.zest, 0.35), path`M${cx - 76} ${y}V500a76 76 0 0 1 152 0V${y}z`) +
    fill(p.ink, poly([cx - 76, y], [cx + 76, y], [cx + 40, 700], [cx - 40, 700]), opacity(0.35)) +
    [0, 1, 2, 3].map((i) => fill(p.ink, rect(cx - 46 - i * 8, 716 + i * 36, 92 + i * 16, 14), opacity(0.5))).join("") +
    discoBallSmall(s, cx, 520, 34);
  out += person(s, r.pick<Person>(["dress", "couple"]), cx + 4, 800, 170, { all: p.ink, shadow: 0 });
  out +=
    neon(s, s.name, 400, 158, 64, TOP_SIGN_WIDTH, r.pick([hot, p.zest]), 9) +
    line(p.zest, 6, "M150 268H330M470 268H650") +
    fill(p.zest, sparkle(400, 268, 34));
  out +=
    fill(mix(p.ground, p.ink, 0.35), rect(0, y, 800, 140)) +
    grain(fill(LIGHT.halo, ellipse(cx, y + 30, 380, 110)), 0.8) +
    fill(mix(hot, p.zest, 0.35), poly([cx - 76, y], [cx + 76, y], [cx + 170, 1000], [cx - 170, 1000]), opacity(0.3));
  out +=
    person(s, "man", 226, 940, 250, { all: p.ink, dir: 1, shadow: 0.4 }) +
    (["woman", "couple", "man"] as const)
      .map((k, i) =>
        person(s, k, 570 + i * 88, 936 + (i % 2) * 14, 210, {
          dir: -1,
          shadow: 0.4,
          coat: nth([hot, p.mid, p.zest], i),
        }),
      )
      .join("");
  return out;
};

export const clubStreet: Scene = (s) => {
  // zinc roofs, and below them lit windows like the bars of an equaliser
  const { palette: p, random: r } = s,
    inks = [p.pop, p.zest, p.mid, p.lite];
  let out = stars(s, 24, 360) + sun(s, r.pick([150, 640]), 160, 62);
  out += roofline(s, 330, 0.9, mix(p.deep, p.sky, 0.35));
  const base = 850,
    w = 60,
    n = 11,
    x0 = 400 - (n * w) / 2;
  out +=
    fill(mix(p.deep, p.ink, 0.3), rect(x0 - 30, 330, n * w + 60, base - 330)) +
    mansard(s, x0 - 30, 336, n * w + 60, 84, 5);
  const cells = inks.map(() => "");
  let unlit = "";
  for (let i = 0; i < n; i++) {
    const lvl = 2 + Math.round((Math.sin(i * 0.9 + r() * 0.6) * 0.5 + 0.5) * 4 + r() * 1.4);
    for (let j = 0; j < 8; j++) {
      const d = rect(x0 + i * w + 9, base - 168 - j * 46, w - 18, 34);
      if (j < lvl) cells[j > 5 ? 0 : j > 3 ? 0 : j > 1 ? 1 : 2] += d;
      else unlit += d;
    }
  }
  out += fill(mix(p.deep, p.mid, 0.16), unlit) + cells.map((d, i) => fill(nth(inks, i), d)).join("");
  out +=
    fill(p.ink, rect(x0 - 30, base - 116, n * w + 60, 116)) +
    neon(s, s.name, 400, base - 102, 50, 480, p.pop, 7) +
    grain(fill(LIGHT.halo, ellipse(400, base + 20, 360, 90)), 0.8);
  out +=
    fill(mix(p.ground, p.ink, 0.4), rect(0, base, 800, 130)) +
    grain(fill(LIGHT.halo, ellipse(400, base + 14, 320, 80)), 0.8);
  out += (["couple", "woman", "man", "dress"] as const)
    .map((k, i) => person(s, k, 160 + i * 160 + r.range(-20, 20), 956, 128, { shadow: 0.5 }))
    .join("");
  return out;
};
