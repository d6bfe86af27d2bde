// More sport: a running track from above, a climbing wall, a room for yoga.
import { mix } from "../colour.ts";
import { arch, at, bars, dab, ellipse, fill, line, opacity, path, poly, rect, times } from "../kit.ts";
import { runner } from "../primitives/athletes.ts";
import { nth } from "../random.ts";
import { grain, LIGHT, type Scene, SHADE } from "../stage.ts";

export const gymTrack: Scene = (s) => {
  const { palette: p, random: r } = s;
  const track = p.dark ? mix(p.pop, p.deep, 0.5) : mix(p.pop, p.mid, 0.25);
  const grass = mix(p.leaf, p.warm, 0.15);
  const lane = (k: number): string =>
    path`M${-220 + k * 132} 1020C${40 + k * 120} 640 ${160 + k * 110} 300 ${150 + k * 128} -20`;
  const one = runner(p.lite, mix(p.lite, p.crust, 0.55), p.ink);
  const two = runner(p.warm, mix(p.crust, p.ink, 0.4), p.deep);
  return (
    fill(grass, rect(0, 0, 800, 1000)) +
    bars(mix(grass, p.lite, 0.14), 1400, 60, 60, "M0 500H800") +
    fill(track, "M-220 1020C40 640 160 300 150 -20H820V1020z") +
    grain(fill(SHADE.floor, "M-220 1020C40 640 160 300 150 -20H820V1020z"), 0.6) +
    line(p.lite, 7, times(7, lane)) +
    fill(p.ink, poly([300, 690], [390, 690], [640, 790], [560, 800]), opacity(0.26)) +
    fill(p.ink, poly([470, 400], [530, 400], [700, 460], [650, 470]), opacity(0.26)) +
    at(350, 700, 2.9, one) +
    at(520, 404, 1.8, two) +
    bars(p.lite, 26, 26, 26, "M150 860H820") +
    bars(p.lite, 26, 26, 26, "M176 886H820") +
    fill(mix(p.leaf, p.ink, 0.25), ellipse(40, 210, 120, 130) + ellipse(-20, 360, 110, 110)) +
    grain(fill(SHADE.ball, ellipse(40, 210, 120, 130)), 0.6) +
    at(r.range(60, 90), 560, 1, fill(p.pop, "M0 0V-90H70L56 -66L70 -42H8V0z"))
  );
};

export const gymClimb: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.mid, 0.3) : mix(p.lite, p.mid, 0.28);
  const panels = [wall, mix(wall, p.ink, 0.1), mix(wall, p.lite, 0.3), mix(wall, p.deep, 0.22)] as const;
  const inks = [p.pop, p.warm, p.leaf, p.deep, p.lite];
  const hold = (i: number): string => {
    const x = 50 + (i % 6) * 138 + r.range(-36, 36);
    const y = 60 + Math.floor(i / 6) * 124 + r.range(-30, 30);
    const w = r.range(20, 40);
    const d = path`M${x - w} ${y}q${w * 0.2} ${-w} ${w} ${-w * 0.9}q${w} 0 ${w * 0.9} ${w * 0.7}q${-w * 0.3} ${w} ${-w} ${w * 0.8}q${-w * 0.7} 0 ${-w * 0.9} ${-w * 0.6}z`;
    return fill(p.ink, `${ellipse(x + 10, y + 12, w, w * 0.7)}`, opacity(0.22)) + fill(nth(inks, i * 3 + (i >> 2)), d);
  };
  const skin = mix(p.lite, p.crust, 0.5);
  const shirt = r.pick([p.pop, p.deep]);
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(panels[1], "M0 0H300L190 380L0 470z") +
    fill(panels[2], "M300 0H620L700 330L420 470L190 380z") +
    fill(panels[3], "M620 0H800V560L700 330z") +
    fill(panels[1], "M420 470L700 330L800 560V900L560 780z") +
    fill(panels[2], "M0 470L190 380L420 470L560 780L240 900L0 760z") +
    grain(fill(SHADE.down, rect(0, 300, 800, 600)), 0.45) +
    times(42, hold) +
    fill(p.ink, "M420 470l180 60l-60 320l-120 40z", opacity(0.14)) +
    line(p.warm, 6, "M430 -10C424 200 418 320 420 470") +
    // the climber
    line(skin, 26, "M392 420L330 300L352 226M452 420L540 350L548 262") +
    line(mix(p.ink, p.deep, 0.3), 40, "M404 580L312 640L330 740M446 580L520 690L500 800") +
    fill(p.pop === shirt ? p.warm : p.pop, ellipse(330, 756, 34, 16) + ellipse(504, 816, 34, 16)) +
    fill(shirt, "M370 400Q420 376 470 400L462 590Q420 610 388 590z") +
    grain(fill(SHADE.right, "M370 400Q420 376 470 400L462 590Q420 610 388 590z"), 0.6) +
    fill(p.ink, rect(384, 570, 82, 26)) +
    line(p.warm, 7, "M420 570V470") +
    fill(skin, ellipse(420, 356, 30, 34)) +
    fill(p.ink, "M386 352Q384 306 422 308Q458 308 454 356Q444 376 420 374Q394 374 386 352z") +
    fill(p.ink, ellipse(424, 392, 12, 20)) +
    fill(skin, ellipse(352, 216, 15) + ellipse(548, 252, 15)) +
    fill(mix(p.ground, p.ink, 0.1), rect(0, 900, 800, 100)) +
    fill(p.deep, rect(0, 900, 800, 46)) +
    grain(fill(SHADE.floor, rect(0, 900, 800, 100)), 0.6)
  );
};

