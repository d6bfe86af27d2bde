// Pools: lanes from above, and a basin under white arches.
import { mix } from "../../colour.ts";
import { bars, ellipse, fill, line, opacity, path, rect, times } from "../../kit.ts";
import { circle, gleam, onHalf, shadow } from "../../primitives/flat.ts";
import { grain, type Scene, SHADE, type Stage } from "../../stage.ts";

function swimmerAt(s: Stage, x: number, y: number, turn: number, cap: string): string {
  const { palette: p, random: r } = s;
  const skin = r.pick([mix(p.lite, p.crust, 0.6), mix(p.crust, p.ink, 0.3), mix(p.lite, p.crust, 0.35)]);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    shadow(s, ellipse(8, 44, 22, 66), 0.26) +
    fill(skin, "M-16 6C-22 40 -12 70 -5 110L5 110C12 70 22 40 16 6z") +
    fill(cap === p.pop ? p.ink : p.deep, "M-16 34C-18 60 -11 76 -8 84H8C11 76 18 60 16 34z") +
    line(skin, 11, "M-14 12C-40 4 -46 -26 -34 -52M14 14C34 26 38 50 30 66") +
    fill(cap, circle(0, -10, 16)) +
    fill(p.lite, "M-14 -16a16 16 0 0 1 16 -10a22 22 0 0 0 -16 10z", opacity(0.5)) +
    line(p.lite, 4, "M-9 112q-14 26 -8 50M9 112q14 26 8 50M0 116v60", opacity(0.65))
  }</g>`;
}

export const poolFromAbove: Scene = (s) => {
  const { palette: p, random: r } = s;
  const water = p.dark ? mix(p.water, p.mid, 0.25) : mix(p.water, p.sky, 0.25);
  const mark = mix(water, p.ink, 0.5);
  const deck = mix(p.lite, p.warm, 0.22);
  const ripple = (i: number): string => {
    const w = 30 + ((i * 7) % 24);
    return path`M${((i * 83) % 380) - 10} ${140 + ((i * 61) % 380)}q${w / 4} -9 ${w / 2} 0t${w / 2} 0`;
  };
  const ropes = times(3, (i) => path`M${i * 110 + 96} 90V520`);
  const lanes = r.shuffle([40, 150, 262]);
  return onHalf(
    fill(water, rect(0, 0, 400, 500)) +
      fill(
        mark,
        times(4, (i) => rect(i * 110 + 34, 90, 13, 420) + rect(i * 110 + 14, 118, 53, 13)),
        opacity(0.8),
      ) +
      line(mix(water, p.lite, 0.4), 4, times(26, ripple)) +
      bars(p.pop, 8, 38, 38, ropes) +
      bars(
        p.lite,
        8,
        38,
        38,
        times(3, (i) => path`M${i * 110 + 96} 128V520`),
      ) +
      gleam(p.lite, "M0 80L400 80V210L120 500H0z", 0.1) +
      swimmerAt(s, lanes[0] ?? 40, 240, 0, p.pop) +
      swimmerAt(s, lanes[1] ?? 150, 400, 180, p.warm) +
      fill(deck, rect(0, 0, 400, 78)) +
      fill(mix(deck, p.ink, 0.12), times(10, (i) => rect(i * 44 - 4, 0, 2, 78)) + rect(0, 38, 400, 2)) +
      fill(p.lite, rect(0, 74, 400, 12)) +
      shadow(s, rect(0, 86, 400, 10), 0.22) +
      times(
        4,
        (i) =>
          fill(mix(p.lite, p.mid, 0.2), path`M${i * 110 + 16} 28h48l4 46h-56z`) +
          shadow(s, path`M${i * 110 + 66} 32l14 42h-12z`, 0.2) +
          fill(i % 2 ? p.deep : p.pop, path`M${i * 110 + 22} 34h36l3 22h-42z`) +
          fill(p.lite, rect(i * 110 + 36, 38, 8, 14)),
      ) +
      line(mix(p.lite, p.mid, 0.2), 6, "M374 124V60q0 -14 -12 -14M350 124V60q0 -14 12 -14") +
      grain(fill(SHADE.down, rect(0, 200, 400, 300)), 0.3),
  );
};

const EYE = { x: 200, y: 250 } as const;

export const poolArches: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.mid, p.lite, 0.15) : mix(p.lite, p.warm, 0.3);
  const tones = [mix(wall, p.crust, 0.25), mix(wall, p.lite, 0.6), wall] as const;
  const day = p.dark ? p.glow : mix(p.sky, p.lite, 0.2);
  const water = mix(p.water, p.sky, 0.15);
  const tile = mix(wall, p.lite, 0.3);
  const { x: vx, y: vy } = EYE;
  const ribs = times(7, (k) => {
    const z = 0.72 ** k;
    const half = 215 * z;
    const top = vy - 250 * z;
    const spring = vy - 120 * z;
    const foot = vy + 60 * z;
    const inner = half * 0.92;
    return (
      fill(
        k % 2 ? tones[1] : tones[0],
        path`M${vx - half} ${foot}V${spring}C${vx - half} ${top - 10 * z} ${vx + half} ${top - 10 * z} ${vx + half} ${spring}V${foot}z`,
      ) +
      fill(
        k % 2 ? tones[2] : tones[1],
        path`M${vx - inner} ${foot}V${spring + 4 * z}C${vx - inner} ${top + 14 * z} ${vx + inner} ${top + 14 * z} ${vx + inner} ${spring + 4 * z}V${foot}z`,
      )
    );
  });
  const bays = [-1, 1]
    .map((side) =>
      times(4, (k) => {
        const z0 = 0.72 ** (k * 1.35 + 0.2);
        const z1 = 0.72 ** (k * 1.35 + 0.95);
        const x0 = vx + side * 208 * z0;
        const x1 = vx + side * 208 * z1;
        const crown = vy - 118 * ((z0 + z1) / 2);
        return path`M${x0} ${vy + 10 * z0}V${vy - 70 * z0}Q${(x0 + x1) / 2} ${crown} ${x1} ${vy - 70 * z1}V${vy + 10 * z1}z`;
      }),
    )
    .join("");
  const rope = (i: number): string => path`M${200 + i * 4.5} 268L${200 + i * 74} 500`;
  const bather = (x: number, y: number, k: number, cap: string): string => {
    const skin = mix(p.lite, p.crust, 0.6);
    return `<g transform="translate(${x} ${y}) scale(${k})">${
      fill(cap, circle(0, 0, 11)) + fill(skin, "M-18 12q18 -14 36 0z") + line(skin, 7, "M16 8Q40 -10 46 10")
    }</g>`;
  };
  return onHalf(
    fill(wall, rect(0, 0, 400, 500)) +
      ribs +
      fill(day, "M178 262V232a22 22 0 0 1 44 0v30z") +
      line(p.pop, 2.5, "M200 210v52M178 236h44") +
      fill(day, bays) +
      fill(tile, "M0 300L176 262H224L400 300V500H0z") +
      fill(p.lite, "M0 330L182 264H218L400 330V500H0z") +
      fill(water, "M30 500V348L186 266H214L370 348V500z") +
      fill(mix(water, p.ink, 0.25), "M30 500V348L186 266H196L120 500z", opacity(0.55)) +
      bars(p.pop, 3, 14, 6, [-2, 0, 2].map(rope).join("")) +
      bars(p.lite, 3, 10, 8, [-1, 1].map(rope).join("")) +
      gleam(p.lite, "M150 500q50 -150 100 0z", 0.22) +
      line(
        mix(water, p.lite, 0.55),
        3.5,
        times(7, (i) => path`M${70 + ((i * 89) % 230)} ${350 + ((i * 41) % 130)}q14 -8 28 0t28 0`),
      ) +
      bather(r.range(224, 280), 398, 1, p.warm) +
      bather(r.range(120, 170), 344, 0.6, p.pop) +
      grain(fill(SHADE.down, "M30 348L186 266H214L370 348V500H30z"), 0.35),
  );
};
