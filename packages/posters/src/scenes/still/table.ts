// Still lifes at table: plate, coffee, glass.
import { mix } from "../../colour.ts";
import { bars, dab, ellipse, fill, line, opacity, path, rect } from "../../kit.ts";
import { baguette, bottles, citrus, croissant } from "../../primitives/food.ts";
import { sparkle } from "../../primitives/wares.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { cast, drop, fish, gingham } from "./props.ts";

export const stillPlate: Scene = (s) => {
  const { palette: p, random: r } = s,
    a = r.pick([p.pop, p.deep, p.leaf]),
    cx = 400,
    cy = 500,
    kind = r.pick(["fish", "oysters", "sole"] as const);
  const cloth = p.dark ? mix(p.mid, p.lite, 0.15) : p.lite;
  let out = `<g transform="rotate(${r.pick([-8, 9, 45])} 400 500) translate(-40 -60)">${gingham(s, a, cloth, r.pick([58, 70]))}</g>`;
  const plate = ellipse(cx, cy, 262);
  out +=
    drop(s, plate, 30, 36) +
    fill(p.lite, plate) +
    line(a === p.pop ? p.deep : p.pop, 7, ellipse(cx, cy, 240)) +
    fill(mix(p.lite, p.ink, 0.07), ellipse(cx, cy, 188)) +
    grain(fill(SHADE.floor, ellipse(cx, cy, 188)), 0.4);
  if (kind === "oysters") {
    for (let i = 0; i < 6; i++) {
      const ang = (i / 6) * 6.283;
      out += `<g transform="translate(${Math.round(cx + Math.cos(ang) * 128)} ${Math.round(cy + Math.sin(ang) * 128)}) rotate(${Math.round((ang * 180) / Math.PI) + 90})">${fill(mix(p.deep, p.ink, 0.25), "M0 -64C34 -62 50 -24 42 12C36 46 18 62 -2 62C-26 60 -42 36 -44 4C-46 -34 -30 -64 0 -64z")}${fill(mix(p.lite, p.mid, 0.35), "M0 -52C26 -50 38 -20 32 10C26 38 14 50 -2 50C-20 48 -32 28 -34 2C-36 -28 -24 -52 0 -52z")}${fill(mix(p.mid, p.water, 0.4), "M-4 -34C16 -32 24 -10 16 10C10 30 -6 34 -14 20C-26 0 -22 -34 -4 -34z")}${fill(p.lite, ellipse(2, -14, 6, 10))}</g>`;
    }
    out += citrus(s, cx, cy, 62, p.warm);
  } else {
    out +=
      `<g transform="rotate(${r.range(-34, -22).toFixed(0)} ${cx} ${cy})">` +
      (kind === "sole"
        ? fish(s, cx, cy, 1.12, mix(p.crust, p.deep, 0.25))
        : fish(s, cx, cy - 76, 0.92, p.deep) +
          fish(s, cx + 8, cy + 8, 0.92, mix(p.deep, p.water, 0.5)) +
          fish(s, cx, cy + 90, 0.92, p.deep)) +
      "</g>";
    out +=
      citrus(s, cx + 118, cy + 104, 50, p.warm) +
      fill(p.leaf, [0, 1, 2, 3, 4, 5].map((i) => dab(cx - 130, cy - 96, r.range(40, 66), 12, i * 0.9)).join(""));
  }
  // cutlery, glass, bread
  const steel = mix(p.deep, p.ink, 0.2),
    fork = "M70 330h10v70h10v-70h10v70h10v-70h10v86q0 26 -18 32l4 262q0 18 -11 18t-11 -18l4 -262q-18 -6 -18 -32z",
    knife = "M690 326q34 40 30 190h-18l2 196q0 18 -11 18t-11 -18z";
  out += drop(s, fork + knife, 14, 16) + fill(p.dark ? p.lite : steel, fork + knife);
  const gx = 640,
    gy = 190;
  out +=
    drop(s, ellipse(gx, gy, 92), 34, 30) +
    fill(mix(cloth, p.water, 0.3), ellipse(gx, gy, 92)) +
    fill(p.pop === a ? mix(p.pop, p.ink, 0.35) : p.pop, ellipse(gx, gy, 70)) +
    fill(p.lite, "M588 160Q610 128 646 124Q614 140 600 172z", opacity(0.7));
  out += `<g transform="translate(170 850) rotate(-64)">${baguette(s, 0, 0, 300, 74, 0)}</g>`;
  return out;
};

