// Gym exteriors: the arch, the runner, the rings.
import { mix, onto } from "../colour.ts";
import { at, bars, ellipse, fill, line, opacity, poly, rect, rrect } from "../kit.ts";
import { boxer, lifter, runner } from "../primitives/athletes.ts";
import { lamp } from "../primitives/furniture.ts";
import { farLandmark } from "../primitives/landmarks.ts";
import { skinOf } from "../primitives/people.ts";
import { farTown, roofline } from "../primitives/roofs.ts";
import { pavement } from "../primitives/shops.ts";
import { birds, skyOf, sun } from "../primitives/sky.ts";
import { neon } from "../primitives/wares.ts";
import { grain, LIGHT, type Scene, SHADE, TOP_SIGN_WIDTH } from "../stage.ts";

export const gymArch: Scene = (s) => {
  const { palette: p, random: r } = s,
    wall = p.dark ? p.deep : r.pick([p.pop, p.wall, p.mid]),
    brick = mix(wall, p.ink, 0.12),
    y = 868,
    glass = p.dark ? p.glow : mix(p.sky, p.lite, 0.5);
  let out = fill(wall, rect(0, 0, 800, y)),
    br = "";
  for (let j = 0; j < 24; j++)
    for (let i = -1; i < 9; i++) if (r.chance(0.22)) br += rect(i * 96 + (j % 2) * 48, j * 36 + 3, 88, 29);
  out += fill(brick, br);
  const stone = p.dark ? p.mid : mix(p.lite, wall === p.lite ? p.mid : p.lite, 0.4);
  out +=
    fill(stone, "M92 820V500a308 300 0 0 1 616 0V820z") +
    fill(p.ink, "M92 820V500a308 300 0 0 1 30 -130Q116 430 118 500V820z", opacity(0.15));
  const win = "M126 800V500a274 268 0 0 1 548 0V800z";
  out +=
    fill(glass, win) +
    (p.dark
      ? fill(mix(glass, p.pop, 0.4), rect(126, 690, 548, 110))
      : fill(p.lite, "M480 250L660 430L300 800H160z", opacity(0.4))) +
    grain(fill(SHADE.up, "M126 800V500a274 268 0 0 1 548 0V800z"), 0.25);
  out += fill(mix(glass, p.ink, 0.25), rect(126, 748, 548, 52));
  // rings, a lifter or a boxer, kettlebells
  const body = p.dark ? p.ink : p.deep;
  out +=
    line(p.ink, 4, "M214 290V470M300 250V470") +
    line(mix(p.crust, p.ink, 0.2), 9, ellipse(214, 490, 20) + ellipse(300, 490, 20));
  const iron = p.pop === wall || p.dark ? p.ink : p.pop;
  const kettlebell =
    fill(iron, "M-26 0C-36 -16 -32 -46 0 -46C32 -46 36 -16 26 0z") + line(iron, 8, "M-18 -40C-26 -72 26 -72 18 -40");
  if (r.chance(0.5)) out += at(r.pick([420, 440]), 752, 1.16, lifter(body, p.pop === wall ? p.ink : p.pop));
  else
    out +=
      line(p.ink, 5, "M500 250V350M480 372L500 350L520 372") +
      fill(iron, rrect(460, 370, 80, 270, 26)) +
      fill(p.lite, rect(460, 430, 80, 16), opacity(0.7)) +
      at(376, 752, 1.9, boxer(body, iron));
  out += [204, 262, 620].map((x, i) => at(x, 752, 0.9 - i * 0.1, kettlebell)).join("");
  out +=
    line(p.dark ? p.ink : mix(wall, p.ink, 0.35), 9, "M400 232V252M263 268V800M537 268V800M126 500H674M126 640H674") +
    fill(mix(stone, p.ink, 0.2), rect(92, 800, 616, 22)) +
    fill(stone, rect(78, 792, 644, 14) + poly([372, 196], [428, 196], [416, 250], [384, 250]));
  out += neon(s, s.name, 400, 128, 50, TOP_SIGN_WIDTH, p.dark ? p.pop : onto(wall, p.lite, p.ink), 7);
  out +=
    pavement(s, y) +
    (p.dark ? grain(fill(LIGHT.halo, ellipse(400, 890, 380, 80)), 0.8) : "") +
    fill(p.ink, poly([560, 0], [800, 0], [800, 420]), opacity(0.15));
  const jog = runner(p.zest === p.pop ? p.deep : p.zest, skinOf(s), p.ink);
  out += fill(p.ink, poly([200, 940], [260, 940], [420, 982], [350, 986]), opacity(0.3)) + at(236, 942, 1.5, jog);
  return out;
};

