// Patterns of things: grooves of records, plates, lattice, wheels, wares.
import { mix, onto } from "../../colour.ts";
import { at, dots, ellipse, fill, line, opacity, path, rect, rrect } from "../../kit.ts";
import { nth } from "../../random.ts";
import { grain, type Scene, SHADE } from "../../stage.ts";
import { flood, ground2, halfDrop, inksOf, overprint, repeat, veil } from "./props.ts";

export const grooves: Scene = (s) => {
  const { palette: p, random: r } = s,
    cs = r.shuffle([p.pop, p.warm, p.mid, p.lite, p.deep]),
    R = 200;
  let out = fill(p.ink, rect(0, 0, 800, 1000));
  const ring = (c: string[]) =>
    [1, 0.8, 0.6, 0.4, 0.2]
      .map((q, i) => fill(nth(c, i), path`M0 0H${R * q}A${R * q} ${R * q} 0 0 1 0 ${R * q}z`))
      .join("");
  const a = ring(cs),
    b = ring([nth(cs, 1), p.ink, nth(cs, 2), p.ink, nth(cs, 0)]);
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 4; i++) {
      const q = r.int(0, 3),
        x = i * R,
        y = j * R;
      out += at(x + (q % 2 ? R : 0), y + (q > 1 ? R : 0), [q % 2 ? -1 : 1, q > 1 ? -1 : 1], r.chance(0.6) ? a : b);
    }
  return out + veil(s);
};

export const plates: Scene = (s) => {
  // Weight plates, barbells, bars, chevrons and quarter discs in a Bauhaus grid.
  const { palette: p, random: r } = s,
    k = inksOf(s),
    u = 200,
    c = [p.pop, p.warm, p.deep, p.mid];
  let out = fill(k.bg, rect(0, 0, 800, 1000));
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 4; i++) {
      const x = i * u,
        y = j * u,
        a = r.pick(c),
        b = r.pick(c.filter((q) => q !== a)),
        n = r.int(0, 4);
      out += at(
        x,
        y,
        1,
        nth(
          [
            fill(a, rect(0, 0, u, u)) +
              fill(p.ink, ellipse(100, 100, 86)) +
              fill(b, ellipse(100, 100, 58)) +
              fill(k.bg, ellipse(100, 100, 20)),
            fill(b, rect(0, 0, u, u)) + fill(a, "M0 0H100L200 100L100 200H0L100 100z"),
            fill(a, "M0 200A200 200 0 0 1 200 0V200z") + fill(b, "M100 200A100 100 0 0 1 200 100V200z"),
            fill(p.ink, rect(0, 0, u, u)) +
              fill(a, rect(30, 88, 140, 24) + rrect(20, 40, 26, 120, 8) + rrect(154, 40, 26, 120, 8)),
            fill(a, rect(0, 0, u, 50) + rect(0, 100, u, 50)) + fill(b, ellipse(100, 100, 46)),
          ],
          n,
        ),
      );
    }
  return out + veil(s);
};

export const lattice: Scene = (s) => {
  const { palette: p, random: r } = s,
    g = p.dark ? p.sky : r.pick([p.sky, p.pop, p.warm]),
    iron = p.dark ? mix(p.mid, p.deep, 0.2) : mix(p.deep, p.ink, 0.2),
    hi = mix(iron, p.lite, 0.3),
    u = 200;
  const unit =
    line(p.ink, 20, "M8 12L208 212M208 12L8 212", opacity(0.25)) +
    line(iron, 22, "M0 0L200 200M200 0L0 200") +
    line(hi, 4, "M-6 0L194 200M194 0L-6 200") +
    line(iron, 14, "M0 100H200M100 0V200") +
    line(iron, 10, ellipse(100, 100, 52)) +
    line(hi, 3, ellipse(97, 97, 52)) +
    dots(p.dark ? p.lite : p.warm, 9, 28.28, "M20 20L190 190M180 20L10 190") +
    fill(
      iron,
      ellipse(100, 100, 17) + ellipse(0, 0, 24) + ellipse(200, 0, 24) + ellipse(0, 200, 24) + ellipse(200, 200, 24),
    ) +
    fill(p.pop === g ? p.lite : p.pop, ellipse(100, 100, 8));
  return (
    fill(g, rect(0, 0, 800, 1000)) +
    fill(p.dark ? p.glow : p.lite, ellipse(r.range(280, 520), r.range(380, 560), r.range(190, 260))) +
    (p.dark ? "" : grain(fill(SHADE.floor, rect(0, 0, 800, 1000)), 0.5)) +
    repeat("xl", u, u, unit) +
    flood("xl") +
    veil(s)
  );
};

