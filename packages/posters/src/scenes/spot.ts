// Spots: the métro entrance, the fountain.
import { mix } from "../colour.ts";
import { at, dots, ellipse, fill, line, opacity, poly, rect, rrect } from "../kit.ts";
import { letters } from "../letters.ts";
import { dog, type Person, person } from "../primitives/people.ts";
import { house } from "../primitives/roofs.ts";
import { birds, groundOf, skyOf, sun } from "../primitives/sky.ts";
import { tree } from "../primitives/trees.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, type Stage, unflip } from "../stage.ts";

export const spotMetro: Scene = (s) => {
  const { palette: p, random: r } = s,
    iron = p.dark ? mix(p.leaf, p.mid, 0.25) : mix(p.leaf, p.ink, 0.25),
    hi = mix(iron, p.lite, 0.25),
    amber = p.dark ? p.glow : p.pop;
  let out = skyOf(s, 2, 600);
  const models = [p.wall, p.shade].map((c) => {
    const w = r.range(190, 230);
    return { w, body: house(s, w, r.range(330, 390), c, { floors: 4 }) };
  });
  for (let x = -90, i = 0; x < 820; i++) {
    const m = nth(models, i);
    out += at(x + m.w / 2, 690, 1, m.body);
    x += m.w;
  }
  const T = tree(s, 0, 0, 330, { dabs: 6 });
  out += at(50, 730, 1, T) + at(752, 730, [-1, 1], T) + groundOf(s, 690);
  // stairwell
  out +=
    fill(p.ink, poly([238, 800], [562, 800], [520, 930], [280, 930])) +
    [0, 1, 2, 3]
      .map((i) => fill(mix(p.ink, p.mid, 0.3 - i * 0.06), rect(246 + i * 9, 806 + i * 30, 308 - i * 18, 10)))
      .join("") +
    (p.dark ? grain(fill(LIGHT.halo, ellipse(400, 900, 150, 90)), 0.8) : "");
  // balustrades
  for (const d of [-1, 1]) {
    const g = at(
      400,
      0,
      [d, 1],
      fill(iron, "M150 960L168 780H182L172 960zM380 960L330 790H344L396 960z") +
        line(iron, 9, "M168 800L338 806M162 950L388 950M164 876L362 880") +
        line(
          iron,
          6,
          "M184 812Q214 836 196 868M214 812Q244 838 226 870M246 812Q276 838 260 872M280 812Q308 838 292 874M312 812Q338 838 326 874M184 890Q220 916 196 944M220 890Q256 916 236 944M258 890Q296 916 276 944M298 890Q336 916 318 944M334 890Q368 916 356 944",
        ) +
        // lamp stem
        fill(
          iron,
          "M154 960C160 800 168 700 160 560C156 490 176 440 204 410C190 450 184 500 188 560C192 700 186 800 190 960z",
        ) +
        line(hi, 5, "M170 900C176 760 180 660 174 560C172 510 180 470 192 440") +
        fill(
          iron,
          "M172 500C150 470 146 440 160 420C164 450 176 470 196 480zM186 470C212 470 232 450 232 426C214 432 198 446 186 470z",
        ) +
        fill(amber, "M204 414C176 396 176 352 204 328C232 352 232 396 204 414z") +
        fill(p.lite, "M196 352C188 366 188 384 196 396C192 382 192 366 196 352z", opacity(0.8)) +
        fill(iron, "M184 400Q204 424 224 400L214 422H194z"),
    );
    out += g;
  }
  if (p.dark) out += grain(fill(LIGHT.halo, ellipse(604, 372, 120) + ellipse(196, 372, 120)), 0.8);
  out +=
    fill(
      iron,
      "M196 520C240 480 300 470 400 470C500 470 560 480 604 520L596 540C560 500 500 494 400 494C300 494 240 500 204 540z",
    ) +
    fill(p.dark ? p.deep : p.lite, rrect(232, 500, 336, 74, 20)) +
    line(iron, 9, rrect(232, 500, 336, 74, 20));
  const t = letters("MÉTROPOLITAIN", 400, 524, 30, 290);
  out += unflip(s, 400, line(p.dark ? p.glow : iron, t.pen(5), t.d));
  out +=
    person(s, r.pick<Person>(["woman", "umbrella", "man"]), 400, 880, 190, { dir: 1, coat: p.pop }) +
    person(s, r.pick<Person>(["man", "couple"]), 86, 930, 190);
  return out;
};

