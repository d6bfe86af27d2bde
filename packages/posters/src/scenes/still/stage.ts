// Still lifes for museums (a vase or a sculpture), cinemas (a film reel) and clubs (a record).
import { mix, onto } from "../../colour.ts";
import { bars, dots, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { sparkle } from "../../primitives/wares.ts";
import { grain, LIGHT, type Scene, SHADE, unflip } from "../../stage.ts";
import { tableSet } from "./props.ts";

export const stillMuseum: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 700,
    kind = r.pick(["vase", "bust", "torso"] as const);
  let out = tableSet(s, y + 90, { wall: p.dark ? p.deep : r.pick([p.pop, p.sky, p.mid, p.leaf]) });
  const marble = p.dark ? mix(p.lite, p.mid, 0.25) : p.lite,
    sh = mix(marble, p.deep, 0.35);
  out +=
    fill(p.ink, poly([520, y], [540, 1000], [810, 1000], [810, 780]), opacity(0.22)) +
    fill(marble, rect(260, y, 280, 310)) +
    fill(sh, rect(440, y, 100, 310)) +
    fill(marble, rect(236, y - 26, 328, 36)) +
    fill(sh, rect(470, y - 26, 94, 36)) +
    fill(mix(marble, p.ink, 0.14), rect(236, y + 4, 328, 6));
  if (kind === "vase") {
    const c = p.crust,
      body =
        "M340 674C336 640 250 560 250 440C250 370 300 330 352 310L346 210H330V190H470V210H454L448 310C500 330 550 370 550 440C550 560 464 640 460 674z";
    out +=
      line(mix(c, p.ink, 0.2), 26, "M346 230C270 220 250 300 276 360M454 230C530 220 550 300 524 360") +
      fill(c, body) +
      fill(
        p.ink,
        "M254 400H546L550 440Q550 470 543 500H257Q250 470 250 440zM300 590H500L478 630H322zM346 222H454V250H346z",
      ) +
      bars(c, 26, 14, 12, "M262 420H544") +
      line(c, 7, "M262 480q12 -30 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t16 0") +
      bars(p.ink, 22, 6, 10, "M284 545H520") +
      grain(fill(SHADE.right, body), 0.9);
  } else if (kind === "bust") {
    const head =
      "M350 674C346 640 300 630 286 600C300 590 330 590 346 570C350 552 346 536 340 520C316 500 300 470 304 440L290 424C292 410 300 392 306 376C306 300 350 252 416 252C486 252 526 306 522 380C520 430 506 470 490 500C486 540 492 570 510 586C540 600 560 616 566 640C540 660 500 664 470 674z";
    out +=
      fill(marble, head) +
      fill(
        sh,
        "M416 252C486 252 526 306 522 380C520 430 506 470 490 500C486 540 492 570 510 586C540 600 560 616 566 640C540 660 500 664 470 674H420C440 620 430 560 440 500C456 440 440 400 400 390C380 350 400 290 416 252z",
      ) +
      fill(
        mix(sh, p.ink, 0.25),
        "M312 350C300 280 350 230 424 236C500 240 540 300 526 384C520 420 512 450 500 470C494 440 470 430 462 400C470 370 440 350 420 352C380 350 350 330 330 340z",
      ) +
      line(
        mix(marble, p.ink, 0.3),
        4,
        "M330 330Q380 300 430 330M350 300Q410 270 470 310M440 360Q480 350 510 380M318 424q14 -8 26 0M306 470q14 6 28 0M452 420q22 6 16 36q-12 8 -18 -4",
      );
  } else {
    const t =
      "M330 674C340 600 330 540 318 500C296 450 292 400 300 340C310 300 350 290 372 270L376 230H424L428 270C452 290 494 300 502 346C510 400 500 450 482 500C470 540 462 600 476 674z";
    out +=
      fill(marble, t) +
      fill(
        sh,
        "M424 230L428 270C452 290 494 300 502 346C510 400 500 450 482 500C470 540 462 600 476 674H404C420 600 420 540 412 480C440 440 440 380 404 350C396 320 404 280 404 230z",
      ) +
      line(
        mix(marble, p.ink, 0.3),
        4,
        "M316 380Q350 420 392 396M414 400Q450 424 488 384M400 420V560M380 560q20 14 40 0",
      );
  }
  out += grain(fill(SHADE.right, rect(260, y, 280, 300)), 0.4);
  // rope and stanchions
  const brass = p.warm;
  return (
    out +
    line(p.pop === p.sky ? p.deep : p.pop, 16, "M-20 850Q60 960 150 850M650 850Q740 960 820 850") +
    fill(brass, rect(142, 830, 16, 170) + ellipse(150, 822, 17) + rect(642, 830, 16, 170) + ellipse(650, 822, 17)) +
    fill(p.ink, rect(151, 830, 7, 170) + rect(651, 830, 7, 170), opacity(0.3))
  );
};

