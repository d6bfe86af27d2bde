// Park exteriors: basin, avenue, bandstand.
import { mix } from "../colour.ts";
import { at, bars, blob, dots, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../kit.ts";
import { luxChair } from "../primitives/furniture.ts";
import { farLandmark, toneOf } from "../primitives/landmarks.ts";
import { dog, type Person, person } from "../primitives/people.ts";
import { farTown } from "../primitives/roofs.ts";
import { clouds, skyOf, skyWash, stars, sun } from "../primitives/sky.ts";
import { tree } from "../primitives/trees.ts";
import { sparkle } from "../primitives/wares.ts";
import { grain, type Scene, SHADE, type Stage } from "../stage.ts";

/** A toy boat with its waterline at 0,0. */
export const toyBoat = (s: Stage, sail: string): string =>
  fill(sail, "M0 -58L30 -12H0z") +
  fill(mix(sail, s.palette.ink, 0.25), "M-3 -52L-22 -12H-3z") +
  fill(s.palette.ink, "M-26 -8H32L24 6H-18z") +
  line(s.palette.ink, 2.5, "M-1 -60V-8");

/** The round basin of a garden. @param afloat draws what is on the water. */
export function basin(s: Stage, afloat: (s: Stage) => string): string {
  const { palette: p, random: r } = s,
    hz = 520,
    tone = toneOf(s);
  let out = sun(s, r.range(180, 620), 210, 78) + skyOf(s, 2, hz);
  out += farLandmark(s, 400, hz, 0.3);
  out += fill(mix(p.leaf, p.haze, 0.45), blob(r, 120, hz - 40, 200, 80, 10) + blob(r, 690, hz - 40, 190, 86, 10));
  out += fill(p.ground, rect(0, hz - 8, 800, 490));
  out += fill(
    mix(p.leaf, p.dark ? p.ink : p.lite, 0.18),
    "M-10 540Q180 520 260 560Q160 620 -10 640zM810 540Q620 520 540 560Q640 620 810 640z",
  );
  // basin with its fountain
  out +=
    fill(tone[0], ellipse(400, 668, 268, 66)) +
    fill(tone[1], ellipse(400, 676, 262, 62)) +
    fill(p.water, ellipse(400, 664, 246, 54)) +
    bars(mix(p.water, p.lite, 0.55), 5, 40, 50, "M210 650h380M250 686h310M190 668h420") +
    fill(p.lite, "M394 612q-20 30 -14 52h30q6 -26 -16 -52z", opacity(0.9)) +
    line(p.lite, 4, "M396 640Q378 596 362 636M398 640Q416 594 434 636M397 640V586");
  out += afloat(s);
  out += ((T) => at(64, 760, 1, T) + at(742, 750, [-0.96, 0.96], T))(tree(s, 0, 0, 490, { dabs: 10 }));
  out +=
    grain(fill(SHADE.floor, rect(0, 740, 800, 260)), 0.7) +
    fill(p.ink, poly([0, 760], [180, 752], [520, 846], [300, 880], [0, 820]), opacity(0.18));
  out +=
    person(s, "child", 214, 760, 92, { dir: 1 }) +
    person(s, r.pick<Person>(["dress", "woman"]), 610, 770, 130, { dir: -1 });
  const seat = r.pick([p.leaf, p.leaf, p.pop, p.deep]);
  out +=
    luxChair(s, 270, 934, 1.75, { c: seat }) +
    luxChair(s, 560, 950, 1.85, { c: r.chance(0.6) ? seat : p.pop, dir: -1 });
  return out;
}

export const parkBasin: Scene = (s) => {
  const { palette: p } = s;
  const boats = [
    [270, 668, 1, p.pop],
    [500, 690, 1.2, p.zest],
    [560, 652, 0.8, p.lite],
  ] as const;
  return basin(s, () => boats.map(([x, y, k, sail]) => at(x, y, k, toyBoat(s, sail))).join(""));
};

export const parkAllee: Scene = (s) => {
  const { palette: p, random: r } = s,
    vx = 400,
    vy = 560;
  let out = sun(s, vx, 420, 120) + skyWash(s, 600) + farTown(s, vy, mix(p.haze, p.sky, 0.2));
  out +=
    fill(mix(p.leaf, p.ground, 0.2), rect(0, vy, 800, 440)) +
    fill(p.ground, poly([vx - 26, vy], [vx + 26, vy], [760, 1000], [40, 1000]));
  // tree tunnel, far to near
  for (let i = 0; i < 5; i++) {
    const k = 0.16 * 1.62 ** i,
      dx = 60 * k * 5.4,
      gy = vy + 120 * k * 2.3,
      h = 700 * k;
    for (const d of [-1, 1]) {
      const x = vx + d * dx,
        near = i / 4,
        crown = mix(mix(p.haze, p.leaf, 0.35 + near * 0.65), d > 0 ? p.ink : p.leaf, d > 0 ? 0.2 : 0);
      const w = 15 * k * 2;
      out += fill(
        p.ink,
        poly([x - w, gy], [x + w, gy], [x + w + 210 * k * 2, gy + 66 * k * 2], [x - w + 190 * k * 2, gy + 70 * k * 2]),
        opacity(0.2),
      );
      out += fill(
        mix(p.ink, p.leaf, 0.2),
        poly([x - w * 0.7, gy - h * 0.56], [x + w * 0.7, gy - h * 0.56], [x + w, gy], [x - w, gy]),
      );
      const top = gy - h * 1.02,
        bw = 132 * k * 2,
        box = rrect(x - bw / 2, top, bw, h * 0.58, Math.min(30, 20 * k * 2));
      out += fill(crown, box) + grain(fill(d > 0 ? SHADE.down : SHADE.right, box), 0.55);
    }
  }
  out +=
    person(s, r.pick<Person>(["couple", "woman", "umbrella"]), vx + r.range(-20, 30), 742, 150) +
    (r.chance(0.6) ? dog(vx + 110, 760, 1.1, p.ink) : "");
  out +=
    luxChair(s, 214, 940, 1.7, { c: p.pop }) +
    (r.chance(0.5) ? luxChair(s, 604, 950, 1.7, { dir: -1, c: p.leaf === p.deep ? p.zest : p.deep }) : "");
  return out;
};

export const parkKiosk: Scene = (s) => {
  const { palette: p, random: r } = s,
    hz = 640,
    iron = p.dark ? p.mid : mix(p.leaf, p.ink, 0.35),
    roof = r.pick([p.pop, p.deep, p.leaf]);
  let out = sun(s, r.pick([150, 650]), 220, 84) + (p.dark ? stars(s, 18, 320) : clouds(s, 90, 320, 3)) + skyWash(s, hz);
  out += fill(
    mix(p.leaf, p.haze, 0.45),
    blob(r, 120, hz - 30, 240, 120, 11) + blob(r, 700, hz - 30, 240, 130, 11) + blob(r, 400, hz, 260, 60, 11),
  );
  const T = tree(s, 0, 0, 500, { dabs: 9 });
  out +=
    at(70, 770, 1, T) +
    at(738, 760, [-0.95, 0.95], T) +
    fill(p.ground, rect(0, hz, 800, 370)) +
    fill(mix(p.leaf, p.ground, 0.3), "M-10 640H200Q120 760 -10 800zM810 640H600Q690 760 810 800z") +
    grain(fill(SHADE.floor, rect(0, hz, 800, 360)), 0.6);
  out += fill(p.ink, ellipse(460, 800, 290, 36), opacity(0.25));
  // octagonal stage, slender columns, pagoda roof
  out +=
    fill(p.dark ? p.deep : p.lite, "M190 720H610L640 800H160z") +
    fill(p.ink, "M470 720H610L640 800H490z", opacity(0.14)) +
    fill(mix(p.lite, p.mid, 0.4), rect(176, 706, 448, 18)) +
    bars(mix(p.mid, p.ink, 0.2), 50, 26, 18, "M186 764H620");
  out += fill(p.dark ? p.glow : mix(p.sky, p.lite, 0.3), "M214 420H586V706H214z", opacity(p.dark ? 0.5 : 0.35));
  const mus = p.dark ? p.ink : mix(p.ink, p.deep, 0.3);
  out += (
    [
      [300, 0.95, 2],
      [400, 1.06, 0],
      [500, 0.95, 2],
    ] as const
  )
    .map(([x, k, _n], i) =>
      at(
        x,
        706,
        k,
        fill(
          mus,
          "M-14 0L-12 -60H12L14 0H4L0 -44L-4 0zM-16 -58C-18 -100 -14 -112 0 -114C14 -112 18 -100 16 -58z" +
            ellipse(0, -126, 10, 12),
        ) +
          (i === 1
            ? line(p.warm, 6, "M14 -104L54 -128") + line(mus, 8, "M10 -106L40 -112")
            : fill(p.warm, "M20 -70q26 -4 26 20q0 24 -20 24q-18 -2 -14 -22zM26 -70l22 -50l6 3l-20 52z") +
              line(mus, 8, "M12 -104L34 -72")),
      ),
    )
    .join("");
  out +=
    [206, 300, 500, 594]
      .map(
        (x) =>
          fill(iron, rect(x - 6, 404, 12, 304) + rect(x - 12, 696, 24, 12)) +
          line(
            iron,
            5,
            path`M${x} 450q${x < 400 ? 44 : -44} -6 ${x < 400 ? 52 : -52} -42M${x} 450q${x < 400 ? -34 : 34} -6 ${x < 400 ? -40 : 40} -42`,
          ),
      )
      .join("") +
    bars(iron, 50, 4, 12, "M206 672H594") +
    fill(iron, rect(206, 646, 388, 6)) +
    dots(iron, 16, 26, "M216 416H590");
  out +=
    fill(roof, "M140 404Q300 360 350 250H450Q500 360 660 404z") +
    fill(p.ink, "M400 250H450Q500 360 660 404H400z", opacity(0.22)) +
    line(
      mix(roof, p.lite, 0.35),
      4,
      "M350 250Q310 360 214 404M384 250Q374 360 330 404M416 250Q426 360 470 404M450 250Q490 360 586 404",
    ) +
    fill(mix(roof, p.lite, 0.2), "M340 250H460L430 214H370z") +
    fill(p.warm, rect(396, 150, 8, 66) + ellipse(400, 196, 13) + sparkle(400, 142, 20)) +
    fill(p.lite, "M136 400H664V416H136z") +
    dots(p.lite, 18, 22, "M146 420H660");
  out +=
    luxChair(s, 170, 920, 1.25, { c: p.pop === roof ? p.leaf : p.pop, shadow: false }) +
    luxChair(s, 300, 940, 1.3, { c: p.leaf, shadow: false }) +
    luxChair(s, 640, 930, 1.3, { c: p.leaf, dir: -1, shadow: false });
  return (
    out + person(s, r.pick<Person>(["couple", "woman", "dress"]), 470, 940, 190) + person(s, "child", 548, 930, 110)
  );
};
