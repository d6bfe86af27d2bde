// A covered passage: glass above, shop windows either side, a chequered floor.
import { mix } from "../../colour.ts";
import { fill, line, path, times } from "../../kit.ts";
import { circle, gleam, onHalf, shadow, walker } from "../../primitives/flat.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";

const EYE = { x: 200, y: 286 } as const;

export const coveredPassage: Scene = (s) => {
  const { palette: p, random: r } = s;
  const iron = mix(p.ink, p.leaf, 0.25);
  const wall = p.dark ? mix(p.mid, p.lite, 0.15) : mix(p.lite, p.warm, 0.35);
  const walls = [mix(wall, p.ink, 0.16), wall] as const;
  const rib = mix(wall, p.lite, 0.5);
  const front = r.pick([mix(p.pop, p.ink, 0.45), mix(p.leaf, p.ink, 0.4), p.deep]);
  const glow = p.dark ? p.glow : mix(p.warm, p.lite, 0.35);
  const floor = mix(wall, p.lite, 0.35);
  const tiles = r.pick([
    [p.pop, p.deep],
    [p.leaf, p.ink],
    [p.deep, p.warm],
  ]);
  const { x: vx, y: vy } = EYE;
  const trusses = times(9, (k) => {
    const z = 0.76 ** k;
    const y = vy - 250 * z;
    return line(iron, 7 * z + 0.6, path`M${vx - 200 * z} ${y + 66 * z}L${vx} ${y}L${vx + 200 * z} ${y + 66 * z}`);
  });
  const glazing = times(7, (i) => path`M${vx + (i - 3) * 4} ${vy - 36}L${vx + (i - 3) * 66} 0`);
  const flank = (side: -1 | 1): string => {
    const X = (t: number): number => vx + side * t;
    const tone = walls[side < 0 ? 0 : 1];
    const shops = times(5, (k) => {
      const a = 0.66 ** k * 200;
      const b = a * 0.74;
      const m = (a + b) / 2;
      const Y = (t: number, v: number): number => vy + (v * t) / 200;
      return (
        fill(front, path`M${X(a)} ${Y(a, 200)}V${Y(a, -20)}Q${X(m)} ${Y(m, -104)} ${X(b)} ${Y(b, -20)}V${Y(b, 200)}z`) +
        fill(
          glow,
          path`M${X(a * 0.97)} ${Y(a, 120)}V${Y(a, -14)}Q${X(m)} ${Y(m, -84)} ${X(b * 1.04)} ${Y(b, -14)}V${Y(b, 120)}z`,
        ) +
        fill(
          mix(p.glass, tone, 0.45),
          path`M${X(a)} ${Y(a, -120)}V${Y(a, -190)}L${X(b)} ${Y(b, -190)}V${Y(b, -120)}z`,
        ) +
        line(mix(tone, p.ink, 0.14), (11 * b) / 200, path`M${X(b * 0.93)} ${Y(b, 205)}V${Y(b, -215)}`)
      );
    });
    return (
      fill(tone, path`M${X(210)} 40L${X(30)} ${vy - 36}V${vy + 26}L${X(210)} 500z`) +
      fill(
        rib,
        path`M${X(210)} 40L${X(30)} ${vy - 36}v5L${X(210)} 62zM${X(210)} 190L${X(30)} ${vy - 10}v3L${X(210)} 208z`,
      ) +
      shops
    );
  };
  const carpet = times(8, (k) => {
    const [z0, z1] = [0.7 ** k, 0.7 ** (k + 1)];
    const [y0, y1] = [vy + 22 + 200 * z0, vy + 22 + 200 * z1];
    const mid = (y0 + y1) / 2;
    const inner = (y0 - y1) * 0.25;
    return (
      fill(tiles[k % 2] ?? p.pop, path`M${vx} ${y0}L${vx + 121 * z0} ${mid}L${vx} ${y1}L${vx - 121 * z0} ${mid}z`) +
      fill(p.lite, path`M${vx} ${y0 - inner}L${vx + 58 * z0} ${mid}L${vx} ${y1 + inner}L${vx - 58 * z0} ${mid}z`)
    );
  });
  const lamps: readonly (readonly [number, number])[] = [
    [236, 0.38],
    [200, 0.6],
    [130, 1],
  ];
  return onHalf(
    fill(mix(p.sky, p.lite, p.dark ? 0.06 : 0.3), path`M0 0H400V60L${vx + 30} ${vy - 40}H${vx - 30}L0 60z`) +
      trusses +
      line(iron, 2.4, glazing) +
      flank(-1) +
      flank(1) +
      fill(floor, path`M0 500L${vx - 30} ${vy + 24}H${vx + 30}L400 500z`) +
      carpet +
      grain(fill(SHADE.floor, "M0 500L170 310H230L400 500z"), 0.5) +
      fill(glow, path`M${vx - 26} ${vy + 24}V${vy - 14}a26 26 0 0 1 52 0v38z`) +
      line(front, 2, path`M${vx} ${vy - 40}v64`) +
      lamps
        .map(
          ([y, k]) =>
            line(iron, 2.2 * k + 0.4, path`M${vx} ${y - 120 * k}V${y}`) +
            gleam(p.glow, circle(vx, y + 14 * k, 40 * k), 0.25) +
            fill(p.lite, circle(vx, y + 14 * k, 18 * k)),
        )
        .join("") +
      shadow(s, "M142 424h28l50 16h-40z", 0.24) +
      walker(s, 156, 424, 1.15, p.pop) +
      walker(s, 226, 352, 0.5, p.deep),
  );
};
