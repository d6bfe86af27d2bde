// Still lifes of bread and fruit.
import { mix } from "../../colour.ts";
import { bars, dab, dots, ellipse, fill, line, opacity, path, rect, rrect } from "../../kit.ts";
import { citrus } from "../../primitives/food.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { cast, drop, tableSet } from "./props.ts";

export const stillBread: Scene = (s) => {
  const { palette: p, random: r } = s,
    board = mix(p.crust, p.ink, p.dark ? 0.5 : 0.4),
    linen = p.dark ? mix(p.lite, p.mid, 0.25) : p.lite;
  let out = fill(p.dark ? p.deep : r.pick([p.sky, p.mid, p.pop]), rect(0, 0, 800, 1000));
  out +=
    `<g transform="rotate(-9 400 500)">` +
    drop(s, rect(60, 130, 700, 760), 20, 24) +
    fill(linen, rect(60, 130, 700, 760)) +
    bars(p.pop, 700, 10, 16, "M410 150V230M410 790V870") +
    "</g>";
  out +=
    `<g transform="rotate(7 400 540)">` +
    drop(s, rrect(150, 300, 520, 460, 40), 22, 26) +
    fill(board, rrect(150, 300, 520, 460, 40)) +
    fill(p.ink, ellipse(630, 530, 16), opacity(0.4)) +
    line(
      mix(board, p.ink, 0.18),
      5,
      "M180 380Q400 360 640 390M170 470Q380 500 600 460M180 610Q420 580 640 620M180 700Q360 720 640 690",
    ) +
    "</g>";
  // baguettes
  for (const [x, y, rot] of [
    [250, 900, 18],
    [330, 930, 30],
  ] as const)
    out +=
      `<g transform="translate(${x} ${y}) rotate(${rot})">` +
      `<g transform="translate(24 16)">` +
      fill(p.ink, "M-52 -26Q-56 -720 0 -740Q56 -720 52 -26Q0 20 -52 -26z", opacity(0.26)) +
      "</g>" +
      fill(p.crust, "M-52 -26Q-56 -720 0 -740Q56 -720 52 -26Q0 20 -52 -26z") +
      fill(
        mix(p.crust, p.lite, 0.62),
        [120, 240, 360, 480, 600]
          .map((q) => path`M-30 ${-q}Q6 ${-q - 56} 36 ${-q - 64}Q14 ${-q - 20} -30 ${-q}z`)
          .join(""),
      ) +
      grain(fill(SHADE.right, "M-52 -26Q-56 -720 0 -740Q56 -720 52 -26Q0 20 -52 -26z"), 0.6) +
      "</g>";
  // croissant, big
  const moon =
    "M-212 96C-226 -40 -134 -150 0 -150C134 -150 226 -40 212 96C172 84 152 52 132 22C98 -20 50 -30 0 -30C-50 -30 -98 -20 -132 22C-152 52 -172 84 -212 96z";
  out +=
    `<g transform="translate(262 300) rotate(-20)"><g transform="translate(20 28)">` +
    fill(p.ink, moon, opacity(0.28)) +
    "</g>" +
    fill(p.crust, moon) +
    fill(
      mix(p.crust, p.lite, 0.4),
      "M-194 -6C-184 -50 -156 -86 -128 -108L-116 -48L-150 14zM-98 -120C-76 -134 -50 -142 -24 -145L-20 -72L-84 -54zM20 -145C48 -142 76 -134 98 -120L84 -54L20 -72zM128 -108C156 -86 184 -50 194 -6L150 14L116 -48z",
      opacity(0.75),
    ) +
    line(
      mix(p.crust, p.ink, 0.42),
      7,
      "M-170 64Q-150 20 -204 -16M-124 8Q-98 -40 -114 -118M-50 -32Q-36 -80 -60 -140M50 -32Q36 -80 60 -140M124 8Q98 -40 114 -118M170 64Q150 20 204 -16",
    ) +
    grain(fill(SHADE.down, moon), 0.4) +
    "</g>";
  // jam
  out +=
    drop(s, ellipse(620, 770, 92), 22, 26) +
    fill(mix(p.lite, p.water, 0.25), ellipse(620, 770, 92)) +
    fill(p.pop, ellipse(620, 770, 74)) +
    fill(mix(p.pop, p.ink, 0.35), ellipse(606, 786, 16) + ellipse(644, 760, 13) + ellipse(612, 744, 12)) +
    fill(p.lite, "M570 748Q582 716 616 706Q592 724 586 752z", opacity(0.7));
  let crumbs = "";
  for (let i = 0; i < 14; i++) crumbs += ellipse(r.range(80, 560), r.range(380, 560), r.range(3, 7));
  return out + fill(p.crust, crumbs);
};