export const stillCafe: Scene = (s) => {
  const { palette: p, random: r } = s,
    cx = 400,
    cy = 500,
    top = p.dark ? mix(p.lite, p.mid, 0.2) : p.lite,
    a = r.pick([p.pop, p.deep, p.leaf]);
  // the tiled floor, and a large round table top
  let out = fill(mix(p.ground, p.ink, p.dark ? 0.2 : 0.1), rect(0, 0, 800, 1000)),
    tile = "";
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 7; i++) if ((i + j) % 2) tile += rect(i * 124 - 34, j * 124 - 60, 124, 124);
  out += `<g transform="rotate(12 400 500)">${fill(p.dark ? p.shade : mix(a, p.ink, 0.35), tile, opacity(p.dark ? 0.6 : 0.9))}</g>`;
  out +=
    drop(s, ellipse(cx, cy, 372), 46, 58) +
    fill(mix(p.crust, p.ink, 0.32), ellipse(cx, cy, 372)) +
    fill(top, ellipse(cx, cy, 352));
  // marble veins
  out += line(
    mix(top, p.deep, 0.22),
    4,
    "M110 380Q240 430 300 330T520 220M180 690Q320 640 380 760M560 800Q620 690 720 640M90 520Q160 560 200 530",
  );
  // newspaper
  out +=
    `<g transform="rotate(-14 240 620)">` +
    drop(s, rect(90, 520, 270, 300), 14, 18) +
    fill(mix(top, p.mid, 0.28), rect(90, 520, 270, 300)) +
    fill(p.ink, rect(112, 544, 226, 26)) +
    fill(p.ink, rect(112, 592, 104, 90), opacity(0.75)) +
    bars(p.ink, 104, 4, 9, "M286 592V690M166 700V808M286 700V808", opacity(0.55)) +
    fill(a, ellipse(164, 636, 30)) +
    "</g>";
  // saucer and cup from above
  const x = 470,
    y = 410;
  out +=
    drop(s, ellipse(x, y, 138), 24, 28) +
    fill(a, ellipse(x, y, 138)) +
    fill(mix(a, p.lite, 0.25), ellipse(x, y, 104)) +
    fill(p.lite, "M586 362q66 -20 76 20t-62 52l-12 -22q50 -16 46 -30t-44 0z") +
    drop(s, ellipse(x, y, 92), 12, 14) +
    fill(p.lite, ellipse(x, y, 92)) +
    fill(mix(p.crust, p.ink, 0.5), ellipse(x, y, 76)) +
    fill(mix(p.crust, p.lite, 0.45), ellipse(x, y, 66)) +
    fill(
      p.lite,
      path`M${x} ${y + 44}C${x - 58} ${y + 4} ${x - 38} ${y - 46} ${x} ${y - 16}C${x + 38} ${y - 46} ${x + 58} ${y + 4} ${x} ${y + 44}z`,
      opacity(0.9),
    );
  out +=
    `<g transform="rotate(34 400 330)">` +
    fill(
      mix(p.deep, p.lite, 0.5),
      "M318 246q26 -8 30 26q0 22 -14 26l-4 110q-1 10 -7 10t-7 -10l-2 -110q-14 -6 -14 -26q2 -20 18 -26z",
    ) +
    "</g>";
  // croissant on a plate
  out +=
    drop(s, ellipse(530, 690, 128), 22, 26) +
    fill(p.lite, ellipse(530, 690, 128)) +
    line(a, 6, ellipse(530, 690, 112)) +
    `<g transform="rotate(-24 530 700)">` +
    croissant(s, 530, 744, 3) +
    "</g>" +
    fill(p.crust, ellipse(436, 764, 6) + ellipse(620, 640, 5) + ellipse(452, 640, 4) + ellipse(610, 776, 5));
  // sugar
  return (
    out +
    drop(s, rect(268, 330, 40, 40) + rect(250, 392, 40, 40), 10, 12) +
    fill(p.dark ? p.lite : mix(p.lite, p.ink, 0.04), rect(268, 330, 40, 40) + rect(250, 392, 40, 40)) +
    line(mix(p.lite, p.ink, 0.2), 3, rect(268, 330, 40, 40) + rect(250, 392, 40, 40))
  );
};

