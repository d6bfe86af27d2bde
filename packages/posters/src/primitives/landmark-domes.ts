// Landmarks with domes and façades: churches, the Panthéon, the Opéra, the temple on its rock.
import { mix } from "../colour.ts";
import { arch, bars, ellipse, fill, line, opacity, path, poly, rect } from "../kit.ts";
import { both, dome, type Tone } from "./landmark-parts.ts";

/** A row of columns. */
const columns = (x0: number, x1: number, n: number, y: number, h: number, w: number) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const x = x0 + ((x1 - x0) * i) / (n - 1);
    d += rect(x - w / 2, y - h, w, h);
  }
  return d;
};

const halfDome = (cx: number, y: number, rx: number, h: number) =>
  path`M${cx + rx * 0.1} ${y - h * 0.99}C${cx + rx * 0.6} ${y - h * 0.92} ${cx + rx} ${y - h * 0.62} ${cx + rx} ${y}H${cx + rx * 0.25}Q${cx + rx * 0.45} ${y - h * 0.6} ${cx + rx * 0.1} ${y - h * 0.99}z`;

export function sacre([lit, shade, dark]: Tone): string {
  const lantern = (x: number, y: number, k: number) =>
    fill(lit, rect(x - 9 * k, y - 34 * k, 18 * k, 36 * k) + dome(x, y - 32 * k, 11 * k, 26 * k)) +
    fill(shade, rect(x + 1, y - 34 * k, 8 * k, 36 * k)) +
    line(dark, 3, path`M${x} ${y - 56 * k}v${-18 * k}m${-5 * k} ${6 * k}h${10 * k}`);
  const side = (x: number) =>
    lantern(x, -330, 0.8) +
    fill(lit, dome(x, -240, 38, 98) + rect(x - 38, -262, 76, 90)) +
    fill(shade, halfDome(x, -240, 38, 98) + rect(x + 14, -240, 24, 70)) +
    fill(dark, arch(x - 24, -236, 13, 44) + arch(x - 5, -236, 13, 44) + arch(x + 15, -236, 13, 44));
  return (
    fill(shade, rect(-200, -150, 400, 150)) +
    fill(lit, rect(150, -470, 44, 320)) +
    fill(shade, rect(176, -470, 18, 320)) +
    fill(lit, dome(172, -468, 24, 60)) +
    fill(dark, arch(158, -440, 9, 60) + arch(174, -440, 9, 60)) +
    lantern(0, -540, 1.2) +
    fill(lit, dome(0, -330, 82, 218) + rect(-82, -352, 164, 90)) +
    fill(shade, halfDome(0, -330, 82, 218) + rect(26, -330, 56, 70)) +
    line(shade, 3, "M-52 -340Q-50 -470 0 -548M-18 -340Q-20 -470 0 -548") +
    fill(dark, [-66, -40, -14, 12, 38, 62].map((x) => arch(x - 6, -322, 14, 54)).join("")) +
    fill(mix(lit, shade, 0.5), rect(-92, -270, 184, 12)) +
    side(-132) +
    side(132) +
    fill(lit, poly([-108, -176], [108, -176], [108, -110], [-108, -110]) + poly([-108, -176], [0, -262], [108, -176])) +
    fill(dark, arch(-26, -238, 52, 66) + arch(-84, -98, 44, 98) + arch(-22, -104, 44, 104) + arch(40, -98, 44, 98)) +
    fill(
      lit,
      rect(-190, -172, 82, 172) +
        rect(108, -172, 82, 172) +
        rect(-108, -112, 24, 112) +
        rect(-40, -112, 18, 112) +
        rect(22, -112, 18, 112) +
        rect(84, -112, 24, 112) +
        "M-96 -112h192v-26h-192z",
    ) +
    fill(shade, rect(150, -172, 40, 172)) +
    fill(dark, arch(-166, -130, 26, 60) + arch(126, -130, 26, 60), opacity(0.8)) +
    fill(mix(lit, shade, 0.5), rect(-196, -180, 392, 10))
  );
}

