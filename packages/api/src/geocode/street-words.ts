/** First words of street names in Paris, in the form of `streetKey`. */
export const STREET_TYPES: ReadonlySet<string> = new Set(
  (
    "allee arcades avenue belvedere boulevard carrefour chaussee chemin cite cour cours escalier esplanade faubourg " +
    "galerie hameau ile impasse jardin mail parc parvis passage passerelle peristyle place placette pont port porte " +
    "promenade quai residence rond route rue ruelle sente sentier square terrasse venelle viaduc villa voie"
  ).split(" "),
);

/** Words that people may add to or leave out of a street's name. */
const SMALL_WORDS: ReadonlySet<string> = new Set("a au aux d de des du en et l la le les".split(" "));

/** Abbreviations, as used in letters and on signs. `r` abbreviates `rue` only as the first word. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ["all", "allee"],
  ["av", "avenue"],
  ["ave", "avenue"],
  ["bd", "boulevard"],
  ["bld", "boulevard"],
  ["blvd", "boulevard"],
  ["boul", "boulevard"],
  ["bvd", "boulevard"],
  ["car", "carrefour"],
  ["crs", "cours"],
  ["esp", "esplanade"],
  ["faub", "faubourg"],
  ["fbg", "faubourg"],
  ["fg", "faubourg"],
  ["imp", "impasse"],
  ["pas", "passage"],
  ["pass", "passage"],
  ["pl", "place"],
  ["prom", "promenade"],
  ["psg", "passage"],
  ["rte", "route"],
  ["sq", "square"],
  ["al", "allee"],
  ["boulv", "boulevard"],
  ["bvrd", "boulevard"],
  ["chem", "chemin"],
  ["fb", "faubourg"],
  ["fbourg", "faubourg"],
  ["ham", "hameau"],
  ["pte", "porte"],
  ["psge", "passage"],
  ["vla", "villa"],
  ["amal", "amiral"],
  ["capt", "capitaine"],
  ["card", "cardinal"],
  ["cne", "capitaine"],
  ["cdt", "commandant"],
  ["cmdt", "commandant"],
  ["doct", "docteur"],
  ["gd", "grand"],
  ["gde", "grande"],
  ["gnal", "general"],
  ["gnl", "general"],
  ["grd", "grand"],
  ["ing", "ingenieur"],
  ["lieut", "lieutenant"],
  ["lt", "lieutenant"],
  ["sgt", "sergent"],
  ["col", "colonel"],
  ["dr", "docteur"],
  ["gal", "general"],
  ["gen", "general"],
  ["mal", "marechal"],
  ["mgr", "monseigneur"],
  ["pdt", "president"],
  ["pr", "professeur"],
  ["prof", "professeur"],
  ["st", "saint"],
  ["ste", "sainte"],
]);

const UNITS = "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");
const ROMAN = "ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii".split(" ");

/** Numbers in names of streets: `Quatre-Septembre`, `Henri IV`, `François 1er`. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, i): [string, number] => [word, i + 1]),
  ...ROMAN.filter((word) => word.length > 1).map((word): [string, number] => [word, ROMAN.indexOf(word) + 2]),
  ["vingt", 20],
  ["trente", 30],
  ["premier", 1],
  ["1er", 1],
  ["ier", 1],
]);

const TENS: ReadonlySet<string> = new Set(["dix", "vingt", "trente"]);

/** Replaces words for numbers with digits. `dix huit` is one number. */
function withDigits(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    const value = NUMBERS.get(word);
    const next = NUMBERS.get(words[i + 1] ?? "");
    if (value !== undefined && TENS.has(word) && next !== undefined && next < 10) {
      found.push(String(value + next));
      i += 1;
    } else found.push(value === undefined ? word : String(value));
  }
  return found;
}

/** Returns the words of a folded text, without punctuation. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Expands an abbreviated word: `bd` becomes `boulevard`. */
export const expandAbbreviation = (word: string): string => ABBREVIATIONS.get(word) ?? word;

/**
 * Returns the form in which streets are compared: the words of a folded text with abbreviations expanded and numbers as
 * digits, separated by spaces. `bd st-germain` and `Boulevard Saint-Germain` have the same key. The key of a key is the
 * key itself.
 */
export function streetKey(folded: string): string {
  const [first, ...others] = wordsOf(folded);
  if (first === undefined) return "";
  return withDigits([first === "r" ? "rue" : first, ...others].map(expandAbbreviation)).join(" ");
}

/** Abbreviations by the type of street. */
const TYPE_ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  [...STREET_TYPES].map((type) => [
    type,
    [
      ...(type === "rue" ? ["r"] : []),
      ...[...ABBREVIATIONS].flatMap(([word, whole]) => (whole === type ? [word] : [])),
    ],
  ]),
);

/** Returns a key, and its spellings with an abbreviated type or `saint`. */
export function spellingsOf(key: string): string[] {
  const [type = "", ...others] = key.split(" ");
  const rest = others.join(" ");
  const saints = rest.replace(/\bsaint(e?)\b/g, "st$1");
  return [type, ...(TYPE_ABBREVIATIONS.get(type) ?? [])].flatMap((first) =>
    [...new Set([rest, saints])].map((name) => `${first} ${name}`.trim()),
  );
}

export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);

/** Returns the words of a key that distinguish streets. */
export const significantTokens = (key: string): string[] => key.split(" ").filter((word) => !SMALL_WORDS.has(word));

const EXPANSIONS: ReadonlySet<string> = new Set(ABBREVIATIONS.values());

/**
 * Returns a pattern of `like` for the spellings of a street: the words of a key in their order, without its type and the
 * words that people abbreviate or leave out. The whole key if only such words are left, as in `Rue de la Cité`. The
 * pattern ends in a whole word if it can, so that an index finds few other streets.
 */
export function streetPattern(key: string): string {
  const [type = "", ...others] = significantTokens(key);
  const words = STREET_TYPES.has(type) ? others : [type, ...others];
  const isKept = (word: string) => !EXPANSIONS.has(word) && !/\d/.test(word);
  const kept = words.filter(isKept);
  // `neuf`, as in `Pont Neuf`, is a number in a key.
  if (kept.length === 0) return key.replace(/\b\d{1,2}\b/g, (digits) => UNITS[Number(digits) - 1] ?? digits);
  const end = isKept(words.at(-1) ?? "") ? "" : " %";
  return `%${kept.join("% ")}${end}`;
}
