import { arrondissementCode, parseArrondissement } from "@flaneur/domain";

const FRENCH =
  "premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme treizieme " +
  "quatorzieme quinzieme seizieme dix-septieme dix-huitieme dix-neuvieme vingtieme";
const ENGLISH =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth " +
  "sixteenth seventeenth eighteenth nineteenth twentieth";
/** Ordinals that seldom mean an arrondissement before another word. */
const AMBIGUOUS: ReadonlySet<string> = new Set("first second third premier premiere deuxieme".split(" "));
const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx";

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...[FRENCH, ENGLISH].flatMap((list) =>
    list.split(" ").map((word, index): [string, number] => [word.replace("-", " "), index + 1]),
  ),
  ...ROMAN.split(" ").flatMap((word, index): [string, number][] => [
    [`${word}e`, index + 1],
    [`${word}eme`, index + 1],
  ]),
  ["ier", 1],
  ["premiere", 1],
]);

/** Words before or after a number that mark the number as an arrondissement. */
const SUFFIX = /^(?:arr|arrdt|ardt|arrondissement|district)$/;

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|" +
  "janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre";
const MONTH = new RegExp(`^(?:${MONTHS})$`);
/** Matches the words after an ordinal that is no arrondissement: '19e siècle', '17e et 18e siècles', '2e étage'. */
const COUNTED = new RegExp(
  String.raw`^(?:(?:(?:et|and|au|to) )?(?:\d{1,2}[a-z]+|[ivx]+e(?:me)?) )?` +
    `(?:siecles?|century|centuries|etages?|floors?|guerre|hand|${MONTHS})(?: |$)`,
);

/**
 * Reads an arrondissement at the start of folded words: `11e`, `75011`, `onzieme`, `11th`, `xie`, `paris 11`, each also
 * before or after `arrondissement`. A bare number is an arrondissement only after `paris`, or before or after a word of
 * SUFFIX. An ordinal such as 'first' before another word is no arrondissement: `first sunday`, `second hand`.
 * An ordinal before the words of COUNTED or after a month is none either: `19e siècle`, `1er mai`, `July 14th`.
 * @param before the word before the first one. @default there is none
 * @returns the code and the number of words, or null.
 */
export function arrondissementAt(
  words: readonly string[],
  before = "",
): { readonly code: string; readonly length: number } | null {
  const start = words[0] === "paris" || SUFFIX.test(words[0] ?? "") ? 1 : 0;
  for (const length of [2, 1]) {
    const text = words.slice(start, start + length).join(" ");
    const isFollowed = SUFFIX.test(words[start + length] ?? "");
    const isPostcode = /^\d{5}$/.test(text);
    const isCounted = MONTH.test(before) || COUNTED.test(words.slice(start + length).join(" "));
    if (isCounted && !isFollowed && !isPostcode) continue;
    const isBare = /^\d{1,2}$/.test(text);
    if (length > words.length - start || (isBare && start === 0 && !isFollowed)) continue;
    const isLast = start + length === words.length;
    if (AMBIGUOUS.has(words[start] ?? "") && start === 0 && !isFollowed && !isLast) continue;
    const number = NUMBERS.get(text);
    const code = number === undefined ? (length === 1 ? parseArrondissement(text) : null) : arrondissementCode(number);
    if (code !== null) return { code, length: start + length + (isFollowed ? 1 : 0) };
  }
  return null;
}
