// The drawing kit: path data and paint. Every shape is path data, and path data can be concatenated, so one <path> can
// contain many shapes.
import { nth, type Random } from "./random.ts";

export type Point = [number, number];

// ---------- numbers and path data ----------
export const num = (v: number, dp?: number): string => {
  const k = 10 ** (dp ?? (Math.abs(v) >= 100 ? 0 : 1)); // tenths are invisible above 100 units
  const s = String(Math.round(v * k) / k);
  return s.replace(/^(-?)0\./, "$1.");
};

/** A tagged template for path data. It rounds numbers and keeps strings unchanged. */
export const path = (lit: TemplateStringsArray, ...v: (number | string)[]): string =>
  lit.reduce((out, s, i) => {
    const value = v[i] ?? "";
    return out + s + (typeof value === "number" ? num(value) : value);
  }, "");

export const rect = (x: number, y: number, w: number, h: number) => path`M${x} ${y}h${w}v${h}h${-w}z`;
export const ellipse = (cx: number, cy: number, rx: number, ry = rx) =>
  path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const poly = (...p: Point[]) => `M${p.map(([x, y]) => path`${x} ${y}`).join(" ")}z`;
export const open = (...p: Point[]) => `M${p.map(([x, y]) => path`${x} ${y}`).join(" ")}`;
/** Rectangle with a semicircular or elliptical head. */
export const arch = (x: number, y: number, w: number, h: number, rise = w / 2) =>
  path`M${x} ${y + h}V${y + rise}a${w / 2} ${rise} 0 0 1 ${w} 0V${y + h}z`;
export const rrect = (x: number, y: number, w: number, h: number, r: number) =>
  path`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/**
 * Smooth closed curve like hand-cut paper. Its control points are jittered points on an ellipse, so the curve is mostly
 * a little smaller than the ellipse.
 */
export function blob(r: Random, cx: number, cy: number, rx: number, ry: number, n = 9, jitter = 0.14): string {
  const p: Point[] = [];
  const a0 = r() * 6.28;
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * Math.PI * 2;
    const k = 1 + r.range(-jitter, jitter);
    p.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
  }
  return smooth(p);
}
function smooth(p: Point[]): string {
  const n = p.length;
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [sx, sy] = mid(nth(p, -1), nth(p, 0));
  let d = path`M${sx} ${sy}`;
  for (let i = 0; i < n; i++) {
    const at = nth(p, i);
    const [mx, my] = mid(at, nth(p, i + 1));
    d += path`Q${at[0]} ${at[1]} ${mx} ${my}`;
  }
  return `${d}z`;
}
/** A pointed leaf or brush dab. */
export const dab = (x: number, y: number, len: number, wid: number, ang: number) => {
  const c = Math.cos(ang),
    s = Math.sin(ang),
    ex = x + c * len,
    ey = y + s * len;
  const mx = x + (c * len) / 2,
    my = y + (s * len) / 2;
  return path`M${x} ${y}Q${mx - s * wid} ${my + c * wid} ${ex} ${ey}Q${mx + s * wid} ${my - c * wid} ${x} ${y}z`;
};

// ---------- elements ----------
export const fill = (colour: string, d: string, extra = "") => (d ? `<path fill="${colour}" d="${d}"${extra}/>` : "");
export const line = (colour: string, w: number, d: string, extra = "") =>
  d ? `<path stroke="${colour}" stroke-width="${num(w)}" d="${d}"${extra}/>` : "";
export const opacity = (v: number) => ` opacity="${num(v, 2)}"`;
// minify.ts replaces bodies that repeat within a poster by <use>.
export const at = (x: number, y: number, s: number | [number, number], body: string) =>
  `<g transform="translate(${num(x)} ${num(y)})${typeof s === "number" ? (s === 1 ? "" : ` scale(${num(s, 2)})`) : ` scale(${num(s[0], 2)} ${num(s[1], 2)})`}">${body}</g>`;
/**
 * A thick stroke with dashes as bars, for railings, louvres and seams: one path for all bars. The bars are
 * perpendicular to the path `d`, which may be curved or slanted.
 */
export const bars = (colour: string, thick: number, on: number, off: number, d: string, extra = "") =>
  `<path stroke="${colour}" stroke-linecap="butt" stroke-width="${num(thick)}" stroke-dasharray="${num(on)} ${num(off)}" d="${d}"${extra}/>`;

// ---------- projective mapping (façades in perspective) ----------
export type Projection = (x: number, y: number) => Point;
/** Maps the rectangle [0,W]x[0,H] onto the quad TL,TR,BR,BL. */
export function persp(W: number, H: number, [p0, p1, p2, p3]: [Point, Point, Point, Point]): Projection {
  const dx1 = p1[0] - p2[0],
    dx2 = p3[0] - p2[0],
    sx = p0[0] - p1[0] + p2[0] - p3[0];
  const dy1 = p1[1] - p2[1],
    dy2 = p3[1] - p2[1],
    sy = p0[1] - p1[1] + p2[1] - p3[1];
  const den = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / den,
    h = (dx1 * sy - sx * dy1) / den;
  const a = p1[0] - p0[0] + g * p1[0],
    b = p3[0] - p0[0] + h * p3[0];
  const d = p1[1] - p0[1] + g * p1[1],
    e = p3[1] - p0[1] + h * p3[1];
  return (x, y) => {
    const u = x / W,
      v = y / H,
      w = g * u + h * v + 1;
    return [(a * u + b * v + p0[0]) / w, (d * u + e * v + p0[1]) / w];
  };
}
export const quad = (m: Projection, x: number, y: number, w: number, h: number) =>
  poly(m(x, y), m(x + w, y), m(x + w, y + h), m(x, y + h));

/** A row of dots as one dashed stroke: fruit, bulbs, beads. */
export const dots = (colour: string, size: number, gap: number, d: string, extra = "") =>
  `<path stroke="${colour}" stroke-width="${num(size)}" stroke-dasharray="0 ${num(gap)}" d="${d}"${extra}/>`;

/** Concatenates `count` pieces of SVG or path data. `piece` receives the index, and sets the position. */
export const times = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, i) => piece(i)).join("");
