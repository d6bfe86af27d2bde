// Tall landmarks: tower, arch, columns, obelisk, mill.
import { mix } from "../colour.ts";
import { arch, bars, ellipse, fill, line, opacity, type Point, path, poly, rect } from "../kit.ts";
import { dome, type Tone } from "./landmark-parts.ts";

const mirror = (pts: Point[]): Point[] => [...pts, ...pts.map(([x, y]): Point => [-x, y]).reverse()];

export function eiffel([lit, shade, dark]: Tone): string {
  const w = (h: number) => 7 + 150 * Math.exp(-h / 178);
  const side = (a: number, b: number, n: number, f: (h: number) => number): Point[] =>
    Array.from({ length: n + 1 }, (_, i): Point => {
      const h = a + ((b - a) * i) / n;
      return [f(h), -h];
    });
  const inner1 = (h: number) => w(h) - 44 + h * 0.09,
    inner2 = (h: number) => Math.max(0, w(h) - 29 + (h - 140) * 0.1);
  const leg = (k: number) =>
    poly(
      ...side(0, 128, 5, w).map(([x, y]): Point => [x * k, y]),
      ...side(128, 0, 5, inner1).map(([x, y]): Point => [x * k, y]),
    );
  const mid = (k: number) =>
    poly(
      ...side(140, 248, 4, w).map(([x, y]): Point => [x * k, y]),
      ...side(248, 140, 4, inner2).map(([x, y]): Point => [x * k, y]),
    );
  const top = poly(...mirror(side(258, 590, 7, w))),
    topR = poly(...side(258, 590, 7, w), [0, -590], [0, -258]);
  let lat = "";
  for (let i = 0; i < 9; i++) {
    const a = 262 + i * 34,
      b = a + 34;
    lat += path`M${-w(a) * 0.8} ${-a}L${w(b) * 0.8} ${-b}M${w(a) * 0.8} ${-a}L${-w(b) * 0.8} ${-b}`;
  }
  let legs = "";
  for (const k of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const a = i * 32,
        b = a + 32;
      legs += path`M${w(a) * k} ${-a}L${inner1(b) * k} ${-b}M${inner1(a) * k} ${-a}L${w(b) * k} ${-b}`;
    }
  for (const k of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const a = 140 + i * 36,
        b = a + 36;
      legs += path`M${w(a) * k} ${-a}L${inner2(b) * k} ${-b}M${inner2(a) * k} ${-a}L${w(b) * k} ${-b}`;
    }
  const arc2 = "M-112 0C-108 -78 -60 -112 0 -113C60 -112 108 -78 112 0";
  return (
    line(shade, 9, arc2) +
    fill(lit, leg(-1) + mid(-1) + top) +
    fill(shade, leg(1) + mid(1) + topR) +
    (dark === lit ? "" : line(dark, 3, legs + lat, opacity(0.5))) +
    fill(dark, rect(-96, -144, 192, 9) + rect(-55, -262, 110, 8)) +
    fill(lit, rect(-100, -136, 200, 10) + rect(-58, -255, 116, 8) + rect(-14, -598, 28, 10)) +
    fill(shade, "M-8 -598L-5 -622h10L8 -598zM-2 -620L0 -664L2 -620z") +
    fill(dark, rect(-172, -6, 66, 8) + rect(106, -6, 66, 8))
  );
}

export function arcTriomphe([lit, shade, dark]: Tone): string {
  const hole = arch(-72, -300, 144, 302, 72);
  return (
    fill(shade, poly([190, 0], [190, -430], [268, -412], [268, 0])) +
    fill(lit, rect(-190, -430, 380, 430)) +
    fill(dark, hole) +
    fill(shade, "M-72 2V-228A72 72 0 0 1 -44 -288Q-52 -250 -52 -200V2z") +
    fill(mix(lit, shade, 0.55), rect(-202, -450, 404, 22) + rect(-196, -352, 392, 12)) +
    fill(
      shade,
      poly([202, -450], [284, -430], [284, -410], [202, -428]) +
        poly([196, -352], [274, -340], [274, -330], [196, -340]),
    ) +
    fill(mix(lit, shade, 0.4), rect(-176, -338, 92, 62) + rect(84, -338, 92, 62)) +
    fill(
      shade,
      "M-164 -70q-8 -70 14 -120q-14 -30 12 -44q22 10 14 44q30 30 22 120zM164 -70q8 -70 -14 -120q14 -30 -12 -44q-22 10 -14 44q-30 30 -22 120z",
    ) +
    fill(mix(lit, shade, 0.25), rect(-178, -70, 96, 70) + rect(82, -70, 96, 70)) +
    bars(shade, 14, 10, 12, "M-180 -402H182") +
    line(shade, 3, "M-190 -380H190") +
    fill(lit, rect(-196, -474, 392, 24)) +
    bars(dark, 12, 16, 20, "M-186 -462H190", opacity(0.4)) +
    fill(dark, rect(-196, -4, 470, 8))
  );
}

