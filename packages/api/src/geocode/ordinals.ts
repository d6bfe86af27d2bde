/** The ordinals of arrondissements in French, folded; alternatives are separated by `|`. */
const FRENCH =
  "premier|premiere deuxieme|second|seconde troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme " +
  "douzieme treizieme quatorzieme quinzieme seizieme dix_septieme dix_huitieme dix_neuvieme vingtieme";
const ENGLISH =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth " +
  "sixteenth seventeenth eighteenth nineteenth twentieth";
const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx";

/** Returns the words of a list, longest first, and a function that returns the number of a word. */
function numbered(list: string): { readonly pattern: string; readonly numberOf: (word: string) => number } {
  const numbers = new Map(
    list
      .split(" ")
      .flatMap((words, index) => words.split("|").map((word) => [word.replaceAll("_", " "), index + 1] as const)),
  );
  const longestFirst = [...numbers.keys()].toSorted((a, b) => b.length - a.length);
  return { pattern: longestFirst.join("|"), numberOf: (word) => numbers.get(word) ?? 0 };
}

const FRENCH_WORDS = numbered(FRENCH);
const ENGLISH_WORDS = numbered(ENGLISH);
const ROMAN_NUMERALS = numbered(ROMAN);

/** Rulers whose names end with an ordinal: 'Rue François Premier'. */
const RULERS = "(?:albert|alexandre|francois|napoleon|pierre)";
const DISTRICT_WORD = "(?:arr|district)";
const END = "(?= *(?:$|[,;]| paris\\b))";
const START = "(?<=^|[,;] ?|\\b(?:le|the|dans le|in the) )";

const WORDED = [FRENCH_WORDS, ENGLISH_WORDS].map(({ pattern, numberOf }) => ({
  // Without 'arrondissement' after it, an ordinal is that of an arrondissement only if it is a separate part of the
  // address: ', sixième'.
  matching: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${pattern})(?= +${DISTRICT_WORD})|(?<!${RULERS} )${START}(${pattern})${END})`,
    "gu",
  ),
  numberOf,
}));

/**
 * 'vie' is also the word for life: 'Café de la Vie'. It is an ordinal at the start of a part, after 'paris', or before
 * 'arr'.
 */
const NOT_LIFE = "(?:(?!vie\\b)|(?=vie +arr)|(?<=^|[,;] ?|\\bparis ))";
const ROMAN_ORDINAL = new RegExp(
  `(?<!${RULERS} )\\b(?:${NOT_LIFE}(${ROMAN_NUMERALS.pattern})(?:er|e|eme|ieme|nd|th)(?= +arr| *(?:$|[,;])| paris\\b)|(${ROMAN_NUMERALS.pattern})(?= +${DISTRICT_WORD})|(?<=\\bparis )(${ROMAN_NUMERALS.pattern})(?:er|e|eme|ieme)?(?= *(?:$|[,; ])))`,
  "g",
);

/**
 * Replaces the ordinals of arrondissements in words and Roman numerals with digits: `sixieme arrondissement` and `vie`
 * become `6e arrondissement` and `6e`. Numbers in the names of streets are kept: `rue louis xv`.
 * @param folded the folded text, with commas.
 */
export function withDigitOrdinals(folded: string): string {
  let text = folded;
  for (const { matching, numberOf } of WORDED) {
    text = text.replace(
      matching,
      (_, before: string | undefined, alone: string | undefined) => `${numberOf(before ?? alone ?? "")}e`,
    );
  }
  return text.replace(
    ROMAN_ORDINAL,
    (_, ...groups: readonly (string | undefined)[]) =>
      `${ROMAN_NUMERALS.numberOf(groups.slice(0, 3).find((group) => group !== undefined) ?? "")}e`,
  );
}