export const spotFountain: Scene = (s) => {
  // Wallace fountain in a small square
  const { palette: p, random: r } = s,
    g = p.dark ? mix(p.leaf, p.mid, 0.2) : mix(p.leaf, p.ink, 0.22),
    hi = mix(g, p.lite, 0.28),
    lo = mix(g, p.ink, 0.4),
    hz = 640;
  let out = sun(s, r.pick([170, 640]), 250, 84) + skyOf(s, 2, hz);
  const models = [p.wall, p.shade].map((c) => ({ body: house(s, 210, r.range(280, 340), c) }));
  for (let x = 10, i = 0; x < 860; i++, x += 210) out += at(x, hz, 1, nth(models, i).body);
  out += ((T) => at(90, 720, 1, T) + at(724, 720, [-0.94, 0.94], T))(tree(s, 0, 0, 430, { dabs: 8 })) + groundOf(s, hz);
  out += fill(p.ink, poly([330, 912], [470, 912], [740, 976], [560, 992]), opacity(0.3));
  const lady = (x: number, w: number, a: string, b: string) =>
    at(
      x,
      -184,
      [w, 1],
      fill(
        a,
        "M-17 0C-15 -40 -12 -60 -13 -80C-14 -96 -10 -104 -5 -106L-5 -112A8 9 0 1 1 5 -112L5 -106C10 -104 14 -96 13 -80C12 -60 15 -40 17 0z",
      ) +
        fill(b, "M4 0C6 -40 4 -60 6 -80C6 -96 4 -104 2 -106L5 -106C10 -104 14 -96 13 -80C12 -60 15 -40 17 0z") +
        line(a, 6, "M-9 -98C-18 -112 -16 -126 -10 -136M9 -98C18 -112 16 -126 10 -136"),
    );
  const body =
    fill(g, "M-96 0H96L90 -18H-90zM-78 -18H78L70 -36H-70zM-60 -36H60L50 -60L46 -150H-46L-50 -60z") +
    fill(lo, "M14 -36H60L50 -60L46 -150H16z") +
    fill(hi, "M-36 -66H-8V-138H-32z") +
    fill(lo, "M-30 -74H-14V-130H-27z") +
    fill(g, "M-64 -150H64L56 -170H-56zM-50 -170H50V-186H-50z") +
    fill(lo, rect(8, -186, 42, 16)) +
    line(p.lite, 4, "M0 -300V-196", opacity(0.75)) +
    lady(0, 0.7, lo, lo) +
    lady(-38, 1, g, lo) +
    lady(38, 1, g, lo) +
    line(hi, 3, "M-48 -190C-48 -230 -46 -250 -48 -268M28 -190C28 -230 30 -250 28 -268") +
    fill(g, "M-62 -322H62V-338H-62zM-54 -338C-50 -376 -28 -404 0 -416C28 -404 50 -376 54 -338z") +
    fill(lo, "M6 -413C30 -402 50 -376 54 -338H22Q26 -384 6 -413z") +
    line(hi, 3, "M-40 -340Q-34 -384 -4 -412M-16 -340Q-14 -384 -2 -412") +
    fill(g, "M-14 -412Q-22 -440 -8 -452Q-4 -470 0 -480Q4 -470 8 -452Q22 -440 14 -412z") +
    dots(hi, 8, 15, "M-58 -330H60");
  out += at(400, 920, 1.5, body) + dotsPuddle(s);
  out +=
    person(s, r.pick<Person>(["woman", "dress", "man"]), 236, 930, 210, { dir: 1 }) +
    (r.chance(0.6) ? person(s, "child", 560, 944, 120, { dir: -1 }) : dog(580, 940, 1.6, p.ink)) +
    birds(s, 620, 300, 4);
  return out;
};

const dotsPuddle = (s: Stage) =>
  fill(mix(s.palette.water, s.palette.lite, 0.3), ellipse(400, 926, 150, 12), opacity(0.6));