export function column([lit, shade, dark]: Tone, gold: string): string {
  let ring = "";
  for (let y = -120; y > -470; y -= 34) ring += path`M-27 ${y}Q0 ${y + 12} 27 ${y - 14}`;
  return (
    fill(lit, rect(-26, -480, 52, 400)) +
    fill(shade, rect(6, -480, 20, 400)) +
    line(dark, 4, ring, opacity(0.5)) +
    fill(lit, rect(-42, -500, 84, 22) + rect(-34, -520, 68, 20)) +
    fill(shade, rect(12, -520, 30, 42)) +
    fill(lit, rect(-58, -84, 116, 84) + rect(-72, -20, 144, 22) + rect(-66, -96, 132, 14)) +
    fill(shade, rect(22, -84, 36, 84) + rect(30, -20, 42, 22)) +
    fill(dark, rect(-24, -64, 36, 46), opacity(0.6)) +
    fill(
      gold,
      "M-16 -520C-18 -556 -12 -560 -6 -590C-14 -606 -34 -616 -58 -640C-30 -640 -12 -632 0 -618C10 -634 30 -648 52 -644C34 -624 18 -606 10 -592C12 -566 6 -548 8 -520zM-6 -616A9 10 0 1 1 12 -616A9 10 0 1 1 -6 -616z",
    ) +
    line(gold, 4, "M8 -600L34 -668")
  );
}

/** The windmill. @param turn The rotation of the sails, in radians. */
export function moulin([lit, shade, dark]: Tone, pop: string, turn = 0.5): string {
  let sails = "";
  for (let i = 0; i < 4; i++) {
    const a = turn + (i * Math.PI) / 2,
      c = Math.cos(a),
      n = Math.sin(a),
      at = (u: number, v: number): Point => [c * u - n * v, -400 + n * u + c * v];
    sails += poly(at(50, 4), at(230, 4), at(230, 52), at(50, 40));
  }
  let ribs = "";
  for (let i = 0; i < 4; i++) {
    const a = turn + (i * Math.PI) / 2,
      c = Math.cos(a),
      n = Math.sin(a),
      at = (u: number, v: number) => path`${c * u - n * v} ${-400 + n * u + c * v}`;
    ribs += `M${at(0, 0)}L${at(236, 0)}M${at(228, 4)}L${at(228, 52)}`;
    for (let q = 70; q < 230; q += 32) ribs += `M${at(q, 2)}L${at(q, 46)}`;
    ribs += `M${at(50, 22)}L${at(230, 28)}`;
  }
  return (
    fill(pop, poly([-74, -380], [-58, -440], [58, -440], [74, -380], [104, 0], [-104, 0])) +
    fill(dark, poly([10, -440], [58, -440], [74, -380], [104, 0], [40, 0]), opacity(0.3)) +
    fill(shade, dome(0, -436, 70, 76)) +
    fill(dark, arch(-22, -120, 44, 120) + arch(-62, -250, 24, 40) + arch(30, -250, 24, 40)) +
    fill(lit, rect(-110, -14, 220, 16) + rect(-92, -190, 184, 8)) +
    fill(lit, sails, opacity(0.85)) +
    line(dark, 5, ribs) +
    fill(dark, ellipse(0, -400, 14))
  );
}

export function obelisk([lit, shade, dark]: Tone, gold: string): string {
  let signs = "";
  for (let y = -470; y < -110; y += 40) signs += path`M-9 ${y}h18M-7 ${y + 12}v12M7 ${y + 12}v12M0 ${y + 12}v16`;
  return (
    fill(lit, poly([-32, -90], [-21, -520], [0, -520], [0, -90])) +
    fill(shade, poly([32, -90], [21, -520], [0, -520], [0, -90])) +
    fill(gold, poly([-21, -520], [0, -572], [21, -520])) +
    line(dark, 4, signs, opacity(0.45)) +
    fill(lit, rect(-48, -92, 96, 92) + rect(-66, -24, 132, 26) + rect(-56, -100, 112, 12)) +
    fill(shade, rect(4, -88, 44, 88) + rect(10, -24, 56, 26))
  );
}