export const wheels: Scene = (s) => {
  const { palette: p } = s,
    g = ground2(s),
    k = onto(g, p.ink, p.lite),
    A = p.pop === g ? p.warm : p.pop;
  let spokes = "";
  for (let i = 0; i < 8; i++) spokes += path`M0 0L${Math.cos(i * 0.785) * 56} ${Math.sin(i * 0.785) * 56}`;
  const T = [
    line(k, 8, ellipse(0, 0, 60)) + line(k, 2.5, spokes) + fill(A, ellipse(0, 0, 13)),
    fill(p.warm === g ? p.lite : p.warm, "M0 -74C48 -74 62 -30 48 6L14 56H-14L-48 6C-62 -30 -48 -74 0 -74z") +
      fill(A, "M0 -74C20 -74 24 -30 18 6L8 56H-8L-18 6C-24 -30 -20 -74 0 -74z") +
      fill(k, rect(-11, 64, 22, 18)),
    fill(A, "M0 -76L58 22H0z") +
      fill(p.lite === g ? p.deep : p.lite, "M-8 -60L-50 22H-8z") +
      fill(k, "M-64 32H66L48 62H-46z"),
    fill(mix(p.deep, p.lite, 0.35), ellipse(0, 0, 50)) +
      line(k, 3, "M-46 -20Q0 0 46 -20M-48 12Q0 32 48 12M-40 -30Q0 -14 40 -30") +
      fill(p.lite, ellipse(-18, -20, 9, 6)),
    fill(A, ellipse(-16, 10, 20)),
  ];
  return halfDrop(s, T.slice(0, 4), g, 184, 184, mix(g, p.ink, 0.18)) + overprint(s) + veil(s);
};

export const wares: Scene = (s) => {
  const { palette: p } = s,
    g = ground2(s),
    k = onto(g, p.ink, p.lite),
    A = p.pop === g ? p.warm : p.pop,
    B = p.deep === g ? p.mid : p.deep;
  const T = [
    fill(k, ellipse(0, 26, 70, 16)) +
      fill(A, "M-42 24C-46 -36 -26 -50 -6 -44Q0 -40 6 -44C26 -50 46 -36 42 24Q0 40 -42 24z") +
      fill(k, "M-43 6Q0 22 43 6L42 24Q0 40 -42 24z"),
    fill(B, "M-44 -30H44L54 66H-54z") + line(k, 7, "M-20 -30C-20 -74 20 -74 20 -30") + fill(p.lite, ellipse(0, 20, 15)),
    fill(A, rect(-56, 30, 112, 26)) +
      fill(p.warm === g ? p.lite : p.warm, rect(-48, 2, 104, 26)) +
      fill(B, rect(-58, -26, 108, 26)) +
      fill(p.lite, rect(38, 34, 18, 18) + rect(-48, 6, 14, 18) + rect(34, -22, 16, 18)),
    fill(p.warm === g ? p.lite : p.warm, "M-30 60V-10Q-30 -30 -12 -34V-50H12V-34Q30 -30 30 -10V60z") +
      fill(k, rect(-15, -70, 30, 22)) +
      fill(p.lite, rect(-22, 4, 44, 32)),
    fill(A, "M-70 30Q-74 0 -50 -6L20 -40Q30 -20 46 0Q74 4 74 30z") +
      fill(k, "M-72 28H76V40H-72z") +
      line(p.lite, 4, "M-10 -24l14 16M8 -32l14 16"),
  ];
  return halfDrop(s, T, g, 178, 176, mix(g, p.ink, 0.18)) + overprint(s) + veil(s);
};
