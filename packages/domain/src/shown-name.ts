/** French, English and Italian words that are small within a name. */
const SMALL = new Set(
  "a à au aux chez d de del della des di du e en et l la le les ou par pour sans sous sur un une and by of the".split(
    " ",
  ),
);
/** Abbreviations that are written like words. */
const ABBREVIATIONS = new Set(["st", "ste", "fbg", "bd", "mr", "mme", "dr"]);
/** A name of one word is an abbreviation up to this length: 'IMA', 'BCBG'. */
const MAX_ABBREVIATION = 4;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const isInCapitals = (name: string): boolean => !/\p{Ll}/u.test(name) && /\p{Lu}.*\p{Lu}/u.test(name);

/** Whether a word of capitals is an abbreviation: 'BHV', 'MK2', 'XVI'. */
const isAbbreviation = (word: string): boolean =>
  /\d/.test(word) || /^[IVX]{2,}$/.test(word) || (word.length > 1 && !/[AEIOUYÀ-Ý]/u.test(word));

function cased(word: string, isFirst: boolean): string {
  const small = word.toLocaleLowerCase("fr");
  if (!isFirst && SMALL.has(small)) return small;
  if (!ABBREVIATIONS.has(small) && isAbbreviation(word)) return word;
  return small.charAt(0).toLocaleUpperCase("fr") + small.slice(1);
}

/**
 * Returns the name that is shown for a stored name. A name that is written in capitals alone, as in many registers, gets
 * the case of a French title: 'LES VIGNES DU LIBAN' is 'Les Vignes du Liban'. Abbreviations keep their capitals.
 */
export function shownName(name: string): string {
  if (!isInCapitals(name)) return name;
  const [first, ...others] = name.match(WORD) ?? [];
  if (first === undefined || (others.length === 0 && first.length <= MAX_ABBREVIATION)) return name;
  const start = name.indexOf(first);
  return name.replace(WORD, (word, at: number) => cased(word, at === start));
}