export const stillCinema: Scene = (s) => {
  const { palette: p, random: r } = s,
    back = p.dark ? p.ink : p.deep,
    a = p.pop;
  let out =
    fill(back, rect(0, 0, 800, 1000)) +
    fill(p.dark ? p.deep : mix(p.deep, p.mid, 0.25), poly([800, 40], [800, 150], [-10, 760], [-10, 180])) +
    grain(fill(LIGHT.left, poly([800, 40], [800, 150], [-10, 760], [-10, 180])), 0.9);
  // reel
  const rx = 240,
    ry = 330,
    R = 210,
    steel = mix(p.mid, p.lite, 0.3);
  let holes = ellipse(rx, ry, 26);
  for (let i = 0; i < 5; i++) {
    const q = (i / 5) * 6.283 + 0.3;
    holes += ellipse(rx + Math.cos(q) * 118, ry + Math.sin(q) * 118, 56);
  }
  out +=
    fill(p.ink, ellipse(rx + 24, ry + 30, R), opacity(0.35)) +
    fill(steel, ellipse(rx, ry, R)) +
    grain(fill(SHADE.ball, ellipse(rx, ry, R)), 0.7) +
    fill(back, holes) +
    line(mix(steel, p.ink, 0.3), 6, ellipse(rx, ry, R - 14));
  // film strip unspooling
  const strip = "M90 470C110 640 260 620 300 720S200 900 330 1010";
  out +=
    `<path stroke="${p.ink}" stroke-width="96" stroke-linecap="butt" d="${strip}"/><path stroke="${p.warm}" stroke-width="56" stroke-linecap="butt" stroke-dasharray="62 10" d="${strip}"/>` +
    `<path stroke="${p.lite}" stroke-width="84" stroke-linecap="butt" stroke-dasharray="8 14" d="${strip}" opacity=".0"/>`;
  // popcorn
  const x = 500,
    y = 880,
    box = poly([x - 130, 520], [x + 130, 520], [x + 96, y], [x - 96, y]);
  out += fill(p.ink, poly([x - 96, y], [x + 96, y], [x + 300, y + 60], [x + 60, y + 70]), opacity(0.35));
  let corn = "",
    corn2 = "",
    dots2 = "";
  for (let i = 0; i < 30; i++) {
    const cx = x + r.range(-128, 128),
      cy = 512 - r() * r() * 150 * (1 - Math.abs(cx - x) / 190);
    const k = r.range(20, 31);
    const d =
      ellipse(cx, cy, k) + ellipse(cx + k * 0.6, cy - k * 0.3, k * 0.7) + ellipse(cx - k * 0.5, cy - k * 0.5, k * 0.66);
    if (i % 3) corn += d;
    else corn2 += d;
    dots2 += ellipse(cx + 4, cy, 5);
  }
  out += fill(mix(p.warm, p.lite, 0.35), corn2) + fill(p.lite, corn) + fill(mix(p.crust, p.ink, 0.1), dots2);
  let stripes = "";
  for (let i = 0; i < 5; i++)
    stripes += poly(
      [x - 130 + i * 52 + 0, 520],
      [x - 130 + i * 52 + 26, 520],
      [x - 96 + i * 38.4 + 19, y],
      [x - 96 + i * 38.4, y],
    );
  out += fill(p.lite, box) + fill(a, stripes) + grain(fill(SHADE.right, box), 0.6);
  const t = letters("CINÉ", x, 650, 54, 150);
  out += fill(p.warm, ellipse(x, 678, 84)) + unflip(s, x, line(p.ink, t.pen(8), t.d));
  // tickets
  return (
    out +
    `<g transform="rotate(-16 690 850)">` +
    fill(p.warm, rrect(610, 800, 160, 84, 8)) +
    fill(p.ink, rect(650, 800, 4, 84), opacity(0.4)) +
    fill(p.pop, rect(668, 824, 80, 10) + rect(668, 846, 56, 10)) +
    "</g>" +
    `<g transform="rotate(12 120 880)">` +
    fill(p.lite, rrect(40, 840, 150, 80, 8)) +
    fill(p.deep, rect(96, 862, 76, 10) + rect(96, 884, 50, 10)) +
    "</g>" +
    fill(mix(p.warm, p.lite, 0.4), sparkle(660, 200, 32) + sparkle(560, 330, 18))
  );
};