export function notredame([lit, shade, dark]: Tone): string {
  const tower = (x: number) =>
    fill(lit, rect(x - 62, -470, 124, 470)) +
    fill(shade, rect(x + 36, -470, 26, 470)) +
    fill(dark, arch(x - 44, -448, 34, 150, 26) + arch(x + 4, -448, 34, 150, 26)) +
    fill(mix(lit, shade, 0.5), rect(x - 68, -480, 136, 14) + rect(x - 66, -286, 132, 10)) +
    bars(lit, 10, 8, 8, path`M${x - 64} -486h130`);
  return (
    line(dark, 5, "M0 -420L0 -610", "") +
    fill(dark, poly([-12, -420], [0, -600], [12, -420])) +
    fill(shade, poly([-70, -330], [-40, -400], [40, -400], [70, -330])) +
    fill(lit, rect(-70, -330, 140, 330)) +
    tower(-128) +
    tower(128) +
    fill(dark, ellipse(0, -222, 52)) +
    fill(lit, ellipse(0, -222, 15)) +
    line(
      lit,
      4,
      "M0 -274V-170M-52 -222H52M-37 -259L37 -185M37 -259L-37 -185M-48 -242L48 -202M-48 -202L48 -242M-20 -270L20 -174M20 -270L-20 -174",
      opacity(0.75),
    ) +
    fill(dark, [-160, -128, -96, 96, 128, 160].map((x) => arch(x - 11, -262, 22, 76, 15)).join("")) +
    bars(shade, 34, 9, 9, "M-190 -142H192") +
    fill(mix(lit, shade, 0.5), rect(-194, -164, 388, 8) + rect(-194, -124, 388, 8)) +
    fill(shade, "M-170 0V-64Q-128 -136 -86 -64V0zM-48 0V-72Q0 -148 48 -72V0zM86 0V-64Q128 -136 170 -64V0z") +
    fill(dark, "M-152 0V-56Q-128 -104 -104 -56V0zM-28 0V-62Q0 -114 28 -62V0zM104 0V-56Q128 -104 152 -56V0z")
  );
}

export function pantheon([lit, shade, dark]: Tone): string {
  return (
    fill(lit, rect(-14, -610, 28, 46) + dome(0, -606, 17, 30)) +
    fill(shade, rect(2, -610, 12, 46)) +
    line(dark, 4, "M0 -634V-660M-7 -650H7") +
    fill(lit, dome(0, -410, 104, 160)) +
    fill(shade, halfDome(0, -410, 104, 160)) +
    line(mix(lit, shade, 0.6), 3, "M-66 -420Q-60 -520 0 -570M-24 -420Q-24 -520 0 -570") +
    fill(lit, rect(-112, -432, 224, 30)) +
    fill(dark, rect(-104, -404, 208, 104)) +
    fill(lit, columns(-100, 100, 10, -300, 104, 13)) +
    fill(shade, columns(56, 106, 4, -300, 104, 6)) +
    fill(lit, rect(-120, -306, 240, 26) + rect(-132, -284, 264, 40)) +
    fill(shade, rect(40, -284, 92, 40)) +
    fill(shade, rect(-270, -226, 540, 226)) +
    fill(mix(lit, shade, 0.5), rect(-280, -244, 560, 20)) +
    fill(dark, rect(-150, -200, 300, 190)) +
    fill(lit, columns(-140, 140, 6, -10, 172, 26)) +
    fill(shade, columns(-132, 148, 6, -10, 172, 9)) +
    fill(lit, rect(-168, -206, 336, 26) + poly([-180, -206], [0, -296], [180, -206])) +
    fill(shade, poly([-130, -216], [0, -280], [130, -216])) +
    fill(lit, rect(-190, -14, 380, 14)) +
    fill(mix(lit, shade, 0.35), rect(-206, -4, 412, 12))
  );
}

export function invalides([lit, shade, dark]: Tone, gold: string): string {
  return (
    fill(gold, poly([-5, -590], [0, -680], [5, -590])) +
    fill(lit, rect(-18, -590, 36, 54)) +
    fill(gold, dome(0, -588, 19, 28)) +
    fill(dark, arch(-9, -580, 7, 40) + arch(3, -580, 7, 40)) +
    fill(mix(gold, dark, 0.25), dome(0, -372, 108, 172)) +
    line(
      gold,
      9,
      "M-84 -380Q-76 -500 -10 -540M-44 -380Q-42 -500 -4 -540M0 -380V-540M44 -380Q42 -500 4 -540M84 -380Q76 -500 10 -540",
    ) +
    fill(shade, halfDome(0, -372, 108, 172), opacity(0.3)) +
    fill(lit, rect(-110, -380, 220, 120)) +
    fill(dark, [-84, -42, 0, 42, 84].map((x) => arch(x - 11, -364, 22, 80)).join("")) +
    fill(shade, rect(66, -380, 44, 120), opacity(0.5)) +
    fill(mix(lit, shade, 0.5), rect(-120, -264, 240, 18)) +
    fill(lit, rect(-190, -248, 380, 248)) +
    fill(shade, rect(110, -248, 80, 248)) +
    fill(dark, rect(-74, -110, 148, 104)) +
    fill(
      lit,
      columns(-66, 66, 4, 0, 110, 20) +
        rect(-90, -128, 180, 18) +
        rect(-90, -226, 180, 14) +
        poly([-96, -226], [0, -270], [96, -226]),
    ) +
    fill(dark, rect(-70, -206, 140, 78)) +
    fill(lit, columns(-62, 62, 4, -128, 84, 17)) +
    fill(
      dark,
      arch(-164, -110, 42, 76) + arch(122, -110, 42, 76) + rect(-160, -210, 34, 54) + rect(126, -210, 34, 54),
    ) +
    fill(mix(lit, shade, 0.5), rect(-200, -138, 400, 10))
  );
}

