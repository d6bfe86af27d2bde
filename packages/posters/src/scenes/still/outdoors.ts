// Still lifes outdoors: street sign, chair, paper boat, boules.
import { mix } from "../../colour.ts";
import { at, bars, blob, dab, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { luxChair } from "../../primitives/furniture.ts";
import { bough } from "../../primitives/trees.ts";
import { grain, type Scene, SHADE, unflip } from "../../stage.ts";

export const stillSign: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? p.mid : p.wall,
    blue = p.dark ? p.deep : p.time === "golden" ? p.deep : p.deep,
    green = p.leaf;
  let out = fill(wall, rect(0, 0, 800, 1000)),
    joints = "",
    blocks = "";
  for (let j = 0; j < 6; j++) {
    joints += path`M0 ${j * 176 + 50}h800`;
    for (let i = 0; i < 3; i++) {
      const x = i * 330 + (j % 2) * 165 - 60;
      joints += path`M${x} ${j * 176 + 50}v176`;
      if (r.chance(0.3)) blocks += rect(x + 4, j * 176 + 54, 322, 168);
    }
  }
  out += fill(mix(wall, p.ink, 0.06), blocks) + line(mix(wall, p.ink, 0.2), 5, joints);
  out +=
    fill(p.ink, poly([-10, 560], [330, 1010], [-10, 1010]), opacity(0.16)) +
    fill(p.ink, poly([470, -10], [810, -10], [810, 440]), opacity(0.13));
  // plate with its green border and the arrondissement tab
  const y = 424,
    tab = `${s.arrondissement}${s.arrondissement === 1 ? "ER" : "E"} ARR.`;
  out +=
    fill(p.ink, rrect(118, y + 26, 600, 230, 10) + rrect(290, y - 58, 256, 100, 10), opacity(0.3)) +
    fill(green, rrect(272, y - 86, 256, 110, 10)) +
    fill(blue, rrect(286, y - 72, 228, 96, 6)) +
    line(p.lite, 4, rrect(286, y - 72, 228, 96, 6)) +
    fill(green, rrect(96, y, 608, 232, 12)) +
    fill(blue, rrect(114, y + 18, 572, 196, 6)) +
    line(p.lite, 5, rrect(114, y + 18, 572, 196, 6));
  const words = s.name.split(" "),
    mid = Math.ceil(words.length / 2),
    lines =
      s.name.length > 14 && words.length > 1 ? [words.slice(0, mid).join(" "), words.slice(mid).join(" ")] : [s.name];
  const t = letters(tab, 400, y - 52, 38, 190),
    L = lines.map((q, i) =>
      letters(q, 400, lines.length > 1 ? y + 46 + i * 82 : y + 78, lines.length > 1 ? 56 : 74, 500),
    );
  out +=
    unflip(
      s,
      400,
      line(p.lite, t.pen(6), t.d) + L.map((q) => line(p.lite, q.pen(lines.length > 1 ? 8 : 10), q.d)).join(""),
    ) +
    fill(
      p.lite,
      ellipse(136, y + 40, 8) + ellipse(664, y + 40, 8) + ellipse(136, y + 192, 8) + ellipse(664, y + 192, 8),
    ) +
    fill(p.lite, "M114 500V442H290Q180 470 150 560z", opacity(0.13));
  // lamp shadow and ivy
  out += fill(
    p.ink,
    "M612 1010C618 900 600 820 640 740L600 700L620 640L700 660L716 720L664 752C640 820 650 900 648 1010z",
    opacity(0.22),
  );
  return out + bough(s, -1, 430, 250, p.leaf) + bough(s, 1, 300, 150, p.leaf);
};

