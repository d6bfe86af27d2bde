// Landmarks. A landmark is drawn large only for the place with its name. In posters of districts from which the
// landmark is visible, it is a small silhouette.
import { mix } from "../colour.ts";
import { at } from "../kit.ts";
import type { Stage } from "../stage.ts";
import { invalides, notredame, opera, pantheon, sacre, temple } from "./landmark-domes.ts";
import type { Tone } from "./landmark-parts.ts";
import { arcTriomphe, column, eiffel, moulin, obelisk } from "./landmark-towers.ts";

export type Landmark =
  | "eiffel"
  | "arc"
  | "sacre"
  | "notredame"
  | "pantheon"
  | "column"
  | "opera"
  | "invalides"
  | "moulin"
  | "temple"
  | "obelisk";

export function landmark(s: Stage, which: Landmark, tone: Tone): string {
  const { palette: p } = s,
    flat = tone[0] === tone[2],
    gold = flat ? tone[0] : p.warm,
    copper = flat ? tone[0] : p.dark ? mix(p.leaf, p.mid, 0.5) : mix(p.leaf, p.lite, 0.25);
  switch (which) {
    case "eiffel":
      return eiffel(tone);
    case "arc":
      return arcTriomphe(tone);
    case "sacre":
      return sacre(tone);
    case "notredame":
      return notredame(tone);
    case "pantheon":
      return pantheon(tone);
    case "invalides":
      return invalides(tone, gold);
    case "column":
      return column(tone, gold);
    case "opera":
      return opera(tone, gold, copper);
    case "moulin":
      return moulin(tone, flat ? tone[0] : p.pop);
    case "temple":
      return temple(tone, flat ? tone[0] : p.leaf);
    case "obelisk":
      return obelisk(tone, gold);
  }
}

const BY_ARR: Readonly<Record<number, readonly Landmark[]>> = {
  1: ["column", "obelisk"],
  2: ["column", "opera"],
  3: ["column", "notredame"],
  4: ["notredame"],
  5: ["pantheon", "notredame"],
  6: ["pantheon", "notredame"],
  7: ["eiffel", "invalides"],
  8: ["arc", "obelisk"],
  9: ["opera"],
  10: ["column", "sacre"],
  11: ["column"],
  12: ["column", "temple"],
  13: ["pantheon", "invalides"],
  14: ["eiffel", "pantheon"],
  15: ["eiffel"],
  16: ["eiffel", "arc"],
  17: ["arc", "sacre"],
  18: ["sacre", "moulin"],
  19: ["temple", "sacre"],
  20: ["sacre", "temple"],
};

/** The patterns of folded names (see foldName) that mean a landmark. */
const NAMED: readonly (readonly [RegExp, Landmark])[] = [
  [/^(la )?tour eiffel/, "eiffel"],
  [/^(l')?arc de triomphe(?! du carrousel)/, "arc"],
  [/sacre[- ]coeur/, "sacre"],
  [/^(la )?(cathedrale )?notre[- ]dame( de paris)?$/, "notredame"],
  [/^(le )?pantheon/, "pantheon"],
  [/invalides|musee de l'armee/, "invalides"],
  [/(opera|palais) garnier/, "opera"],
  [/moulin rouge/, "moulin"],
  [/obelisque|place de la concorde/, "obelisk"],
  [/colonne de juillet|place de la bastille/, "column"],
  [/buttes[- ]chaumont|temple de la sibylle/, "temple"],
];

/** Folds a name: lower case, no accents, one kind of apostrophe, œ as oe. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[’`]/g, "'")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

/** Returns the landmark that a name means, or undefined if it means none. */
export function landmarkNamed(name: string): Landmark | undefined {
  const folded = foldName(name);
  return NAMED.find(([pattern]) => pattern.test(folded))?.[1];
}

export const landmarkFor = (s: Stage): Landmark =>
  landmarkNamed(s.name) ?? s.random.pick(BY_ARR[s.arrondissement] ?? ["eiffel", "sacre", "pantheon"]);

/**
 * Draws a landmark on the horizon in one pale tone, with its base at x, y. For a place that is a landmark, another
 * landmark of its arrondissement is drawn, or the Eiffel Tower if there is no other.
 */
export function farLandmark(s: Stage, x: number, y: number, k = 0.3): string {
  const { palette: p, random: r } = s;
  const own = landmarkNamed(s.name);
  const seen = (BY_ARR[s.arrondissement] ?? []).filter((mark) => mark !== own && mark !== "arc" && mark !== "temple");
  const which = seen.length > 0 ? r.pick(seen) : "eiffel";
  const tone = mix(p.haze, p.sky, p.dark ? 0.1 : 0.12);
  return at(x, y, k, landmark(s, which, [tone, tone, tone]));
}

export const toneOf = (s: Stage): Tone =>
  s.palette.dark
    ? [
        s.palette.time === "night" ? mix(s.palette.mid, s.palette.lite, 0.25) : mix(s.palette.mid, s.palette.lite, 0.4),
        s.palette.time === "night" ? s.palette.deep : mix(s.palette.mid, s.palette.deep, 0.45),
        mix(s.palette.deep, s.palette.ink, 0.5),
      ]
    : [s.palette.lite, s.palette.mid, s.palette.deep];
