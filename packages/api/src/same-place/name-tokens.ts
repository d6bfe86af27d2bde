import { fold } from "@flaneur/domain";
import { nameCore } from "./name-core.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Articles, prepositions and conjunctions. */
const SMALL = set("le la les l un une de du des d a au aux et en the of and");
/** Words that occur in many names of a kind, and so do not distinguish two places. */
const GENERIC = set(
  "maison musee museum national nationale nationaux municipal municipale paris parisien parisienne jardin jardins parc square " +
    "cinema theatre piscine gymnase marche boutique librairie chocolaterie fromagerie cave caves salle compagnie cie co " +
    "club abbaye basilique collegiale eglise cathedrale chapelle centre fondation palais art arts culture public publique",
);

/** The name under which a place is compared, by another folded name of the place. */
const LONG_FORMS: ReadonlyMap<string, string> = new Map([
  ["centre national d art et de culture georges pompidou", "centre pompidou"],
  ["ima", "institut du monde arabe"],
  ["bnf", "bibliotheque nationale de france"],
  ["bnf francois mitterrand", "bibliotheque francois mitterrand"],
  ["museum national d histoire naturelle", "jardin des plantes"],
  ["mnhn", "jardin des plantes"],
  ["mam", "musee d art moderne de la ville de paris"],
  ["musee d art moderne de paris", "musee d art moderne de la ville de paris"],
  ["mac val", "musee d art contemporain du val de marne"],
  ["madd", "musee des arts decoratifs"],
  ["les arts decoratifs", "musee des arts decoratifs"],
  ["mahj", "musee d art et d histoire du judaisme"],
  ["square louis xiii", "place des vosges"],
  ["fondation pierre berge yves saint laurent", "musee yves saint laurent"],
  ["hotel de ville", "mairie de paris"],
  ["notre dame", "cathedrale notre dame de paris"],
]);

const words = (name: string): readonly string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the folded words of a name, or the name in LONG_FORMS under which the place is compared. */
export const shortForm = (name: string): string => {
  const folded = words(name).join(" ");
  return LONG_FORMS.get(folded) ?? folded;
};

/**
 * Returns the words that distinguish a place from others of its kind: `picasso` of `Musée national Picasso-Paris`.
 * Empty when none of these words has three letters or more.
 */
export function distinctiveTokens(name: string): readonly string[] {
  const tokens = [...new Set(words(nameCore(shortForm(name)).core))];
  const distinctive = tokens.filter((word) => !SMALL.has(word) && !GENERIC.has(word));
  return distinctive.some((word) => word.length > 2) ? distinctive.toSorted() : [];
}
