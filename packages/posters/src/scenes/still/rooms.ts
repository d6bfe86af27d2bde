// Still lifes of rooms: gym bag, hotel desk.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, opacity, poly, rect, rrect } from "../../kit.ts";
import { letters } from "../../letters.ts";
import { sparkle } from "../../primitives/wares.ts";
import { grain, type Scene, SHADE, unflip } from "../../stage.ts";
import { cast, tableSet } from "./props.ts";

export const stillGym: Scene = (s) => {
  const { palette: p, random: r } = s,
    iron = p.dark ? p.ink : mix(p.ink, p.deep, 0.2),
    a = r.pick([p.pop, p.warm]);
  let out = tableSet(s, 620, { top: p.dark ? p.shade : mix(p.mid, p.lite, 0.3) });
  out += line(
    mix(p.ground, p.ink, 0.2),
    4,
    "M0 720H800M0 860H800M200 620L90 1000M420 620L420 1000M640 620L740 1000",
    opacity(0.6),
  );
  // kettlebell
  const kb = "M286 810C206 760 196 600 300 556H460C564 600 554 760 474 810z";
  out +=
    cast(s, 290, 480, 812, 260) +
    `<path stroke="${a}" stroke-width="52" d="M312 596C260 300 500 300 448 596"/>` +
    line(mix(a, p.lite, 0.5), 8, "M312 560C284 440 320 386 366 380") +
    fill(a, kb) +
    grain(fill(SHADE.ball, kb)) +
    fill(p.lite, ellipse(380, 690, 66)) +
    fill(mix(p.lite, p.ink, 0.1), ellipse(380, 690, 54));
  const t = letters(String(r.pick([12, 16, 20, 24])), 380, 664, 52, 90);
  out +=
    unflip(s, 380, line(p.ink, t.pen(9), t.d)) +
    fill(p.lite, "M250 680q2 -60 44 -92l10 12q-32 30 -34 80z", opacity(0.5));
  // dumbbell
  out +=
    fill(p.ink, poly([110, 926], [360, 926], [470, 970], [220, 980]), opacity(0.3)) +
    fill(mix(p.lite, p.mid, 0.4), rect(150, 872, 190, 24)) +
    fill(
      iron,
      rrect(80, 826, 44, 116, 12) +
        rrect(124, 842, 30, 84, 8) +
        rrect(336, 842, 30, 84, 8) +
        rrect(366, 826, 44, 116, 12),
    ) +
    fill(p.lite, rect(90, 836, 8, 96) + rect(376, 836, 8, 96), opacity(0.25));
  // rope and bottle
  out +=
    line(p.pop === a ? p.warm : p.pop, 13, "M520 930C560 860 680 860 700 910S600 980 560 940S640 850 760 880") +
    cast(s, 590, 660, 750, 150) +
    fill(mix(p.water, p.lite, 0.35), rrect(586, 520, 84, 232, 18)) +
    fill(mix(p.water, p.ink, 0.2), rect(586, 620, 84, 132)) +
    fill(p.pop === a ? p.warm : p.pop, rrect(600, 476, 56, 48, 8)) +
    grain(fill(SHADE.right, rrect(586, 520, 84, 232, 18)), 0.7);
  // towel on a hook
  return (
    out +
    fill(p.ink, rect(98, 236, 130, 330), opacity(0.2)) +
    fill(p.lite, "M80 210H204V540H80z") +
    fill(p.pop === a ? p.deep : p.pop, rect(80, 460, 124, 18) + rect(80, 490, 124, 10)) +
    fill(p.ink, rect(166, 210, 38, 330), opacity(0.12)) +
    fill(iron, ellipse(142, 204, 12))
  );
};

export const stillHotel: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 660,
    wood = mix(p.crust, p.ink, p.dark ? 0.55 : 0.42),
    brass = p.warm;
  let out = fill(p.dark ? mix(p.deep, p.ink, 0.3) : p.deep, rect(0, 0, 800, 1000)),
    slots = "",
    keys = "";
  // pigeonholes with keys
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 5; i++) {
      const x = 36 + i * 150,
        yy = 40 + j * 152;
      slots += rect(x, yy, 128, 126);
      if (r.chance(0.72))
        keys += at(
          x + 64,
          yy + 26,
          1,
          line(brass, 6, "M0 0V34") +
            fill(r.pick([p.pop, p.lite, p.mid]), "M0 30L24 54V88Q24 100 12 100H-12Q-24 100 -24 88V54z") +
            fill(p.ink, ellipse(0, 52, 5)),
        );
      else keys += fill(p.lite, poly([x + 30, yy + 118], [x + 44, yy + 40], [x + 104, yy + 50], [x + 92, yy + 122]));
    }
  out +=
    fill(wood, rect(0, 0, 800, y)) +
    fill(mix(wood, p.ink, 0.5), slots) +
    fill(p.ink, slots.replace(/h128v126/g, "h128v22"), opacity(0.4)) +
    keys;
  out +=
    fill(p.pop, rect(0, y, 800, 360)) +
    fill(mix(wood, p.lite, 0.25), rect(0, y, 800, 46)) +
    fill(mix(wood, p.ink, 0.3), rect(0, y + 46, 800, 24)) +
    fill(
      mix(p.pop, p.ink, 0.25),
      rect(60, y + 110, 200, 190) + rect(300, y + 110, 200, 190) + rect(540, y + 110, 200, 190),
    ) +
    grain(fill(SHADE.down, rect(0, y + 70, 800, 280)), 0.6);
  // bell
  out +=
    fill(p.ink, ellipse(360, y + 20, 190, 18), opacity(0.35)) +
    fill(p.ink, rrect(190, y - 14, 280, 28, 12)) +
    fill(brass, "M206 646C212 520 276 480 330 480C384 480 448 520 454 646z") +
    grain(fill(SHADE.ball, "M206 646C212 520 276 480 330 480C384 480 448 520 454 646z")) +
    fill(brass, rect(322, 452, 16, 30) + ellipse(330, 446, 20)) +
    fill(p.lite, "M240 610C246 560 268 524 300 508C276 540 268 570 266 612z", opacity(0.75));
  // key with tag
  const tag =
    `<g transform="rotate(14 600 640)">` +
    fill(p.ink, rrect(546, 566, 136, 190, 18), opacity(0.3)) +
    fill(p.lite, rrect(530, 550, 136, 190, 18)) +
    line(p.pop, 6, rrect(542, 562, 112, 166, 12)) +
    fill(p.ink, ellipse(598, 580, 9));
  const t = letters(String(r.int(11, 68)), 598, 632, 62, 90);
  return (
    out +
    tag +
    unflip(s, 598, line(p.ink, t.pen(9), t.d)) +
    "</g>" +
    line(brass, 12, ellipse(560, 520, 40)) +
    line(brass, 16, "M528 544L420 640M452 612l-22 -24M476 590l-20 -22") +
    fill(mix(brass, p.lite, 0.5), sparkle(300, 420, 36) + sparkle(420, 500, 18))
  );
};
