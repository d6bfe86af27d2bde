// Street and garden furniture: lamps, chairs, tables, tubs.
import { mix } from "../colour.ts";
import { at, bars, ellipse, fill, line, opacity, open, path, poly, rect } from "../kit.ts";
import { grain, LIGHT, SHADE, type Stage } from "../stage.ts";

/** A street lamp of Paris with the ground at y and the total height h. */
export function lamp(
  s: Stage,
  x: number,
  y: number,
  h: number,
  o: { c?: string; lit?: boolean; arms?: 1 | 2 } = {},
): string {
  const { palette: p } = s,
    c = o.c ?? p.iron,
    k = h / 300,
    lit = o.lit ?? p.dark;
  const head = (dx: number, dy: number) =>
    fill(
      lit ? p.glow : mix(p.lite, p.sky, 0.35),
      path`M${dx - 17} ${dy - 44}L${dx - 11} ${dy}h22L${dx + 17} ${dy - 44}z`,
    ) +
    fill(
      c,
      path`M${dx - 22} ${dy - 44}Q${dx - 12} ${dy - 62} ${dx - 4} ${dy - 62}L${dx} ${dy - 74}L${dx + 4} ${dy - 62}Q${dx + 12} ${dy - 62} ${dx + 22} ${dy - 44}z` +
        rect(dx - 13, dy - 1, 26, 6),
    ) +
    line(c, 2.2, path`M${dx} ${dy - 44}v44M${dx - 17} ${dy - 44}l6 44M${dx + 17} ${dy - 44}l-6 44`);
  const post =
    "M-15 0h30l-3 -12h-3l-4 -34q5 -6 0 -10l-2 -8l-1 -62q4 -4 0 -8l-1 -94h-2l-1 94q-4 4 0 8l-1 62l-2 8q-5 4 0 10l-4 34h-3z";
  const body =
    o.arms === 2
      ? line(c, 4, "M0 -200C-8 -226 -34 -196 -40 -224M0 -200C8 -226 34 -196 40 -224") +
        fill(c, `${post}M-3 -210L0 -240L3 -210z`) +
        head(-40, -224) +
        head(40, -224)
      : fill(c, `${post + rect(-3, -234, 6, 30)}M-14 -204h28v4h-28z`) + head(0, -228);
  const halo = lit
    ? grain(
        fill(
          LIGHT.halo,
          o.arms === 2
            ? ellipse(x - 40 * k, y - 246 * k, 90 * k) + ellipse(x + 40 * k, y - 246 * k, 90 * k)
            : ellipse(x, y - 250 * k, 120 * k),
        ),
        0.8,
      )
    : "";
  return halo + at(x, y, k, body);
}

/** A rattan bistro chair seen from the side, facing right, 120 units tall. */
export function rattanChair(
  s: Stage,
  x: number,
  y: number,
  k: number,
  o: { a?: string; b?: string; dir?: 1 | -1; frame?: string } = {},
): string {
  const { palette: p } = s,
    a = o.a ?? p.pop,
    b = o.b ?? p.lite,
    frame = o.frame ?? mix(p.zest, p.ink, p.dark ? 0.2 : 0.3);
  const back = "M-26 -58C-32 -84 -34 -104 -30 -118Q-24 -126 -18 -118C-20 -100 -16 -80 -12 -60z";
  const body =
    line(
      frame,
      5,
      "M-30 0C-24 -26 -24 -44 -27 -62C-32 -84 -35 -106 -30 -120M28 0C24 -26 22 -40 22 -56M-14 0C-10 -26 -12 -40 -14 -58M14 0C12 -22 10 -40 10 -56M-26 -26H24",
    ) +
    line(frame, 4, "M-27 -86C-4 -94 14 -90 17 -58") +
    fill(a, back) +
    bars(b, 15, 4, 4, "M-21 -116Q-27 -90 -19 -60") +
    fill(a, "M-29 -64H26Q30 -60 26 -53H-28Q-32 -58 -29 -64z") +
    bars(b, 11, 5, 5, "M-26 -58.500H24") +
    line(frame, 3.5, "M-29 -64H26Q30 -60 26 -53H-28");
  return at(x, y, (o.dir ?? 1) < 0 ? [-k, k] : k, body);
}

/** A rattan bistro chair seen from behind, with a woven back. */
export function rattanBack(
  s: Stage,
  x: number,
  y: number,
  k: number,
  o: { a?: string; b?: string; frame?: string; id?: string } = {},
): string {
  const { palette: p } = s,
    a = o.a ?? p.pop,
    b = o.b ?? p.lite,
    frame = o.frame ?? mix(p.zest, p.ink, p.dark ? 0.2 : 0.3);
  const back = "M-27 -62C-34 -100 -30 -132 0 -134C30 -132 34 -100 27 -62z";
  const weave = bars(
    b,
    6.5,
    6,
    6,
    "M-15 -124h32M-25 -117h52M-20 -110h50M-27 -103h58M-22 -96h52M-28 -89h58M-22 -82h52M-27 -75h54M-20 -68h44",
  );
  const body =
    line(frame, 5, "M-28 -54L-33 0M28 -54L33 0M-20 -52L-16 0M20 -52L16 0M-30 -24H30") +
    fill(a, back) +
    weave +
    line(frame, 5, back) +
    fill(a, "M-34 -62h68q4 8 0 12h-68q-4 -4 0 -12z") +
    bars(b, 12, 5, 5, "M-32 -56h64") +
    line(frame, 3.5, "M-34 -62h68q4 8 0 12h-68q-4 -4 0 -12z");
  return at(x, y, k, body);
}

