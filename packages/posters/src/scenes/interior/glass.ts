// Interiors under glass: hothouse, arcade.
import { mix } from "../../colour.ts";
import { dab, ellipse, fill, line, opacity, path, persp, poly, quad, rect } from "../../kit.ts";
import { luxChair } from "../../primitives/furniture.ts";
import { type Person, person } from "../../primitives/people.ts";
import { skyWash, sun } from "../../primitives/sky.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";

export const glasshouse: Scene = (s) => {
  const { palette: p, random: r } = s,
    iron = p.dark ? p.mid : p.lite,
    sky = p.dark ? p.sky : mix(p.sky, p.lite, 0.3);
  let out = fill(sky, rect(0, 0, 800, 1000)) + sun(s, r.pick([230, 570]), 270, 80) + skyWash(s, 620);
  out +=
    line(
      iron,
      12,
      "M20 760V420A380 380 0 0 1 780 420V760M150 760V420A250 250 0 0 1 650 420V760M270 760V420A130 130 0 0 1 530 420V760",
    ) +
    line(
      iron,
      6,
      "M400 40V290M216 87L308 264M584 87L492 264M71 230L184 300M729 230L616 300M20 420H150M650 420H780M20 560H150M650 560H780M270 560H530M270 430H530M400 290V760",
    );
  const leafs = [mix(p.leaf, p.ink, 0.3), p.leaf, mix(p.leaf, p.dark ? p.mid : p.warm, 0.35)];
  const palm = (x: number, y: number, h: number, c: string, n = 9) => {
    let d = "";
    for (let i = 0; i < n; i++) {
      const a = -Math.PI * (0.04 + (i / (n - 1)) * 0.92),
        l = h * r.range(0.5, 0.64),
        ex = x + Math.cos(a) * l,
        ey = y - h + Math.sin(a) * l * 0.7 + l * 0.4 * Math.abs(Math.cos(a)),
        mx = x + Math.cos(a) * l * 0.5,
        my = y - h + Math.sin(a) * l * 0.85;
      d += path`M${x} ${y - h}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + l * 0.2} ${x} ${y - h}z`;
    }
    return (
      fill(
        mix(p.crust, p.ink, 0.45),
        path`M${x - h * 0.03} ${y}L${x - h * 0.02} ${y - h}h${h * 0.04}L${x + h * 0.035} ${y}z`,
      ) + fill(c, d)
    );
  };
  const fan = (x: number, y: number, h: number, c: string) => {
    let d = "";
    for (let i = 0; i < 7; i++) d += dab(x, y, h * r.range(0.8, 1.05), h * 0.16, -2.7 + i * 0.38);
    return fill(c, d);
  };
  out += palm(210, 760, 420, nth(leafs, 0)) + palm(600, 760, 460, nth(leafs, 0)) + palm(400, 740, 330, nth(leafs, 1));
  out +=
    fill(p.ground, rect(0, 740, 800, 270)) +
    fill(mix(p.ground, p.lite, 0.3), poly([352, 740], [448, 740], [640, 1010], [160, 1010])) +
    line(mix(p.ground, p.ink, 0.2), 4, "M352 740L160 1010M448 740L640 1010M330 780H470M296 830H504M240 900H560");
  out += person(s, r.pick<Person>(["woman", "dress", "couple"]), 410, 850, 190);
  for (const [x, y, h, n] of [
    [90, 860, 300, 1],
    [250, 830, 190, 2],
    [720, 860, 300, 1],
    [560, 830, 200, 2],
    [20, 980, 330, 2],
    [180, 990, 230, 0],
    [640, 990, 230, 0],
    [790, 980, 330, 2],
  ] as const)
    out += fan(x, y, h, nth(leafs, n));
  let fl = "";
  for (let i = 0; i < 14; i++)
    fl += ellipse(r.pick([r.range(20, 260), r.range(560, 780)]), r.range(780, 950), r.range(9, 15));
  return (
    out +
    fill(p.pop, fl) +
    grain(fill(SHADE.floor, rect(0, 800, 800, 200)), 0.6) +
    luxChair(s, 300, 960, 1.3, { c: p.pop, shadow: false })
  );
};

