// Scenes for monuments without a scene of their own: colonnade, equestrian statue, carriage gate, garden front.
import { mix } from "../colour.ts";
import { arch, at, bars, dots, ellipse, fill, line, opacity, path, poly, rect, times } from "../kit.ts";
import { boxBall, lamp } from "../primitives/furniture.ts";
import { type Person, person } from "../primitives/people.ts";
import { farTown, house, mansard } from "../primitives/roofs.ts";
import { birds, groundOf, skyOf, sun } from "../primitives/sky.ts";
import { clipped, tree } from "../primitives/trees.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage } from "../stage.ts";

/** Returns the colours of stone: of its lit side, of its shaded side, and of the joints between blocks. */
export function stones(s: Stage): { lit: string; shade: string; joint: string } {
  const { palette: p } = s;
  const lit = p.dark ? mix(p.mid, p.lite, 0.22) : mix(p.lite, p.warm, 0.1);
  return { lit, shade: mix(lit, p.dark ? p.ink : p.mid, p.dark ? 0.35 : 0.6), joint: mix(lit, p.ink, 0.18) };
}

export const colonnade: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade, joint } = stones(s);
  const eye = { x: 250, y: 640 };
  const floor = mix(p.ground, p.lite, p.dark ? 0.08 : 0.35);
  const columnAt = (k: number): string => {
    const z = 0.7 ** k;
    const x = eye.x + 470 * z;
    const w = 118 * z;
    const top = eye.y - 640 * z;
    const foot = eye.y + 330 * z;
    return (
      fill(
        p.ink,
        poly([x - w * 0.5, foot], [x + w * 0.5, foot], [x - w * 2.6, foot + 70 * z], [x - w * 3.8, foot + 66 * z]),
        opacity(0.2),
      ) +
      fill(lit, rect(x - w * 0.44, top, w * 0.88, foot - top)) +
      fill(shade, rect(x + w * 0.12, top, w * 0.32, foot - top)) +
      line(
        joint,
        3 * z + 0.6,
        times(4, (i) => path`M${x - w * 0.3 + i * w * 0.2} ${top + 40 * z}V${foot - 30 * z}`),
      ) +
      fill(
        lit,
        rect(x - w * 0.62, foot - 26 * z, w * 1.24, 26 * z) + rect(x - w * 0.54, foot - 46 * z, w * 1.08, 20 * z),
      ) +
      fill(lit, rect(x - w * 0.66, top - 34 * z, w * 1.32, 34 * z) + rect(x - w * 0.54, top, w * 1.08, 20 * z)) +
      fill(p.ink, rect(x - w * 0.54, top + 20 * z, w * 1.08, 8 * z), opacity(0.2))
    );
  };
  const wall = poly([0, -20], [eye.x - 46, eye.y - 90], [eye.x - 46, eye.y + 36], [0, 1000]);
  const niches = [0, 1, 2, 3].map((k) => {
    const [z0, z1] = [0.7 ** (k + 0.25), 0.7 ** (k + 0.75)];
    const [x0, x1] = [eye.x - 250 * z0 - 6, eye.x - 250 * z1 - 6];
    return path`M${x0} ${eye.y + 250 * z0}V${eye.y - 260 * z0}Q${(x0 + x1) / 2} ${eye.y - 400 * ((z0 + z1) / 2)} ${x1} ${eye.y - 260 * z1}V${eye.y + 250 * z1}z`;
  });
  return (
    skyOf(s, 2, 700) +
    sun(s, 560, 330, 80) +
    farTown(s, 660, mix(p.haze, p.sky, 0.2)) +
    fill(floor, poly([eye.x - 46, 672], [810, 672], [810, 1000], [0, 1000])) +
    grain(fill(SHADE.floor, rect(0, 670, 800, 330)), 0.5) +
    fill(lit, wall) +
    grain(fill(SHADE.right, wall), 0.6) +
    fill(p.dark ? p.glow : shade, niches.join(""), opacity(p.dark ? 0.5 : 0.8)) +
    fill(shade, poly([0, -60], [810, -60], [eye.x + 30, eye.y - 108], [eye.x - 46, eye.y - 96])) +
    fill(
      mix(shade, p.ink, 0.2),
      times(6, (k) => {
        const [z0, z1] = [0.7 ** k, 0.7 ** (k + 0.3)];
        return poly(
          [eye.x - 250 * z0, eye.y - 668 * z0],
          [eye.x + 560 * z0, eye.y - 668 * z0],
          [eye.x + 560 * z1, eye.y - 668 * z1],
          [eye.x - 250 * z1, eye.y - 668 * z1],
        );
      }),
    ) +
    times(6, (k) => columnAt(5 - k)) +
    person(s, r.pick<Person>(["woman", "umbrella", "man"]), 330, 900, 210, { coat: p.pop }) +
    person(s, "couple", 300, 742, 86)
  );
};