export const gymYoga: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.mid, 0.25) : mix(p.lite, p.mid, 0.2);
  const sky = mix(p.sky, p.lite, p.dark ? 0.1 : 0.3);
  const wood = mix(p.wood, p.warm, 0.45);
  const skin = r.pick([mix(p.lite, p.crust, 0.45), mix(p.crust, p.ink, 0.35)]);
  const suit = r.pick([p.pop, p.deep, p.leaf]);
  const disc = p.dark || p.time === "golden" ? p.lite : p.time === "dawn" ? p.pop : p.warm;
  const fronds = (x: number, y: number, n: number): string =>
    Array.from({ length: n }, (_, i) => dab(x, y, 190, 40, -2.6 + (i * 2.1) / (n - 1))).join("");
  return (
    fill(wall, rect(0, 0, 800, 1000)) +
    fill(mix(wall, p.lite, 0.5), arch(170, 110, 460, 620, 230)) +
    fill(sky, arch(190, 130, 420, 590, 210)) +
    fill(disc, ellipse(400, 420, 150)) +
    grain(fill(SHADE.floor, ellipse(400, 420, 150)), 0.5) +
    fill(mix(p.haze, p.deep, 0.2), "M190 720V620h50v-40h40v40h70v-60h30v30h50v-40h50v60h50v-30h40v40h40v100z") +
    line(mix(wall, p.lite, 0.5), 9, "M400 130V720M190 430H610") +
    fill(wood, rect(0, 760, 800, 240)) +
    line(
      mix(wood, p.ink, 0.2),
      3,
      "M0 820H800M0 890H800M0 960H800M140 760V820M420 760V820M680 760V820M260 820V890M560 820V890M120 890V960M440 890V960",
    ) +
    fill(mix(p.lite, p.warm, 0.4), poly([250, 764], [560, 764], [700, 1000], [240, 1000]), opacity(0.35)) +
    grain(fill(LIGHT.down, rect(0, 760, 800, 240)), 0.3) +
    fill(suit === p.pop ? p.deep : p.pop, "M210 862H590L620 902H180z") +
    fill(p.ink, ellipse(440, 880, 120, 12), opacity(0.3)) +
    // tree pose
    line(suit, 40, "M400 640L402 750") +
    line(skin, 32, "M402 760L400 860") +
    line(suit, 40, "M392 640L310 690") +
    line(skin, 30, "M306 694L384 734") +
    fill(skin, ellipse(412, 874, 32, 12)) +
    fill(suit, "M364 470Q400 450 436 470L430 640Q400 656 372 640z") +
    grain(fill(SHADE.right, "M364 470Q400 450 436 470L430 640Q400 656 372 640z"), 0.6) +
    line(skin, 24, "M370 480L330 380L396 280M430 480L470 380L404 280") +
    fill(skin, ellipse(400, 420, 30, 36) + ellipse(400, 266, 15, 24)) +
    fill(p.ink, `M368 414Q366 376 400 376Q434 376 432 414Q400 396 368 414z${ellipse(400, 366, 16)}`) +
    fill(p.leaf, fronds(110, 780, 6)) +
    fill(mix(p.leaf, p.ink, 0.3), fronds(104, 800, 5)) +
    fill(mix(p.pop, p.mid, 0.3), "M60 780H156L142 890H74z") +
    fill(p.ink, "M120 780H156L142 890H112z", opacity(0.2))
  );
};