export const passage: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? p.deep : p.lite,
    sh = p.dark ? mix(p.deep, p.ink, 0.5) : p.mid,
    glass = p.dark ? p.sky : mix(p.sky, p.lite, 0.35);
  let out = fill(glass, rect(0, 0, 800, 1000)) + skyWash(s, 420);
  out +=
    line(
      p.dark ? p.mid : mix(p.deep, p.sky, 0.2),
      6,
      "M-10 150L330 390M810 150L470 390M160 -10L360 380M640 -10L440 380M400 -10V376M-10 20L340 384M810 20L460 384",
    ) +
    line(
      p.dark ? p.mid : mix(p.deep, p.sky, 0.2),
      8,
      "M-10 130Q400 -150 810 130M130 250Q400 60 670 250M236 326Q400 200 564 326M300 372Q400 290 500 372",
    );
  out +=
    fill(mix(p.sky, p.lite, 0.5), rect(330, 390, 140, 190)) +
    fill(mix(p.haze, p.deep, 0.2), rect(356, 480, 88, 100)) +
    fill(wall, "M330 390H470V440Q400 380 330 440z") +
    fill(p.dark ? p.glow : p.pop, ellipse(400, 416, 17));
  const m0 = persp(8, 9, [
    [330, 578],
    [470, 578],
    [860, 1010],
    [-60, 1010],
  ]);
  let chk = "";
  for (let j = 0; j < 9; j++) for (let i = 0; i < 8; i++) if ((i + j) % 2) chk += quad(m0, i, j, 1, 1);
  out +=
    fill(
      p.dark ? mix(p.mid, p.deep, 0.4) : mix(p.lite, p.mid, 0.25),
      poly([330, 578], [470, 578], [860, 1010], [-60, 1010]),
    ) +
    fill(p.dark ? p.ink : p.deep, chk) +
    grain(fill(SHADE.floor, rect(0, 578, 800, 422)), 0.5);
  const inks = r.shuffle([p.pop, p.leaf, p.deep, p.warm]);
  for (const side of [-1, 1]) {
    const X = (x: number) => 400 + side * x,
      m = persp(900, 620, [
        [X(420), 110],
        [X(70), 388],
        [X(70), 580],
        [X(420), 930],
      ]);
    out += fill(side < 0 ? wall : mix(wall, sh, 0.7), quad(m, 0, 0, 900, 620));
    let up = "",
      lit = "",
      fas = "";
    for (let i = 0; i < 4; i++) {
      const x = 30 + i * 220;
      up += poly(m(x + 40, 60), m(x + 80, 36), m(x + 120, 60), m(x + 120, 190), m(x + 40, 190));
      lit += quad(m, x + 16, 330, 90, 200) + quad(m, x + 118, 330, 48, 260);
      fas += quad(m, x, 270, 180, 44);
    }
    out += fill(p.dark ? p.ink : p.deep, up) + fill(mix(wall, p.ink, 0.2), quad(m, 0, 230, 900, 22));
    for (let i = 0; i < 4; i++) {
      const x = 30 + i * 220;
      out += fill(mix(nth(inks, i + (side > 0 ? 1 : 0)), p.ink, side > 0 ? 0.25 : 0), quad(m, x, 270, 180, 350));
    }
    out += fill(p.dark ? p.glow : mix(p.warm, p.lite, 0.45), lit) + fill(p.ink, fas, opacity(0.3));
    const lamps: [number, number][] = [
      [250, 0],
      [470, 0],
      [690, 0],
    ];
    out += lamps
      .map(([x]) => {
        const [a, b] = m(x, 300),
          k = Math.abs(a - 400) / 420;
        return (
          line(p.ink, 4, path`M${a} ${b - 40 * k}h${-side * 36 * k}`) +
          fill(p.dark ? p.glow : p.lite, ellipse(a - side * 38 * k, b - 30 * k, 20 * k))
        );
      })
      .join("");
  }
  return (
    out +
    person(s, "couple", 392, 690, 120) +
    person(s, r.pick<Person>(["woman", "man", "dress"]), r.range(460, 520), 900, 260, { dir: -1, coat: p.pop })
  );
};