export const statueSquare: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade } = stones(s);
  const bronze = p.dark ? mix(p.ink, p.deep, 0.25) : mix(p.leaf, p.ink, 0.5);
  const walls = [p.wall, mix(p.wall, p.shade, 0.5), p.shade];
  const hz = 700;
  const row = times(5, (i) => at(-20 + i * 210, hz, 1, house(s, 208, r.range(210, 260), nth(walls, i), { floors: 3 })));
  const horse =
    "M-120 -6C-128 -60 -120 -96 -84 -112L-10 -116C10 -120 30 -140 44 -176L62 -206L76 -188C96 -176 112 -160 118 -144L106 -132L84 -142C74 -120 70 -100 62 -84L66 -40L100 -60L108 -48L62 -10L50 -14L44 -60L-60 -58L-66 0H-88L-90 -52L-104 0H-118z";
  const rider =
    "M-24 -112L-30 -60L-14 -40L-2 -44L-8 -70L14 -108C20 -140 18 -170 6 -186C-16 -190 -30 -160 -24 -112zM2 -222a16 18 0 1 1 -.1 0zM8 -172L58 -214L66 -206L22 -150z";
  return (
    skyOf(s, 3, 640) +
    sun(s, r.pick([330, 470]), 380, 190) +
    row +
    groundOf(s, hz) +
    fill(mix(p.ground, p.ink, 0.1), ellipse(400, 860, 330, 56)) +
    fill(p.ink, poly([340, 860], [500, 860], [800, 930], [700, 956]), opacity(0.26)) +
    fill(lit, "M276 858H524V880H276zM300 828H500V858H300zM322 612H478L484 828H316z") +
    fill(shade, "M426 612H478L484 828H432zM440 828H500V858H446zM452 858H524V880H458z") +
    fill(lit, "M306 596H494V614H306z") +
    fill(mix(lit, p.ink, 0.22), rect(346, 664, 108, 96)) +
    fill(lit, rect(352, 670, 96, 84)) +
    bars(mix(lit, p.ink, 0.35), 4, 26, 8, "M362 692h76M362 712h76M362 732h60") +
    at(400, 600, 1.5, fill(bronze, horse + rider)) +
    at(400, 600, 1.5, grain(fill(SHADE.right, horse), 0.5)) +
    lamp(s, 130, 868, 260) +
    lamp(s, 672, 868, 260) +
    person(s, r.pick<Person>(["couple", "woman", "umbrella"]), 600, 930, 170) +
    person(s, "man", 210, 900, 140) +
    birds(s, 180, 300, 5)
  );
};

export const carriageGate: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade, joint } = stones(s);
  const door = r.pick([p.deep, mix(p.leaf, p.ink, 0.25), mix(p.pop, p.ink, 0.35)]);
  const light = p.dark ? p.glow : mix(p.sky, p.lite, 0.4);
  const courses = times(13, (i) => path`M0 ${150 + i * 58}H800`);
  const voussoirs = times(11, (i) => {
    const a = Math.PI * (1 + (i + 0.5) / 11);
    const [c, n] = [Math.cos(a), Math.sin(a)];
    return path`M${400 + c * 200} ${470 + n * 200}L${400 + c * 262} ${470 + n * 262}`;
  });
  return (
    fill(lit, rect(0, 0, 800, 900)) +
    line(joint, 3, courses) +
    grain(fill(SHADE.right, rect(0, 0, 800, 900)), 0.4) +
    fill(p.ink, poly([430, -10], [810, -10], [810, 520]), opacity(0.12)) +
    fill(lit, "M132 214H668V232H132z") +
    fill(mix(lit, p.lite, 0.5), "M120 196H680V216H120zM150 178H650V198H150z") +
    fill(shade, rect(132, 216, 536, 14)) +
    fill(mix(lit, p.lite, 0.35), arch(132, 208, 536, 690, 262)) +
    line(joint, 4, voussoirs) +
    fill(mix(lit, p.lite, 0.6), "M364 190H436L424 284H376z") +
    fill(mix(p.ink, door, 0.3), arch(200, 270, 400, 630, 200)) +
    fill(light, arch(300, 470, 200, 430, 100)) +
    (p.dark ? grain(fill(LIGHT.halo, ellipse(400, 700, 180, 260)), 0.7) : "") +
    fill(p.leaf, ellipse(350, 760, 46, 70) + ellipse(446, 776, 40, 60)) +
    fill(mix(p.leaf, p.warm, 0.3), ellipse(338, 736, 24, 36)) +
    fill(mix(p.ground, p.lite, 0.3), rect(300, 830, 200, 70)) +
    fill(door, "M200 470a200 200 0 0 1 100 -173V900H200zM600 470a200 200 0 0 0 -100 -173V900H600z") +
    fill(
      mix(door, p.ink, 0.35),
      rect(222, 520, 58, 150) + rect(222, 700, 58, 150) + rect(520, 520, 58, 150) + rect(520, 700, 58, 150),
    ) +
    fill(
      mix(door, p.lite, 0.14),
      rect(222, 520, 58, 8) + rect(222, 700, 58, 8) + rect(520, 520, 58, 8) + rect(520, 700, 58, 8),
    ) +
    fill(p.warm, ellipse(288, 690, 9) + ellipse(512, 690, 9)) +
    fill(p.ground, rect(0, 898, 800, 110)) +
    grain(fill(SHADE.floor, rect(0, 898, 800, 102)), 0.5) +
    fill(mix(lit, p.ink, 0.3), rect(0, 892, 800, 8)) +
    fill(mix(lit, p.lite, 0.2), "M120 900h70v-70q-35 -26 -70 0zM610 900h70v-70q-35 -26 -70 0z") +
    boxBall(s, 70, 920, 150) +
    boxBall(s, 736, 920, 150) +
    person(s, r.pick<Person>(["dress", "woman", "couple"]), 396, 892, 190, { coat: p.pop }) +
    person(s, "child", 460, 896, 104)
  );
};

