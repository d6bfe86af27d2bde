import { fold } from "@flaneur/domain";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const ARTICLES = set("le la les l a au aux the");
/** Words that link a kind of place to the words after it, as in `Café de la Bastille`. */
const LINKS = set("de du des d a au aux");

/** Kinds of place, by the folded words that state them in a name. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["cafe", "café"],
  ["restaurant", "restaurant"],
  ["brasserie", "brasserie"],
  ["bistrot", "bistrot"],
  ["bistro", "bistrot"],
  ["bar", "bar"],
  ["hotel", "hotel"],
  ["boulangerie", "bakery"],
  ["patisserie", "bakery"],
  ["creperie", "crêperie"],
]);

/** Quarters at the end of a name, which distinguish the branches of a business. Those with most words are first. */
const QUARTERS = [
  ...["paris", "de paris", "marais", "le marais", "montmartre", "bastille", "republique", "montorgueil", "oberkampf"],
  ...[
    "montparnasse",
    "menilmontant",
    "grands boulevards",
    "palais royal",
    "batignolles",
    "madeleine",
    "opera",
    "odeon",
  ],
  ...["saint germain", "belleville", "pigalle", "vosges", "chatelet", "les halles", "trocadero", "champs elysees"],
]
  .map((quarter) => quarter.split(" "))
  .toSorted((a, b) => b.length - a.length);
const LAST_WORDS: ReadonlySet<string> = new Set(QUARTERS.map((quarter) => quarter.at(-1) ?? ""));

/** Words that do not identify a place: the core of `Le Petit Café` must not be `petit`. */
const WEAK = set(
  "petit petite petits grand grande grands bon bonne bons beau belle vieux vieille nouveau nouvelle noir noire blanc " +
    "blanche rouge bleu vert jardin place rue gare coin quartier centre marche musee cinema theatre parc square metro " +
    "vin vins wine pizza sushi burger coffee tea salon maison club house shop",
);

const NUMBERS: ReadonlyMap<string, string> = new Map([
  ["2", "deux"],
  ["3", "trois"],
  ["4", "quatre"],
]);

/** The distinctive part of a name, by which places of different sources are compared. */
export interface NameCore {
  /**
   * The core, `breizh` for `Breizh Café Marais`; the folded name without its article when nothing distinctive would
   * remain.
   */
  readonly core: string;
  /** The kinds of place that were removed from the core. */
  readonly kinds: ReadonlySet<string>;
}

type Words = readonly string[];

const isKind = (word: string): boolean => KINDS.has(word);
const isSmall = (word: string | undefined): boolean => word !== undefined && (LINKS.has(word) || ARTICLES.has(word));
/** Whether a folded word can identify a place. */
export const isSignificant = (word: string): boolean =>
  !isSmall(word) && !isKind(word) && !WEAK.has(word) && !/^\d+$/.test(word);

function withoutArticle(words: Words): Words {
  const start = words.findIndex((word) => !ARTICLES.has(word));
  const bare = start === -1 ? words : words.slice(start);
  // `Chez l'Ami Jean` loses its `Chez`, but `Chez Paul` must not become `Paul`, which is a bakery.
  return bare[0] === "chez" && bare.length > 2 ? withoutArticle(bare.slice(1)) : bare;
}

/**
 * Removes the quarter at the end of a name, unless a link precedes it: `Café de la Bastille` is named after its
 * quarter.
 */
function withoutQuarter(words: Words): Words {
  if (!LAST_WORDS.has(words.at(-1) ?? "")) return words;
  const quarter = QUARTERS.find(
    (end) => words.slice(-end.length).join(" ") === end.join(" ") && !isSmall(words.at(-end.length - 1)),
  );
  return quarter === undefined ? words : words.slice(0, -quarter.length);
}

/**
 * Returns the core of a name: without article, kind of place and quarter at the end, as long as something distinctive
 * remains.
 */
export function nameCore(name: string): NameCore {
  const words = (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => NUMBERS.get(word) ?? word);
  const bare = withoutArticle(words);
  // A kind before a link stays in the core: the `Bistrot du Dôme` is not the Dôme, but next to it.
  const isLeftOut = (word: string, index: number): boolean => isKind(word) && !LINKS.has(bare[index + 1] ?? "");
  const core = withoutArticle(withoutQuarter(bare.filter((word, index) => !isLeftOut(word, index))));
  if (!core.some(isSignificant)) return { core: bare.join(" "), kinds: new Set() };
  const kinds = bare.filter(isLeftOut).map((word) => KINDS.get(word) ?? word);
  return { core: core.join(" "), kinds: new Set(kinds) };
}
