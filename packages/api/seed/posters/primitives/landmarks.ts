// Which landmark belongs to which name or district, drawn in three tones or as one silhouette.
import { mix } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { invalides, notredame, opera, pantheon, sacre, temple } from "./landmark-domes.ts";
import { arcTriomphe, column, eiffel, moulin, obelisk, type Tone } from "./landmark-towers.ts";

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

const BY_ARR: Record<number, Landmark[]> = {
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

const NAMED: [RegExp, Landmark][] = [
  [/eiffel/i, "eiffel"],
  [/arc de|triomphe|porte saint/i, "arc"],
  [/sacr|montmartre/i, "sacre"],
  [/notre.?dame|cath/i, "notredame"],
  [/panth/i, "pantheon"],
  [/invalides/i, "invalides"],
  [/op[ée]ra|garnier|palais/i, "opera"],
  [/moulin/i, "moulin"],
  [/ob[ée]lis|concorde/i, "obelisk"],
  [/colonne|bastille|vend/i, "column"],
  [/chaumont|temple/i, "temple"],
];

export const landmarkFor = (s: Stage): Landmark =>
  NAMED.find(([re]) => re.test(s.name))?.[1] ??
  s.random.pick(BY_ARR[s.arrondissement] ?? (["eiffel", "sacre", "pantheon"] as Landmark[]));

export const toneOf = (s: Stage): Tone =>
  s.palette.dark
    ? [
        s.palette.time === "night" ? mix(s.palette.mid, s.palette.lite, 0.25) : mix(s.palette.mid, s.palette.lite, 0.4),
        s.palette.time === "night" ? s.palette.deep : mix(s.palette.mid, s.palette.deep, 0.45),
        mix(s.palette.deep, s.palette.ink, 0.5),
      ]
    : [s.palette.lite, s.palette.mid, s.palette.deep];
