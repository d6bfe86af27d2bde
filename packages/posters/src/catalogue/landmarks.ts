// The landmarks that have scenes of their own, and the districts that see them on the horizon.
import { hash, nth } from "../random.ts";

export const LANDMARKS = [
  "eiffel",
  "arc",
  "sacre",
  "notredame",
  "pantheon",
  "column",
  "opera",
  "invalides",
  "moulin",
  "temple",
  "obelisk",
] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** The landmarks that are seen from the streets of an arrondissement. */
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

/** Landmarks that are too low to be seen above roofs. */
const LOW: readonly Landmark[] = ["arc", "temple"];

/**
 * Returns the scene with the silhouette of a landmark on the horizon of an arrondissement. For a place that is a
 * landmark, it is another landmark. Where none is seen, it is the Eiffel Tower.
 */
export function farScene(place: {
  readonly name: string;
  readonly arrondissement: number;
  readonly id: string;
}): string {
  const own = landmarkNamed(place.name);
  const seen = (BY_ARR[place.arrondissement] ?? []).filter((mark) => mark !== own && !LOW.includes(mark));
  return `far-${seen.length > 0 ? nth(seen, hash(`${place.id}|far`)) : "eiffel"}`;
}

/** The silhouettes that drawings show on the horizon. */
export const FAR_SCENES: readonly string[] = ["eiffel", ...Object.values(BY_ARR).flat()]
  .filter((mark, i, all) => !LOW.some((low) => low === mark) && all.indexOf(mark) === i)
  .map((mark) => `far-${mark}`);
