// People, dogs and cyclists, with their feet or wheels at y. They face right unless they are mirrored.
import { mix } from "../colour.ts";
import { at, bars, ellipse, fill, line, opacity, poly, rect, rrect } from "../kit.ts";
import type { Stage } from "../stage.ts";

export type Person = "woman" | "man" | "vendor" | "waiter" | "dress" | "couple" | "umbrella" | "child";

export const skinOf = (s: Stage) =>
  s.random.pick([
    mix(s.palette.lite, s.palette.crust, 0.32),
    mix(s.palette.lite, s.palette.crust, 0.6),
    mix(s.palette.crust, s.palette.ink, 0.42),
    mix(s.palette.crust, s.palette.ink, 0.62),
  ]);

export function person(
  s: Stage,
  kind: Person,
  x: number,
  y: number,
  h: number,
  o: { coat?: string; dir?: 1 | -1; shadow?: number; all?: string } = {},
): string {
  const { palette: p, random: r } = s,
    k = h / 100,
    dir = o.dir ?? (r.chance(0.5) ? 1 : -1);
  const coat = o.all ?? o.coat ?? r.pick([p.pop, p.ink, p.deep, p.zest]),
    skin = o.all ?? skinOf(s),
    dark = o.all ?? p.ink,
    pale = o.all ?? p.lite;
  const legs = "M-6 -36L-12 -2L-7 0L1 -34zM3 -36L8 -1L15 0L15 -2L12 -4L10 -36z";
  let b = "";
  if (kind === "woman" || kind === "umbrella") {
    b =
      fill(dark, legs) +
      fill(coat, "M-4 -86C-11 -84 -10 -70 -12 -60L-17 -28Q0 -22 17 -28L12 -60C12 -72 11 -84 4 -86z") +
      fill(p.ink, "M2 -62L14 -56L17 -28Q12 -25 5 -25z", opacity(0.22)) +
      fill(skin, ellipse(1, -92, 5.6, 6.4)) +
      fill(dark, "M-7 -91C-9 -102 6 -104 8 -95L1 -96L-2 -86L-8 -87z");
    if (kind === "woman")
      b +=
        fill(o.all ?? p.zest, "M-9 -97Q-2 -107 9 -100L8 -96z") +
        fill(pale, rect(12, -52, 11, 12)) +
        line(pale, 1.4, "M14 -52q4 -9 7 0");
    else
      b +=
        line(dark, 2, "M11 -56V-122") +
        fill(
          o.all ?? p.pop,
          "M-26 -112Q-20 -142 11 -144Q42 -142 48 -112Q38 -118 30 -112Q20 -119 11 -112Q0 -119 -8 -112Q-18 -118 -26 -112z",
        );
  } else if (kind === "dress") {
    b =
      fill(skin, "M-4 -30L-8 -2L-4 0L0 -30zM3 -30L6 -1L11 0L8 -30z") +
      fill(coat, "M-5 -84L-6 -60L-20 -26Q0 -20 19 -26L6 -60L5 -84Q0 -80 -5 -84z") +
      line(skin, 4, "M-6 -82L-13 -66L-8 -56M6 -82L14 -68L18 -60") +
      fill(skin, ellipse(0, -92, 5.4, 6.4)) +
      fill(dark, "M-7 -88C-9 -103 9 -103 7 -90L4 -96L-3 -96z") +
      fill(pale, `${ellipse(0, -98, 14, 3.4)}M-7 -98Q0 -110 7 -98z`);
  } else if (kind === "man") {
    b =
      fill(dark, "M-9 -46L-13 -3L-15 0L-5 0L1 -38L6 -3L6 0L15 0L12 -4L9 -46z") +
      fill(coat, "M-5 -86C-12 -85 -13 -76 -13 -66L-16 -32Q0 -27 15 -32L12 -66C13 -76 11 -85 5 -86z") +
      fill(p.ink, "M3 -85C11 -84 13 -76 12 -66L15 -32Q11 -30 6 -30L4 -60z", opacity(0.22)) +
      line(coat, 7, "M-11 -78C-18 -68 -19 -58 -15 -46") +
      line(mix(coat, p.ink, 0.3), 2, "M-10 -66C-10 -58 -12 -52 -14 -48") +
      fill(skin, ellipse(1, -92, 5.6, 6.6) + ellipse(-15, -44, 3)) +
      fill(dark, "M-11 -96Q0 -99 12 -96L7 -98L6 -105Q0 -108 -5 -105L-6 -98z") +
      fill(pale, "M-3 -86L1 -80L5 -86z");
  } else if (kind === "waiter") {
    b =
      fill(dark, "M-8 -20L-9 0H-2L0 -20zM2 -20L4 0H12L8 -20z") +
      fill(pale, "M-10 -56L-12 -14H12L11 -56z") +
      fill(dark, "M-6 -86C-12 -85 -12 -76 -11 -54H11C12 -76 12 -85 6 -86z") +
      fill(pale, "M-3 -86L0 -72L4 -86z") +
      line(pale, 5, "M-10 -81L-15 -66L-8 -58M10 -81L20 -76L22 -92") +
      fill(skin, ellipse(1, -93, 5.6, 6.6) + ellipse(22, -94, 3)) +
      fill(dark, "M-6 -92C-7 -102 8 -103 7 -95L0 -97z") +
      fill(o.all ?? p.zest, rrect(6, -101, 34, 4, 2)) +
      fill(o.all ?? p.pop, `${rect(14, -116, 6, 15)}M26 -101h9l2 -9h-13z`);
  } else if (kind === "vendor") {
    b =
      fill(dark, "M-8 -20L-9 0H-2L0 -20zM2 -20L4 0H12L8 -20z") +
      fill(coat, "M-6 -86C-14 -84 -14 -74 -13 -40H13C14 -74 14 -84 6 -86z") +
      fill(pale, "M-8 -74H8L11 -56L12 -14H-12L-11 -56z") +
      line(coat, 7, "M-11 -80L-17 -62L-8 -52M11 -80L17 -62L10 -50") +
      fill(skin, ellipse(0, -93, 6, 7) + ellipse(-7, -52, 3.4) + ellipse(9, -50, 3.4)) +
      fill(dark, "M-8 -95Q-7 -105 2 -104Q9 -103 8 -96L12 -94H-8z");
  } else if (kind === "child") {
    b =
      fill(dark, "M-7 -34L-9 0H-3L0 -30L4 0H10L7 -34z") +
      fill(coat, "M-7 -72Q-11 -70 -11 -34H11Q11 -70 6 -72z") +
      fill(skin, ellipse(0, -82, 8, 9)) +
      fill(o.all ?? p.pop, "M-9 -84Q0 -100 9 -84z");
  } else {
    b =
      at(-13, 0, 1, person(s, "man", 0, 0, 100, { ...o, dir: 1, shadow: 0 })) +
      at(13, 0, 0.95, person(s, "dress", 0, 0, 100, { dir: 1, shadow: 0, ...(o.all ? { all: o.all } : {}) }));
  }
  const shadow =
    o.shadow === 0
      ? ""
      : fill(
          p.ink,
          poly(
            [x - 8 * k, y],
            [x + 8 * k, y],
            [x + (o.shadow ?? 0.9) * h + 10 * k, y + h * 0.26],
            [x + (o.shadow ?? 0.9) * h - 8 * k, y + h * 0.28],
          ),
          opacity(0.32),
        );
  return shadow + at(x, y, dir < 0 ? [-k, k] : k, b);
}