export const stillChair: Scene = (s) => {
  const { palette: p, random: r } = s,
    g = p.dark ? p.shade : mix(p.ground, p.lite, 0.2),
    c = r.pick([p.leaf, p.leaf, p.pop]);
  let out =
    fill(g, rect(0, 0, 800, 1000)) +
    fill(mix(p.leaf, g, 0.25), "M-10 -10H810V250Q600 320 380 270T-10 310z") +
    grain(fill(SHADE.floor, rect(0, 240, 800, 760)), 0.7);
  let dapple = "";
  for (let i = 0; i < 22; i++)
    dapple += blob(r, r.range(0, 800), r.range(300, 1000), r.range(26, 70), r.range(14, 34), 7, 0.2);
  out += fill(mix(g, p.lite, p.dark ? 0.12 : 0.5), dapple, opacity(0.8));
  out +=
    fill(p.ink, "M150 846L560 880L790 980L810 1010H620L560 960L250 900z", opacity(0.3)) +
    luxChair(s, 380, 850, 4.6, { c, shadow: false });
  // straw hat and book on the seat
  const hat = p.warm;
  out += at(
    330,
    590,
    1.5,
    fill(p.ink, ellipse(14, 12, 106, 26), opacity(0.25)) +
      fill(hat, ellipse(0, 0, 104, 27)) +
      fill(mix(hat, p.ink, 0.16), "M-52 -4C-54 -60 -30 -76 0 -76C30 -76 54 -60 52 -4Q0 16 -52 -4z") +
      grain(fill(SHADE.right, "M-52 -4C-54 -60 -30 -76 0 -76C30 -76 54 -60 52 -4Q0 16 -52 -4z"), 0.6) +
      fill(p.pop === c ? p.deep : p.pop, "M-53 -22Q0 -2 53 -22L52 -4Q0 16 -52 -4z") +
      line(mix(hat, p.ink, 0.25), 3, "M-86 2Q0 34 86 2M-46 -40Q0 -24 46 -40"),
  );
  out += at(
    610,
    866,
    1.3,
    fill(p.ink, poly([-70, 6], [70, 10], [130, 34], [-10, 40]), opacity(0.3)) +
      fill(p.pop === c ? p.warm : p.pop, "M-80 0L40 -26L84 4L-40 36z") +
      fill(p.lite, "M-78 4L-40 36L84 6V18L-40 48L-78 14z") +
      fill(p.pop === c ? p.warm : p.pop, "M-80 12L-40 46L84 16V22L-40 54L-82 18z"),
  );
  let leaves = "";
  for (let i = 0; i < 9; i++) leaves += dab(r.range(40, 760), r.range(760, 980), 40, 14, r.range(0, 6));
  return out + fill(p.warm, leaves) + bough(s, 1, 420, 260, p.leaf);
};