export const gardenFront: Scene = (s) => {
  const { palette: p, random: r } = s;
  const { lit, shade } = stones(s);
  const hz = 690;
  const windows = (y: number, h: number): string => times(9, (i) => rect(122 + i * 64, y, 34, h));
  const flags = times(3, (i) => {
    const x = 300 + i * 100;
    return path`M${x} 300q18 -10 36 0t36 0v30q-18 8 -36 0t-36 0z`;
  });
  return (
    skyOf(s, 3, 620) +
    sun(s, r.pick([180, 620]), 240, 74) +
    line(
      p.iron,
      4,
      times(3, (i) => path`M${300 + i * 100} 298V400`),
    ) +
    fill(p.pop, flags) +
    mansard(s, 90, 444, 620, 74, 7, { chimneys: true }) +
    fill(p.roof, "M310 444L340 360H460L490 444z") +
    fill(lit, rect(90, 440, 620, 260)) +
    fill(mix(lit, p.lite, 0.5), rect(80, 436, 640, 14) + rect(90, 564, 620, 9)) +
    fill(shade, rect(90, 450, 620, 7) + rect(90, 573, 620, 5)) +
    fill(p.glass, windows(474, 70) + windows(594, 80)) +
    (p.dark ? fill(p.glow, rect(186, 474, 34, 70) + rect(442, 594, 34, 80) + rect(570, 474, 34, 70)) : "") +
    fill(mix(lit, p.lite, 0.4), "M290 450H510V700H290z") +
    fill(lit, "M280 446L400 386L520 446z") +
    fill(shade, "M312 440L400 398L488 440z") +
    fill(mix(shade, p.ink, 0.15), ellipse(400, 424, 13)) +
    fill(
      p.glass,
      arch(376, 590, 48, 110, 24) + rect(312, 474, 34, 70) + rect(383, 474, 34, 70) + rect(454, 474, 34, 70),
    ) +
    fill(
      lit,
      times(4, (i) => rect(296 + i * 64, 456, 12, 244)),
    ) +
    grain(fill(SHADE.right, rect(90, 440, 620, 260)), 0.45) +
    groundOf(s, hz) +
    clipped(s, 20, hz + 12, 2, 64, 120) +
    clipped(s, 720, hz + 12, 2, 64, 120) +
    fill(mix(p.leaf, p.warm, p.dark ? 0.1 : 0.4), "M330 706L-40 1000H260L372 706zM470 706L840 1000H540L428 706z") +
    fill(
      mix(p.leaf, p.ink, 0.2),
      times(
        4,
        (i) =>
          ellipse(330 - i * 84, 740 + i * 68, 22 + i * 9, 26 + i * 11) +
          ellipse(470 + i * 84, 740 + i * 68, 22 + i * 9, 26 + i * 11),
      ),
    ) +
    dots(p.pop, 15, 30, "M356 740L262 960M444 740L538 960") +
    dots(p.lite, 11, 30, "M350 756L252 974M450 756L548 974", opacity(0.9)) +
    person(s, r.pick<Person>(["umbrella", "woman", "couple"]), 396, 880, 150, { coat: p.warm }) +
    person(s, "man", 430, 770, 84) +
    tree(s, 60, 780, 260, { dabs: 6 })
  );
};