/** A silhouette of head and shoulders for lit windows and audiences, about 105 units tall with its base at y. */
export const bust = (x: number, y: number, k: number, c: string, style = 0) =>
  at(
    x,
    y,
    k,
    fill(
      c,
      `M-36 0C-37 -30 -34 -46 -12 -53L-9 -62C-17 -68 -18 -80 -16 -88A16 17 0 0 1 16 -88C18 -80 16 -68 9 -62L12 -53C34 -46 37 -30 36 0z${style === 1 ? ellipse(10, -107, 9) : style === 2 ? "M-24 -94H24L16 -97L13 -112Q0 -118 -13 -112L-16 -97z" : style === 3 ? "M-16 -88C-24 -70 -22 -56 -16 -50L16 -50C22 -58 24 -74 16 -92z" : ""}`,
    ),
  );

/** A walking dog, 46 units tall. */
export const dog = (x: number, y: number, k: number, c: string) =>
  at(
    x,
    y,
    k,
    fill(
      c,
      "M-26 -22Q-30 -34 -22 -40L-24 -28L6 -28L10 -40L14 -46L16 -40L26 -36L24 -31L16 -29L14 -16L12 0H8L7 -14L-16 -14L-19 0H-23L-22 -14z",
    ),
  );

/** A cyclist heading right. At the scale k = 1: 150 units wide, with wheels of radius 30. The ground is at y. */
export function cyclist(
  s: Stage,
  x: number,
  y: number,
  k: number,
  o: { load?: "baguettes" | "none"; coat?: string; bike?: string; all?: string } = {},
): string {
  const { palette: p } = s,
    bike = o.all ?? o.bike ?? p.ink,
    coat = o.all ?? o.coat ?? p.pop,
    skin = o.all ?? skinOf(s),
    dark = o.all ?? p.ink;
  return at(
    x,
    y,
    k,
    line(bike, 4, ellipse(-46, -31, 30) + ellipse(48, -31, 30)) +
      line(
        bike,
        1,
        "M-46 -61v60M-76 -31h60M48 -61v60M18 -31h60M-67 -52l42 42M-67 -10l42 -42M27 -52l42 42M27 -10l42 -42",
        opacity(0.5),
      ) +
      line(bike, 4.5, "M-46 -31L-16 -74L34 -74L48 -31M-46 -31L0 -31L-20 -82M0 -31L34 -74L30 -90L44 -96") +
      line(dark, 9, "M-14 -86L10 -62L4 -30L14 -26") +
      fill(bike, rrect(-32, -90, 28, 7, 3)) +
      fill(coat, "M-26 -86C-24 -118 -10 -138 6 -142C16 -142 18 -132 14 -122L0 -86z") +
      line(coat, 9, "M8 -132L22 -108L40 -98") +
      fill(skin, ellipse(14, -154, 10, 11) + ellipse(42, -97, 5)) +
      fill(dark, "M2 -156C2 -172 22 -174 26 -160L30 -158L14 -160L8 -150z") +
      (o.load === "baguettes"
        ? fill(mix(p.zest, p.pop, 0.3), "M-64 -64L-88 -140q6 -8 12 0L-46 -64zM-58 -64L-66 -152q7 -7 12 2L-42 -64z") +
          fill(p.deep, "M-80 -94h46l-6 34h-34z") +
          bars(p.lite, 26, 2, 5, "M-78 -78h42", opacity(0.4))
        : ""),
  );
}