export const stillBar: Scene = (s) => {
  const { palette: p, random: r } = s,
    y = 720,
    back = p.dark ? p.ink : p.deep,
    drink = r.pick([p.pop, p.warm]),
    steel = mix(p.lite, p.mid, 0.35),
    cx = 400;
  let out =
    fill(mix(back, p.deep, 0.3), rect(0, 0, 800, 1000)) +
    fill(p.dark ? p.pop : p.sky, ellipse(cx, 430, 270)) +
    fill(p.warm === drink ? p.pop : p.warm, ellipse(cx, 430, 214)) +
    grain(fill(SHADE.floor, ellipse(cx, 430, 270)), 0.5);
  out +=
    fill(mix(back, p.ink, 0.4), rect(0, 640, 800, 12)) +
    bottles(s, -10, 640, 190, 330, [p.leaf, mix(p.deep, p.mid, 0.3), p.mid]) +
    bottles(s, 640, 640, 170, 350, [p.leaf, mix(p.deep, p.mid, 0.3), p.mid]);
  out +=
    fill(p.dark ? p.mid : p.lite, rect(0, y, 800, 24)) +
    fill(p.dark ? p.shade : mix(p.mid, p.ink, 0.15), rect(0, y + 24, 800, 300)) +
    grain(fill(SHADE.down, rect(0, y + 24, 800, 260)), 0.8) +
    bars(mix(p.mid, p.lite, 0.3), 6, 60, 24, "M0 770H800M-30 850H830");
  // shaker
  const sh = path`M204 ${y}L188 430H330L314 ${y}zM192 424Q194 360 232 340H286Q324 360 326 424zM238 334Q240 300 259 300Q278 300 280 334z`;
  out +=
    cast(s, 204, 314, y + 8, 190) +
    fill(steel, sh) +
    grain(fill(SHADE.right, sh), 0.9) +
    fill(p.lite, path`M214 440L226 ${y - 10}h20L236 440zM212 410q4 -34 26 -52l8 0q-18 22 -20 52z`) +
    fill(p.ink, rect(188, 424, 142, 7), opacity(0.35));
  // coupe in front of the moon
  const gx = 510;
  out +=
    cast(s, gx - 70, gx + 70, y + 8, 180) +
    fill(mix(p.lite, p.sky, 0.3), path`M${gx - 138} 410q10 122 138 128q128 -6 138 -128z`, opacity(0.5)) +
    fill(drink, path`M${gx - 134} 440q22 92 134 98q112 -6 134 -98z`) +
    grain(fill(SHADE.right, path`M${gx - 134} 440q22 92 134 98q112 -6 134 -98z`), 0.6) +
    fill(mix(drink, p.lite, 0.45), ellipse(gx, 440, 134, 17)) +
    line(
      p.lite,
      6,
      path`M${gx - 138} 410q10 122 138 128q128 -6 138 -128M${gx} 538V${y - 18}M${gx - 72} ${y + 4}q24 -22 72 -22q48 0 72 22z`,
    );
  out +=
    citrus(s, gx + 118, 406, 62, drink === p.warm ? p.pop : p.warm) +
    line(p.lite, 4, path`M${gx - 90} 470L${gx - 10} 350`) +
    fill(p.pop === drink ? p.leaf : p.pop, ellipse(gx - 14, 356, 19) + ellipse(gx - 34, 386, 17));
  // lemon on the zinc bar, and sparkles
  return (
    out +
    cast(s, 340, 400, y + 40, 90) +
    fill(p.warm === drink ? p.pop : p.warm, ellipse(368, y + 22, 46, 36)) +
    grain(fill(SHADE.ball, ellipse(368, y + 22, 46, 36)), 0.8) +
    fill(mix(p.warm, p.lite, 0.5), sparkle(650, 330, 30) + sparkle(140, 250, 20))
  );
};