export function opera([lit, shade, dark]: Tone, gold: string, copper: string): string {
  const pairs = [-204, -122, -41, 41, 122, 204];
  return (
    fill(copper, dome(0, -330, 120, 108) + rect(-16, -452, 32, 26) + dome(0, -450, 15, 26)) +
    fill(shade, halfDome(0, -330, 120, 108), opacity(0.45)) +
    line(gold, 4, "M0 -474V-504") +
    fill(mix(copper, dark, 0.3), poly([-190, -318], [0, -372], [190, -318])) +
    fill(lit, rect(-250, -318, 500, 318)) +
    fill(mix(lit, shade, 0.5), rect(-262, -330, 524, 16) + rect(-256, -266, 512, 10) + rect(-256, -112, 512, 12)) +
    fill(
      gold,
      ellipse(-214, -300, 13) +
        ellipse(-128, -300, 13) +
        ellipse(-43, -300, 13) +
        ellipse(43, -300, 13) +
        ellipse(128, -300, 13) +
        ellipse(214, -300, 13),
    ) +
    fill(dark, [-163, -81.5, 0, 81.5, 163].map((x) => rect(x - 26, -244, 52, 132)).join("")) +
    fill(lit, pairs.map((x) => rect(x - 13, -254, 9, 144) + rect(x + 4, -254, 9, 144)).join("")) +
    fill(shade, pairs.map((x) => rect(x + 9, -254, 4, 144)).join("") + rect(226, -318, 24, 318)) +
    fill(dark, [-163, -81.5, 0, 81.5, 163].map((x) => arch(x - 24, -92, 48, 92)).join("")) +
    both((k) =>
      fill(
        gold,
        path`M${k * 222} -330q-14 -34 -4 -54q-22 -16 -${k > 0 ? 26 : 10} -38q24 6 34 22q8 -18 30 -26q-4 26 -20 40q12 24 2 56z`,
      ),
    ) +
    fill(mix(lit, shade, 0.35), rect(-270, -8, 540, 12) + rect(-290, 4, 580, 10))
  );
}

export function temple([lit, shade, dark]: Tone, leaf: string): string {
  return (
    fill(
      mix(shade, dark, 0.15),
      "M-190 0C-180 -90 -150 -130 -130 -220C-118 -280 -80 -300 -60 -330H70C100 -300 120 -240 140 -180C170 -120 190 -60 200 0z",
    ) +
    fill(
      lit,
      "M-190 0C-180 -90 -150 -130 -130 -220C-118 -280 -80 -300 -60 -330H-10C-30 -250 -60 -240 -50 -160C-90 -110 -70 -60 -110 0z",
    ) +
    line(
      dark,
      4,
      "M-20 -300L-60 -190L-30 -120L-70 -30M60 -300L90 -210L70 -120L110 -40M10 -250L30 -140L10 -60",
      opacity(0.4),
    ) +
    fill(
      leaf,
      "M-150 -180q-40 -10 -34 30q-30 10 -14 40q30 14 44 -14zM110 -230q40 -10 50 24q34 8 20 40q-40 8 -54 -24zM-80 0q-20 -44 20 -50q20 -30 50 -6q40 -10 40 30l10 26z",
    ) +
    fill(shade, rect(-62, -338, 124, 12)) +
    fill(dark, rect(-50, -424, 100, 90)) +
    fill(lit, columns(-48, 48, 6, -336, 90, 12) + rect(-60, -440, 120, 18) + dome(0, -438, 56, 54)) +
    fill(shade, halfDome(0, -438, 56, 54) + columns(34, 50, 2, -336, 90, 6)) +
    line(lit, 4, "M0 -492v-18")
  );
}
