// The inks that a drawing names in its classes, such as `pop` or `crust-ink-40`, and their colours in a palette.
import { mix, onto } from "./colour.ts";
import type { Palette } from "./palettes.ts";

/** The inks of a palette by the names that drawings use. */
export const INKS = [
  "sky",
  "lite",
  "mid",
  "deep",
  "ink",
  "pop",
  "zest",
  "leaf",
  "water",
  "wall",
  "shade",
  "roof",
  "glass",
  "ground",
  "haze",
  "glow",
  "sun",
  "clay",
  "warm",
  "crust",
  "wood",
] as const satisfies readonly (keyof Palette)[];

/**
 * The inks that a drawing chooses for each place: `data-paint="deep pop leaf"` on its root lists the choices. The
 * accents have one choice for each paint.
 */
export const PAINTS = ["paint", "accent", "accent-2", "accent-3", "accent-4"] as const;
export type Paint = (typeof PAINTS)[number];

/** What the colours of a drawing depend on. */
export interface Inking {
  readonly palette: Palette;
  /** The place's choice of each paint. */
  readonly paints: Partial<Record<Paint, Ink>>;
}

/** Returns a colour, `#rrggbb`. */
export type Ink = (inking: Inking) => string;

const isInk = (name: string): name is (typeof INKS)[number] => INKS.some((ink) => ink === name);
const isPaint = (name: string): name is Paint => PAINTS.some((paint) => paint === name);

/** An ink or a paint at the start of a text, and the rest of the text. */
const BASE = new RegExp(`^(${[...PAINTS].reverse().join("|")}|${INKS.join("|")})(?=-|$)`);
/** A mixed ink at the start of a text: its name and its share in percent. */
const MIXED = new RegExp(`^-(${[...PAINTS].reverse().join("|")}|${INKS.join("|")})-([1-9]\\d?)(?=-|$)`);

function base(name: string): Ink | null {
  if (isInk(name)) return ({ palette }) => palette[name];
  if (isPaint(name)) {
    return (inking) => {
      const chosen = inking.paints[name];
      if (chosen === undefined) throw new RangeError(`The drawing uses '${name}', but its root has no data-${name}.`);
      return chosen(inking);
    };
  }
  return null;
}

const mixed =
  (one: Ink, other: Ink, share: number): Ink =>
  (inking) =>
    mix(one(inking), other(inking), share);

/** Parses an ink with its mixtures, such as `crust-ink-40-lite-30`, at the start of a text. */
function mixture(text: string): { readonly ink: Ink; readonly rest: string } | null {
  const [start, name = ""] = BASE.exec(text) ?? [];
  let ink = base(name);
  if (start === undefined || ink === null) return null;
  let rest = text.slice(start.length);
  for (let found = MIXED.exec(rest); found !== null; found = MIXED.exec(rest)) {
    const [part, other = "", percent] = found;
    const second = base(other);
    if (second === null) return null;
    ink = mixed(ink, second, Number(percent) / 100);
    rest = rest.slice(part.length);
  }
  return { ink, rest };
}

/**
 * Parses the name of an ink. Null if the name has another form than these:
 * - `pop`: an ink, or a paint.
 * - `crust-ink-40`: the ink `crust` mixed with 40 % of `ink`. Further mixtures follow: `crust-ink-40-lite-30`.
 * - `lite-or-ink-on-paint`: the ink that has the better contrast on a ground.
 */
export function parseInk(text: string): Ink | null {
  const first = mixture(text);
  if (first === null || first.rest === "") return first?.ink ?? null;
  const second = first.rest.startsWith("-or-") ? mixture(first.rest.slice(4)) : null;
  const ground = second?.rest.startsWith("-on-") ? mixture(second.rest.slice(4)) : null;
  if (second === null || ground === null || ground.rest !== "") return null;
  return (inking) => onto(ground.ink(inking), first.ink(inking), second.ink(inking));
}