export const stillBoat: Scene = (s) => {
  const { palette: p, random: r } = s,
    w = p.dark ? p.water : mix(p.water, p.sky, 0.2),
    wl = 690,
    a = r.pick([p.pop, p.warm]);
  let out =
    fill(p.sky, rect(0, 0, 800, 1000)) +
    fill(p.dark ? p.mid : mix(p.sky, p.lite, 0.5), ellipse(r.pick([240, 560]), 330, 210)) +
    fill(mix(p.leaf, p.haze, 0.3), blob(r, 130, 600, 220, 90, 10) + blob(r, 700, 600, 220, 80, 10)) +
    fill(mix(p.wall, p.haze, 0.2), rect(0, 612, 800, 30)) +
    fill(w, rect(0, 640, 800, 360)) +
    grain(fill(SHADE.down, rect(0, 640, 800, 360)), 0.6);
  const sail1 = "M408 130Q560 380 590 590H408z",
    sail2 = "M384 190Q260 400 230 590H384z",
    hull = path`M180 ${wl - 70}H640Q610 ${wl + 20} 540 ${wl + 40}H290Q220 ${wl + 20} 180 ${wl - 70}z`;
  out +=
    `<g transform="translate(0 ${2 * wl + 60}) scale(1 -1)" opacity=".3">` +
    fill(p.lite, "M408 330Q520 430 560 590H408z" + "M384 350Q290 460 256 590H384z") +
    fill(p.ink, hull) +
    "</g>";
  out +=
    fill(p.lite, sail1) +
    grain(fill(SHADE.right, sail1), 0.4) +
    fill(a, sail2) +
    grain(fill(SHADE.left, sail2), 0.5) +
    bars(a, 150, 26, 40, "M470 300V580").replace('opacity="1"', "") +
    fill(mix(p.crust, p.ink, 0.45), rect(390, 100, 12, 530)) +
    fill(p.pop === a ? p.deep : p.pop, "M402 100L470 118L402 138z");
  out +=
    fill(p.deep, hull) +
    fill(p.lite, path`M180 ${wl - 70}H640L634 ${wl - 50}H186z`) +
    fill(a, path`M206 ${wl - 16}H614L604 ${wl}H214z`) +
    fill(mix(p.crust, p.ink, 0.35), rect(300, wl - 96, 70, 26) + rect(460, wl - 90, 90, 20)) +
    grain(fill(SHADE.right, hull), 0.7);
  let rip = "";
  for (let i = 0; i < 9; i++) {
    const y = 740 + i * 28,
      k = 90 + i * 16;
    rip += path`M${400 - k * 2} ${y}q${k * 0.5} -12 ${k} 0t${k} 0t${k} 0t${k} 0`;
  }
  out += line(mix(w, p.lite, 0.6), 6, rip);
  let far = "";
  for (const [x, k] of [
    [90, 0.5],
    [700, 0.6],
  ] as const)
    far += path`M${x} ${650 - 90 * k}l${46 * k} ${78 * k}h${-46 * k}zM${x - 30 * k} ${650 - 4 * k}h${86 * k}l${-12 * k} ${16 * k}h${-60 * k}z`;
  return out + fill(p.lite, far);
};

export const stillPetanque: Scene = (s) => {
  const { palette: p, random: r } = s,
    g = p.dark ? p.shade : mix(p.ground, p.lite, 0.15),
    steel = mix(p.deep, p.lite, 0.38);
  let out = fill(g, rect(0, 0, 800, 1000)) + grain(fill(SHADE.floor, rect(0, 0, 800, 1000)), 0.9);
  let sh = "";
  for (let i = 0; i < 14; i++)
    sh += blob(r, r.range(-50, 400), r.range(-40, 420), r.range(40, 110), r.range(26, 60), 8, 0.2);
  out += fill(p.ink, sh, opacity(0.15));
  const ball = (x: number, y: number, R: number, rot: number) =>
    `${
      fill(
        p.ink,
        path`M${x - R * 0.3} ${y + R * 0.95}L${x + R * 0.95} ${y - R * 0.3}L${x + R * 2.6} ${y + R * 0.9}A${R} ${R} 0 0 1 ${x + R * 1.2} ${y + R * 2.2}z`,
        opacity(0.3),
      ) + fill(steel, ellipse(x, y, R))
    }<g transform="rotate(${rot} ${x} ${y})">${line(
      mix(steel, p.ink, 0.5),
      R * 0.045,
      [-0.5, -0.3, 0.3, 0.5]
        .map(
          (q) =>
            path`M${x - R * Math.sqrt(1 - q * q)} ${y + q * R}Q${x} ${y + q * R * 1.5} ${x + R * Math.sqrt(1 - q * q)} ${y + q * R}`,
        )
        .join(""),
    )}</g>${grain(fill(SHADE.ball, ellipse(x, y, R)))}${fill(p.lite, ellipse(x - R * 0.38, y - R * 0.42, R * 0.17, R * 0.12))}`;
  out += ball(270, 330, 150, -20) + ball(560, 520, 168, 24) + ball(250, 740, 134, 60);
  out +=
    fill(p.ink, poly([392, 452], [420, 420], [500, 474], [470, 500]), opacity(0.3)) +
    fill(p.pop, ellipse(396, 424, 36)) +
    grain(fill(SHADE.ball, ellipse(396, 424, 36)));
  return (
    out +
    line(p.lite, 7, "M640 820L720 900M720 820L640 900", opacity(0.5)) +
    line(mix(g, p.ink, 0.25), 6, "M80 960Q200 900 300 960T540 950")
  );
};