export const stillFruit: Scene = (s) => {
  const { palette: p } = s,
    y = 610;
  let out = tableSet(s, y);
  // cloth over the edge
  out +=
    fill(
      p.lite,
      path`M120 ${y + 10}H700L640 860Q600 900 560 866Q500 900 450 850Q380 900 330 862Q270 890 240 850Q200 880 170 840z`,
    ) +
    fill(
      mix(p.lite, p.deep, 0.22),
      path`M330 ${y + 10}L330 862Q360 880 390 870L380 ${y + 10}zM540 ${y + 10}L560 866Q580 884 604 870L590 ${y + 10}z`,
    ) +
    bars(p.pop, 12, 30, 10, path`M126 ${y + 36}H694`);
  const ball = (x: number, yy: number, R: number, c: string) =>
    fill(c, ellipse(x, yy, R, R * 0.94)) +
    grain(fill(SHADE.ball, ellipse(x, yy, R, R * 0.94)), 0.9) +
    fill(p.lite, ellipse(x - R * 0.4, yy - R * 0.42, R * 0.14, R * 0.1), opacity(0.8));
  out += cast(s, 180, 620, y + 60, 240);
  // compotier with fruit
  out +=
    ball(300, 430, 82, p.pop) +
    ball(450, 410, 88, p.warm) +
    ball(380, 350, 80, mix(p.pop, p.warm, 0.5)) +
    ball(530, 450, 70, p.pop) +
    ball(236, 470, 62, p.warm) +
    fill(p.leaf, dab(380, 280, 74, 20, -0.5) + dab(384, 284, 66, 18, -2.4) + dab(300, 354, 54, 16, -0.8)) +
    line(mix(p.leaf, p.ink, 0.4), 7, "M380 286q4 -22 16 -32");
  const bowl = p.dark ? p.mid : p.deep;
  out +=
    fill(bowl, path`M150 460H630Q610 580 440 590L452 ${y + 34}H330L342 590Q170 580 150 460z`) +
    fill(mix(bowl, p.lite, 0.3), rect(144, 452, 492, 18)) +
    dots(p.lite, 14, 36, "M190 506Q390 560 590 506") +
    grain(fill(SHADE.right, path`M150 460H630Q610 580 440 590L452 ${y + 34}H330L342 590Q170 580 150 460z`), 0.8);
  // artichoke
  let art = "",
    art2 = "";
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 6 - Math.abs(j - 2); i++) {
      const x = 640 + (i - (5 - Math.abs(j - 2)) / 2) * 40,
        yy = 640 - j * 34;
      const d = dab(x, yy + 30, 66, 26, -1.57 + (x - 640) * 0.006);
      if ((i + j) % 2) art += d;
      else art2 += d;
    }
  out +=
    cast(s, 570, 710, 684, 120) +
    fill(mix(p.leaf, p.ink, 0.25), ellipse(640, 610, 88, 80)) +
    fill(p.leaf, art2) +
    fill(mix(p.leaf, p.lite, 0.35), art) +
    fill(p.leaf, rect(626, 670, 28, 46));
  // asparagus, halved lemon
  for (let i = 0; i < 5; i++)
    out +=
      `<g transform="translate(${120 + i * 26} ${900 - (i % 2) * 14}) rotate(${58 + i * 3})">` +
      fill(mix(p.leaf, p.lite, 0.3), "M-13 0Q-14 -180 -10 -220Q0 -262 10 -220Q14 -180 13 0z") +
      fill(mix(p.leaf, p.ink, 0.1), "M-10 -216Q0 -262 10 -216L0 -180zM-8 -140l10 14l-10 12zM8 -100l-10 14l10 12z") +
      "</g>";
  return out + fill(p.pop, rect(196, 806, 22, 96)) + citrus(s, 560, 800, 74, p.warm);
};
