// Trees: planes, poplars, clipped rows, boughs that reach into the sheet from a corner.
import { mix } from "../colour.ts";
import { blob, dab, fill, line, path, rect, rrect } from "../kit.ts";
import { grain, SHADE, type Stage } from "../stage.ts";

/**
 * A plane or chestnut with shaded clumps of foliage and with brush dabs. The trunk is at x, the ground at y.
 */
export function tree(
  s: Stage,
  x: number,
  y: number,
  h: number,
  o: { w?: number; c?: string; light?: string; trunk?: string; dabs?: number; low?: number } = {},
): string {
  const { palette: p, random: r } = s,
    w = o.w ?? h * 0.66,
    c = o.c ?? p.leaf,
    hi = o.light ?? mix(c, p.dark ? p.mid : p.zest, 0.42),
    trunk = o.trunk ?? mix(p.ink, c, 0.16);
  const cy = y - h * 0.64,
    rx = w / 2,
    ry = h * 0.34,
    t = h * 0.022;
  const limbs =
    path`M${x - t * 2} ${y}Q${x - t} ${y - h * 0.2} ${x - t} ${cy}h${t * 2}Q${x + t} ${y - h * 0.2} ${x + t * 2} ${y}z` +
    path`M${x - t} ${y - h * 0.3}L${x - rx * 0.62} ${cy + ry * 0.1}l${t} ${-t}L${x} ${y - h * 0.37}L${x + rx * 0.56} ${cy + ry * 0.05}l${t} ${t}L${x + t} ${y - h * 0.29}z`;
  const clumps: [number, number, number, number][] = [
    [-0.52, 0.3, 0.46, 0.4],
    [0.54, 0.24, 0.44, 0.42],
    [0.02, 0.36, 0.5, 0.36],
    [-0.3, -0.22, 0.56, 0.5],
    [0.34, -0.32, 0.52, 0.48],
    [0.02, -0.56, 0.44, 0.4],
  ];
  const list = clumps.map(([a, b, c1, d1]) =>
    blob(
      r,
      x + a * rx + r.range(-6, 6),
      cy + b * ry,
      rx * c1 * r.range(0.9, 1.12),
      ry * d1 * r.range(0.92, 1.12),
      6,
      0.1,
    ),
  );
  let dabs = "",
    edge = "";
  for (let i = 0, n = o.dabs ?? 9; i < n; i++) {
    const [a, b, c1, d1] = r.pick(clumps);
    dabs += dab(
      x + (a - c1 * r.range(0.1, 0.6)) * rx,
      cy + (b - d1 * r.range(0, 0.6)) * ry,
      h * 0.07,
      h * 0.024,
      r.range(-0.9, 0),
    );
    if (i % 2) continue;
    const g = r() * 6.28;
    edge += dab(
      x + Math.cos(g) * rx * 0.98,
      cy + Math.sin(g) * ry * 0.92,
      h * 0.055,
      h * 0.022,
      g + r.range(-0.8, 0.8),
    );
  }
  return (
    fill(trunk, limbs) +
    fill(c, list.join("") + edge) +
    grain(
      list
        .slice(1)
        .map((d) => fill(SHADE.ball, d))
        .join(""),
      0.62,
    ) +
    fill(hi, dabs)
  );
}

/** A tall poplar. */
export function poplar(s: Stage, x: number, y: number, h: number, c?: string): string {
  const { palette: p } = s,
    w = h * 0.11,
    col = c ?? p.leaf;
  const body = path`M${x} ${y - h}C${x + w * 1.2} ${y - h * 0.7} ${x + w * 1.3} ${y - h * 0.25} ${x + w * 0.3} ${y - h * 0.06}L${x + 3} ${y}h-6L${x - w * 0.3} ${y - h * 0.06}C${x - w * 1.3} ${y - h * 0.25} ${x - w * 1.2} ${y - h * 0.7} ${x} ${y - h}z`;
  return fill(col, body) + grain(fill(SHADE.right, body), 0.8);
}

/** A row of clipped trees with square crowns on bare trunks. */
export function clipped(s: Stage, x: number, y: number, n: number, step: number, h: number, c?: string): string {
  const { palette: p } = s,
    col = c ?? p.leaf,
    cw = step * 0.84;
  let crowns = "",
    trunks = "";
  for (let i = 0; i < n; i++) {
    const cx = x + step * i;
    crowns += rrect(cx - cw / 2, y - h, cw, h * 0.62, 12);
    trunks += rect(cx - 4, y - h * 0.4, 8, h * 0.4);
  }
  return fill(mix(p.ink, col, 0.25), trunks) + fill(col, crowns) + grain(fill(SHADE.down, crowns), 0.8);
}

/** A leafy branch that reaches into the sheet from an upper corner. `side` is -1 for the left, 1 for the right. */
export function bough(s: Stage, side: -1 | 1, reach: number, drop: number, c: string): string {
  const { random: r } = s,
    X = (x: number) => (side < 0 ? x : 800 - x);
  let wood = "",
    a = "",
    b = "";
  for (const [len, y0, fall] of [
    [1, 10, 1],
    [0.72, 96, 0.86],
    [0.62, -20, 0.3],
  ] as const) {
    const ex = reach * len,
      ey = y0 + drop * fall * 0.5,
      cx = ex * 0.55,
      cy = y0 + 6;
    wood += path`M${X(-20)} ${y0}Q${X(cx)} ${cy} ${X(ex)} ${ey}`;
    for (let i = 2; i < 10; i++) {
      const t = i / 9.4,
        u = 1 - t,
        px = u * u * -20 + 2 * u * t * cx + t * t * ex,
        py = u * u * y0 + 2 * u * t * cy + t * t * ey,
        k = i % 2 ? 1 : -1,
        ang = Math.atan2(ey - y0, ex) * t + k * r.range(0.5, 1) + 0.35,
        l = r.range(52, 76);
      const leaf = dab(X(px), py, l, l * 0.3, side < 0 ? ang : Math.PI - ang);
      if ((i + Math.round(len * 10)) % 3) a += leaf;
      else b += leaf;
    }
  }
  return (
    line(mix(s.palette.ink, c, 0.2), 6, wood) +
    fill(c, a) +
    fill(mix(c, s.palette.dark ? s.palette.mid : s.palette.warm, 0.3), b)
  );
}