export const gymRunner: Scene = (s) => {
  const { palette: p, random: r } = s,
    wl = 620;
  let out = sun(s, 400, 390, 170) + skyOf(s, 2, wl) + farTown(s, wl, mix(p.haze, p.sky, 0.2));
  out += farLandmark(s, r.pick([180, 620]), wl, 0.34);
  out +=
    fill(p.water, rect(0, wl, 800, 170)) +
    bars(mix(p.water, p.lite, 0.5), 6, 70, 60, "M0 650h800M-40 690h840M20 730h780") +
    fill(mix(p.sky, p.lite, 0.3), "M330 620h140l40 150h-220z", opacity(0.3));
  out +=
    fill(p.wall, rect(0, 770, 800, 20)) +
    fill(p.ground, rect(0, 790, 800, 220)) +
    grain(fill(SHADE.floor, rect(0, 790, 800, 210)), 0.7) +
    line(
      mix(p.ground, p.ink, 0.15),
      3,
      "M0 850h800M120 790L40 1000M320 790L280 1000M520 790L560 1000M720 790L800 1000",
    );
  const sk = skinOf(s);
  out +=
    fill(p.ink, poly([270, 890], [420, 890], [760, 966], [560, 984]), opacity(0.3)) +
    at(372, 900, 3.1, runner(p.time === "dawn" ? p.deep : p.pop, sk, p.ink));
  out +=
    fill(p.ink, poly([640, 830], [680, 830], [780, 852], [730, 858]), opacity(0.28)) +
    at(668, 832, 1.1, runner(p.zest === p.pop ? p.deep : p.zest, skinOf(s), p.ink));
  out += lamp(s, 90, 812, 480) + (r.chance(0.6) ? birds(s, 600, 260, 5) : "");
  return out;
};

export const gymRings: Scene = (s) => {
  // gymnast on rings hung from the sky, roofs below
  const { palette: p } = s,
    cx = 400,
    sk = skinOf(s),
    top = p.time === "dawn" ? p.deep : p.pop; // at dawn the sun has the colour `pop`, so the gymnast's shirt has another colour
  let out = sun(s, cx, 400, 220, p.dark ? mix(p.sky, p.mid, 0.55) : undefined) + skyOf(s, 2, 760);
  out +=
    line(p.ink, 5, "M250 -10V330M550 -10V330") +
    line(mix(p.crust, p.ink, 0.15), 13, ellipse(250, 358, 28) + ellipse(550, 358, 28));
  out +=
    line(sk, 30, "M354 372L262 366M446 372L538 366") +
    fill(sk, ellipse(258, 364, 17) + ellipse(542, 364, 17) + ellipse(400, 312, 30, 36)) +
    fill(p.ink, "M370 310C366 262 434 262 430 310L420 292H382z") +
    fill(sk, rect(386, 336, 28, 30)) +
    fill(top, "M340 354Q400 344 460 354L470 392L440 410L432 520H368L360 410L330 392z") +
    fill(p.ink, "M420 352L460 354L470 392L440 410L432 520H410z", opacity(0.2)) +
    fill(p.lite, "M366 500H434L430 640L414 770H386L370 640z") +
    fill(mix(p.lite, p.ink, 0.2), "M404 520H432L430 640L414 770H402z") +
    fill(p.ink, "M386 766h28l6 28q-20 14 -40 0z");
  out +=
    roofline(s, 870, 0.9, mix(p.haze, p.deep, 0.3)) +
    roofline(s, 950, 1.1, p.dark ? mix(p.deep, p.ink, 0.4) : p.deep, true) +
    birds(s, 160, 560, 4);
  return out;
};
