/**
 * Spellings of the days of the week, from Monday on. `mar` is March: `withoutPhrases` replaces a `mar` that means
 * Tuesday.
 */
export const DAYS = [
  ["mo", "mon", "monday", "mondays", "lundi", "lundis", "lun", "lu", "l"],
  ["tu", "tue", "tues", "tuesday", "tuesdays", "mardi", "mardis", "ma"],
  ["we", "wed", "weds", "wednesday", "wednesdays", "mercredi", "mercredis", "mer", "me"],
  ["th", "thu", "thur", "thurs", "thursday", "thursdays", "jeudi", "jeudis", "jeu", "je", "j"],
  ["fr", "fri", "friday", "fridays", "vendredi", "vendredis", "ven", "ve", "v"],
  ["sa", "sat", "saturday", "saturdays", "samedi", "samedis", "sam", "s"],
  ["su", "sun", "sunday", "sundays", "dimanche", "dimanches", "dim", "di", "d"],
] as const;

/** Spellings of the months, from January on. */
export const MONTHS = [
  ["jan", "january", "janvier", "janv"],
  ["feb", "february", "février", "fevrier", "févr", "fevr", "fév", "fev"],
  ["mar", "march", "mars"],
  ["apr", "april", "avril", "avr"],
  ["may", "mai"],
  ["jun", "june", "juin"],
  ["jul", "july", "juillet", "juil"],
  ["aug", "august", "août", "aout"],
  ["sep", "sept", "september", "septembre"],
  ["oct", "october", "octobre"],
  ["nov", "november", "novembre"],
  ["dec", "december", "décembre", "decembre", "déc"],
] as const;

/** Returns the source of a regular expression that matches one of the names as a whole word, with or without a dot. */
export function anyOfNames(names: readonly string[]): string {
  const longestFirst = names.filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
  return `(?<!\\p{L})(?:${longestFirst.join("|")})(?!\\p{L})\\.?`;
}