/** A guéridon: a round table with a zinc rim on a cast-iron foot, 85 units tall. */
export function gueridon(
  s: Stage,
  x: number,
  y: number,
  k: number,
  o: { top?: string; on?: string; rx?: number } = {},
): string {
  const { palette: p } = s,
    rx = o.rx ?? 44,
    top = o.top ?? p.lite;
  return at(
    x,
    y,
    k,
    fill(p.ink, `M-3 -74h6V-10Q10 -6 24 0H-24Q-10 -6 -3 -10z${ellipse(0, -40, 5, 7)}`) +
      fill(mix(p.zest, p.ink, 0.25), path`M${-rx} -76v5a${rx} 9 0 0 0 ${2 * rx} 0v-5z`) +
      fill(top, ellipse(0, -76, rx, 9)) +
      (o.on ?? ""),
  );
}

export const onTable = {
  coffee: (s: Stage, x: number, y = -77) =>
    at(
      x,
      y,
      1,
      fill(s.palette.lite, "M-11 -3h22l-3 4h-16z") +
        fill(s.palette.dark ? s.palette.lite : s.palette.mid, "M-8 -15h16q0 12 -5 13h-6q-5 -1 -5 -13z") +
        line(s.palette.dark ? s.palette.lite : s.palette.mid, 2, "M8 -13q7 1 1 8"),
    ),
  wine: (s: Stage, x: number, y = -77) =>
    at(
      x,
      y,
      1,
      fill(s.palette.pop, "M-6 -26h12q0 11 -6 12q-6 -1 -6 -12z") +
        line(s.palette.dark ? s.palette.lite : s.palette.ink, 1.5, "M-7 -32q-2 18 7 18q9 0 7 -18M0 -14v14M-6 0h12"),
    ),
  bottle: (s: Stage, x: number, y = -77) =>
    at(
      x,
      y,
      1,
      fill(mix(s.palette.leaf, s.palette.ink, 0.35), "M-6 0V-24Q-6 -30 -2.5 -32V-46h5V-32Q6 -30 6 -24V0z") +
        fill(s.palette.lite, rect(-6, -18, 12, 11)),
    ),
  carafe: (s: Stage, x: number, y = -77) =>
    at(x, y, 1, fill(mix(s.palette.water, s.palette.lite, 0.45), "M-9 0Q-12 -14 -4 -22V-34h8V-22Q12 -14 9 0z")),
};

/** A chair of the Jardin du Luxembourg in three-quarter view, facing right, 135 units tall. */
export function luxChair(
  s: Stage,
  x: number,
  y: number,
  k: number,
  o: { c?: string; dir?: 1 | -1; shadow?: boolean } = {},
): string {
  const { palette: p } = s,
    c = o.c ?? p.leaf,
    lo = mix(c, p.ink, 0.35);
  let back = "",
    seat = "";
  for (let i = 0; i < 6; i++)
    back += open([-44 + i * 11, -64 + i * 1.2], [-56 + i * 12.4, -128 + i * 2 - Math.sin((i / 5) * 3.14) * 8]);
  for (let i = 0; i < 6; i++) seat += open([-45 + i * 11.5, -64 + i * 1.2], [-16 + i * 12.5, -50 + i * 0.8]);
  const body =
    line(lo, 5, "M-44 -64L-54 0M14 -57L12 -8") +
    line(c, 7.5, seat) +
    line(c, 6, "M-18 -49L-24 6M48 -45L56 4M-18 -49L48 -45") +
    line(c, 7, back) +
    line(c, 6, "M-58 -128Q-28 -146 8 -120M-44 -64L14 -57") +
    line(lo, 6, "M-50 -94C-34 -102 -18 -100 -16 -84L-18 -49M10 -90C30 -98 48 -96 50 -78L48 -45");
  const shadow =
    o.shadow === false
      ? ""
      : fill(
          p.ink,
          poly(
            [x - 54 * k, y],
            [x + 56 * k, y + 4 * k],
            [x + 190 * k, y + 52 * k],
            [x + 150 * k, y + 62 * k],
            [x + 20 * k, y + 26 * k],
          ),
          opacity(0.26),
        );
  return shadow + at(x, y, (o.dir ?? 1) < 0 ? [-k, k] : k, body);
}

/** A box ball or a bay tree in a tub, with the ground at y. */
export function boxBall(s: Stage, x: number, y: number, h: number, pot?: string): string {
  const { palette: p } = s,
    ball = ellipse(0, -68, 32);
  return at(
    x,
    y,
    h / 100,
    fill(pot ?? p.lite, "M-22 -40H22L18 0H-18z") +
      fill(p.ink, "M6 -40H22L18 0H6z", opacity(0.25)) +
      fill(p.leaf, ball) +
      grain(fill(SHADE.ball, ball)),
  );
}
