// Interiors: gymnasium, swimming bath.
import { mix } from "../../colour.ts";
import { arch, at, bars, ellipse, fill, line, opacity, path, poly, rect, rrect } from "../../kit.ts";
import { swimmer } from "../../primitives/athletes.ts";
import { skinOf } from "../../primitives/people.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { beams, planks, wallOf } from "./props.ts";

export const gymHall: Scene = (s) => {
  const { palette: p } = s,
    wall = wallOf(s),
    fy = 690,
    wood = mix(p.crust, p.ink, p.dark ? 0.45 : 0.14),
    win = p.dark ? mix(p.sky, p.mid, 0.3) : mix(p.sky, p.lite, 0.55);
  let out = fill(wall, rect(0, 0, 800, fy)) + grain(fill(SHADE.up, rect(0, 0, 800, 300)), 0.4);
  for (const x of [60, 300, 540])
    out +=
      fill(mix(wall, p.lite, 0.4), arch(x - 14, 96, 228, 414, 114)) +
      fill(win, arch(x, 110, 200, 400, 100)) +
      line(
        p.dark ? p.ink : p.deep,
        6,
        path`M${x + 100} 110V510M${x} 250H${x + 200}M${x} 380H${x + 200}M${x + 100} 210L${x + 30} 138M${x + 100} 210L${x + 170} 138`,
      );
  out += fill(mix(wall, p.ink, 0.25), rect(0, 560, 800, 130));
  // wall bars
  out += [14, 640]
    .map(
      (x) =>
        fill(mix(p.crust, p.ink, 0.3), rect(x, 330, 12, 366) + rect(x + 134, 330, 12, 366)) +
        bars(mix(p.crust, p.ink, 0.18), 136, 8, 22, path`M${x + 73} 346V690`),
    )
    .join("");
  out +=
    planks(s, fy, wood) +
    line(p.pop, 9, "M130 1000L280 694M670 1000L520 694M226 810H574") +
    beams(s, fy, [150, 350, 540], 90, -130);
  // ropes, rings
  out +=
    line(p.lite, 7, "M290 -10V420M420 -10V420") +
    line(mix(p.crust, p.ink, 0.2), 11, ellipse(290, 446, 25) + ellipse(420, 446, 25)) +
    bars(mix(p.warm, p.lite, 0.3), 18, 9, 4, "M560 -10V700");
  // pommel horse and mats
  out +=
    fill(p.ink, poly([190, 900], [470, 900], [600, 950], [300, 960]), opacity(0.3)) +
    line(p.ink, 12, "M236 780L210 896M420 780L446 896M270 780L262 870M390 780L398 870") +
    fill(p.pop, rrect(186, 706, 286, 92, 44)) +
    grain(fill(SHADE.down, rrect(186, 706, 286, 92, 44)), 0.8) +
    line(p.lite, 11, "M276 710V672H310V710M346 710V672H380V710");
  out +=
    fill(p.deep, poly([540, 900], [770, 900], [810, 976], [566, 976])) +
    fill(mix(p.deep, p.ink, 0.35), poly([566, 976], [810, 976], [810, 996], [566, 996]));
  const c = p.dark ? p.lite : p.ink;
  out += at(
    656,
    912,
    2,
    line(skinOf(s), 9, "M-6 -54L-7 0M6 -54L7 0M-9 -98L-24 -124L-16 -156M9 -98L24 -124L16 -156") +
      fill(c, "M-13 -46Q0 -40 13 -46L11 -106Q0 -112 -11 -106z") +
      fill(skinOf(s), ellipse(0, -122, 11, 13)) +
      fill(p.ink, "M-12 -124Q0 -144 12 -124z"),
  );
  return out;
};

export const poolVault: Scene = (s) => {
  const { palette: p } = s,
    w = p.dark ? mix(p.water, p.mid, 0.3) : p.water,
    wl = 600,
    wall = p.dark ? p.deep : mix(p.sky, p.lite, 0.45),
    sk = skinOf(s);
  let out = fill(wall, rect(0, 0, 800, wl)),
    coffers = "";
  out +=
    fill(mix(wall, p.lite, 0.4), "M60 600V420A340 340 0 0 1 740 420V600z") +
    line(
      mix(wall, p.deep, 0.4),
      9,
      "M60 600V420A340 340 0 0 1 740 420V600M130 600V420A270 270 0 0 1 670 420V600M200 600V420A200 200 0 0 1 600 420V600M270 600V420A130 130 0 0 1 530 420V600",
    );
  for (let i = 1; i < 8; i++) {
    const a = Math.PI * (1 + i / 8);
    coffers += path`M${400 + Math.cos(a) * 130} ${420 + Math.sin(a) * 130}L${400 + Math.cos(a) * 340} ${420 + Math.sin(a) * 340}`;
  }
  out +=
    line(mix(wall, p.deep, 0.3), 6, coffers) +
    fill(p.dark ? p.glow : p.pop, ellipse(400, 420, 118)) +
    line(p.lite, 7, "M400 302V538M282 420H518M317 337L483 503M483 337L317 503") +
    line(p.lite, 10, ellipse(400, 420, 118)) +
    fill(mix(wall, p.ink, 0.1), rect(282, 436, 236, 164)) +
    fill(p.dark ? mix(p.sky, p.mid, 0.4) : p.sky, [292, 352, 412, 472].map((x) => arch(x, 450, 38, 120)).join(""));
  out +=
    fill(p.lite, rect(0, wl - 30, 800, 36)) +
    fill(p.deep, rect(0, wl - 6, 800, 20)) +
    bars(mix(p.deep, p.lite, 0.25), 12, 26, 8, path`M0 ${wl + 4}H800`);
  out += fill(w, rect(0, wl + 14, 800, 400)) + grain(fill(SHADE.down, rect(0, wl + 14, 800, 400)), 0.5);
  out += fill(
    p.dark ? p.glow : p.pop,
    "M300 614H500L520 660H280zM270 690H540L550 716H256zM240 750H566L580 780H226z",
    opacity(0.55),
  );
  for (let i = 0; i < 5; i++) {
    const x0 = 400 + (i - 2) * 62,
      x1 = 400 + (i - 2) * 330;
    const d = path`M${x0} ${wl + 16}L${x1} 1010`;
    out +=
      line(p.lite, 8, d) +
      `<path stroke="${i % 2 ? p.deep : p.pop}" stroke-width="10" stroke-linecap="butt" stroke-dasharray="18 20" d="${d}"/>`;
  }
  out += bars(mix(w, p.lite, 0.6), 5, 44, 60, "M0 640H800M-30 690H820M10 750H800M-60 830H860M20 910H800");
  out +=
    at(250, 830, 0.95, swimmer(sk, p.pop, p.ink, p.lite)) +
    at(520, 720, 0.55, swimmer(skinOf(s), p.warm, p.deep, p.lite)) +
    at(600, 900, 1.2, swimmer(skinOf(s), p.lite, p.pop, p.lite));
  return out;
};
