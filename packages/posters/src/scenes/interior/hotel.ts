// Interior: the hotel room.
import { mix } from "../../colour.ts";
import { at, bars, dab, dots, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { gueridon, onTable } from "../../primitives/furniture.ts";
import { farLandmark } from "../../primitives/landmarks.ts";
import { sun } from "../../primitives/sky.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { beams, planks } from "./props.ts";

export const hotelRoom: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? mix(p.deep, p.pop, 0.12) : r.pick([p.mid, mix(p.pop, p.lite, 0.55), p.sky]);
  let out = fill(wall, rect(0, 0, 800, 1000)),
    flowers = "";
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 7; i++)
      flowers +=
        ellipse(i * 128 + (j % 2) * 64 + 10, j * 100 + 30, 11) +
        dab(i * 128 + (j % 2) * 64 + 10, j * 100 + 46, 36, 10, 1.2);
  out += fill(mix(wall, p.lite, p.dark ? 0.12 : 0.35), flowers, opacity(0.8));
  // view
  const x = 190,
    w = 420,
    y = 90,
    h = 640;
  out += fill(p.lite, rect(x - 26, y - 26, w + 52, h + 40)) + fill(p.sky, rect(x, y, w, h));
  const view = sun(s, x + w * 0.72, y + 130, 56) + farLandmark(s, x + w * 0.42, y + 470, 0.34);
  out +=
    view +
    fill(
      mix(p.haze, p.deep, 0.25),
      path`M${x} ${y + 640}V${y + 470}h44v-30h30v30h60v-46h50v46h70v-24h56v24h50v-40h60v210z`,
    ) +
    fill(
      p.pop,
      rect(x + 50, y + 424, 8, 18) +
        rect(x + 62, y + 424, 8, 18) +
        rect(x + 146, y + 408, 8, 18) +
        rect(x + 160, y + 408, 8, 18) +
        rect(x + 330, y + 412, 8, 18),
    ) +
    (p.dark
      ? fill(
          p.glow,
          rect(x + 30, y + 510, 16, 24) +
            rect(x + 120, y + 540, 16, 24) +
            rect(x + 210, y + 500, 16, 24) +
            rect(x + 340, y + 530, 16, 24),
        )
      : "");
  // casements, balcony
  out +=
    line(p.iron, 5, path`M${x} ${y + 440}H${x + w}M${x} ${y + h - 20}H${x + w}`) +
    bars(p.iron, 180, 4, 17, path`M${x} ${y + 530}H${x + w}`) +
    dots(p.iron, 20, 42, path`M${x + 20} ${y + 470}H${x + w - 10}`);
  for (const d of [-1, 1]) {
    const X = (q: number) => 400 + d * q;
    out +=
      fill(p.lite, poly([X(210), y], [X(300), y - 50], [X(300), y + h + 70], [X(210), y + h])) +
      fill(
        mix(p.sky, p.lite, 0.4),
        poly([X(222), y + 24], [X(288), y - 14], [X(288), y + 210], [X(222), y + 200]) +
          poly([X(222), y + 224], [X(288), y + 236], [X(288), y + 460], [X(222), y + 420]) +
          poly([X(222), y + 444], [X(288), y + 488], [X(288), y + h + 30], [X(222), y + h - 14]),
      );
  }
  // curtains
  for (const d of [-1, 1]) {
    const X = (q: number) => 400 + d * q;
    const c = p.pop === wall ? p.deep : p.pop,
      cur = path`M${X(410)} -10H${X(236)}Q${X(250)} 400 ${X(330)} 520Q${X(300)} 640 ${X(290)} 860H${X(410)}z`;
    out +=
      fill(c, cur) +
      line(
        mix(c, p.ink, 0.3),
        5,
        path`M${X(276)} -10Q${X(290)} 380 ${X(344)} 510Q${X(326)} 660 ${X(320)} 860M${X(330)} -10Q${X(340)} 360 ${X(364)} 510Q${X(352)} 660 ${X(350)} 860`,
      ) +
      fill(p.warm, path`M${X(320)} 500h${d * 90}v26h${-d * 90}z`) +
      grain(fill(d < 0 ? SHADE.left : SHADE.right, cur), 0.5);
  }
  // floor and bed
  out += planks(s, 790, mix(p.crust, p.ink, p.dark ? 0.5 : 0.3)) + beams(s, 790, [250, 410], 130, -90);
  out +=
    fill(p.dark ? p.mid : p.lite, "M-10 900Q200 850 470 880Q540 890 560 930L580 1010H-10z") +
    fill(mix(p.lite, p.ink, 0.14), "M-10 940Q220 890 480 916L560 930L580 1010H-10z") +
    fill(p.deep, "M120 1010Q260 930 520 950L560 1010z") +
    fill(p.lite, rrect(30, 826, 190, 84, 34)) +
    grain(fill(SHADE.right, rrect(30, 826, 190, 84, 34)), 0.5);
  return out + at(676, 990, 1.2, gueridon(s, 0, 0, 1.7, { on: onTable.coffee(s, -16) + onTable.carafe(s, 18) }));
};