export const stillVinyl: Scene = (s) => {
  const { palette: p } = s,
    deck = p.dark ? mix(p.mid, p.deep, 0.35) : p.mid,
    cx = 372,
    cy = 470,
    R = 320;
  let out =
    fill(deck, rect(0, 0, 800, 1000)) +
    grain(fill(SHADE.down, rect(0, 0, 800, 1000)), 0.5) +
    fill(p.ink, ellipse(cx + 18, cy + 22, R + 14), opacity(0.4)) +
    fill(mix(p.ink, p.deep, 0.2), ellipse(cx, cy, R + 14)) +
    dots(mix(p.mid, p.lite, 0.4), 7, 21, ellipse(cx, cy, R + 4)) +
    fill(p.ink, ellipse(cx, cy, R - 14));
  out += line(mix(p.ink, p.mid, 0.35), 3, [288, 264, 240, 214, 190, 166, 144].map((q) => ellipse(cx, cy, q)).join(""));
  // light wedges on the grooves
  const wedge = (a: number, w: number) =>
    poly(
      [cx, cy],
      [cx + Math.cos(a) * 300, cy + Math.sin(a) * 300],
      [cx + Math.cos(a + w) * 300, cy + Math.sin(a + w) * 300],
    );
  out +=
    fill(p.mid, wedge(-2.3, 0.42) + wedge(0.84, 0.42), opacity(0.4)) +
    fill(p.pop, wedge(-1.7, 0.2) + wedge(1.44, 0.2), opacity(0.5));
  out +=
    fill(p.pop, ellipse(cx, cy, 120)) +
    fill(p.warm, path`M${cx - 120} ${cy}a120 120 0 0 1 240 0z`) +
    fill(p.lite, ellipse(cx, cy, 14)) +
    fill(p.ink, ellipse(cx, cy, 6));
  const t = letters(s.name, cx, cy + 40, 24, 150);
  out += unflip(s, cx, line(onto(p.pop, p.lite, p.ink), t.pen(4), t.d));
  // tonearm
  const metal = p.lite;
  out +=
    fill(p.ink, "M706 196L716 560L560 716L536 690L680 548L676 196z", opacity(0.3)) +
    fill(mix(metal, p.mid, 0.3), ellipse(690, 170, 66)) +
    fill(metal, ellipse(690, 170, 40)) +
    line(metal, 20, "M690 170L694 540L560 682") +
    fill(p.pop, `M576 640L610 676L548 744L510 706z`) +
    fill(p.ink, ellipse(690, 170, 16));
  // faders and pads
  out +=
    fill(
      mix(deck, p.ink, 0.45),
      rrect(580, 806, 26, 170, 12) + rrect(640, 806, 26, 170, 12) + rrect(700, 806, 26, 170, 12),
    ) +
    fill(p.lite, rrect(564, 860, 58, 34, 6) + rrect(624, 900, 58, 34, 6) + rrect(684, 836, 58, 34, 6)) +
    fill(p.pop, rect(564, 874, 58, 6) + rect(624, 914, 58, 6) + rect(684, 850, 58, 6));
  let pads = "";
  for (let j = 0; j < 2; j++) for (let i = 0; i < 4; i++) pads += rrect(60 + i * 112, 836 + j * 78, 96, 62, 10);
  out +=
    fill(mix(deck, p.ink, 0.4), pads) +
    fill(p.pop, rrect(60, 836, 96, 62, 10) + rrect(284, 914, 96, 62, 10)) +
    fill(p.warm, rrect(172, 914, 96, 62, 10) + rrect(396, 836, 96, 62, 10));
  return out;
};
