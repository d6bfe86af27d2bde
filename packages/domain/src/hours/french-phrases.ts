const DAY =
  "(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?|ph|sa-su)";
const DAY_LIST = `${DAY}(?:\\s*(?:,|&|-|et|and|au|à|to)\\s*${DAY})*`;
const CLOSED_ON = `(?:ferm(?:é|e|ée|és|ées)|closed)(?:\\s+on)?\\s*:?\\s+(?<days>${DAY_LIST})`;
/**
 * Names of days that exist only in French. In a text with one of them, `mar` means Tuesday. In other texts, it means
 * March, except before hours in the French notation.
 */
const FRENCH_DAY =
  /(?<!\p{L})(?:lu|lun|lundi|mer|mercredi|je|jeu|jeudi|ve|ven|vendredi|sam|samedi|di|dim|dimanche)(?!\p{L})/iu;
const MAR = /(?<!\p{L})mar(?!\p{L})\.?/giu;
/** Matches `mar` before hours in the French notation, where it means Tuesday: `Mar 10h-19h`. */
const MAR_AND_HOUR = /(?<!\p{L})mar(?=\.?\s*:?\s*\d{1,2}\s?h)/giu;

const ALWAYS =
  /^\s*(?:ouvert\s+)?(?:24\s?h?\s?\/\s?24[\s,;]*(?:et\s)?7\s?j?\s?\/\s?7|7\s?j?\s?\/\s?7[\s,;]*(?:et\s)?24\s?h?\s?\/\s?24|h\s?24|jour et nuit)\s*$/i;
/** Phrases with their equivalent, in the order in which they are replaced. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\|)\|(?!\|)/g, ";"],
  [/^\s*(?:ouverte?s?|open(?=\s+(?:daily|every|from|\d)))\s*:?\s+(?:from\s+)?(?=[\p{L}\d])/giu, ""],
  [/(?<![\d/])24\s?h?\s?\/\s?24(?!\d)/gi, "00:00-24:00"],
  [/(?<![\d/])7\s?j?(?:ours)?\s?\/\s?7(?!\d)|(?<!\p{L})(?:tous les jours|tlj|every\s?day|daily)(?!\p{L})/giu, "Mo-Su"],
  [/(?<!\p{L})jours f[ée]ri[ée]s(?!\p{L})/giu, "PH"],
  [/(?<!\p{L})(?:week[- ]?ends?)(?!\p{L})/giu, "Sa-Su"],
  [/(?<!\p{L})en semaine(?!\p{L})/giu, "Mo-Fr"],
  [/(?<!\p{L})(lun|mar|mer|jeu|ven|sam|dim)\.(?=[\s:,/-])/giu, "$1"],
  [/(?<!\p{L})(?:sans interruption|non[- ]stop|en continu|inclus)(?!\p{L})/giu, ""],
  [/\((ferm[^()]*)\)/giu, ", $1"],
  // Hours for all days, followed by other hours for some days: `10h-19h, dim 10h-13h`.
  [/^([\s\d,h:–-]+),\s*(?=(?:lun|mar|mer|jeu|ven|sam|dim))/giu, "$1; "],
  [/(?<=\d|\dh)\s*[.•]\s+(?=\p{L})/giu, "; "],
  [/(?<!\p{L})minuit(?!\p{L})/giu, "24:00"],
  [/(?<!\p{L})midi(?!\p{L})/giu, "12:00"],
  [/(?<=\d)\sh\s(?=\d{2}(?!\d|\s?h))/gi, "h"],
  [/(?<!\p{L})(?:tous les|le|les|du|de)\s+(?=[\p{L}\d])/giu, ""],
  // After a slash, times are further hours of the same days, and days begin another rule.
  [/\s\/\s(?=\d)/g, ", "],
  [/\s\/\s/g, "; "],
];
const EXCEPT = new RegExp(`(?:\\s*,)?\\s*(?<!\\p{L})(?:sauf|except)\\s+(?:on\\s+)?(?<days>${DAY_LIST})`, "giu");
const CLOSED_FIRST = new RegExp(`^\\s*${CLOSED_ON}\\s*(?:[;,.]\\s*(?<others>.*))?$`, "isu");
const CLOSED_AFTER = new RegExp(`(?<=[\\dh])\\s*[;,.]?\\s*${CLOSED_ON}(?=\\s*(?:[;,.]|$))`, "giu");
/** Days in words without times. In the syntax of OpenStreetMap they would mean that the place is open all day. */
const DAYS_ALONE = new RegExp(`^\\s*(?:mo-su|${DAY_LIST})\\s*$`, "iu");

/**
 * Rewrites phrases for opening hours, mostly French, in the syntax of OpenStreetMap: `7j/7`, `24h/24`, `de 9h à 18h`,
 * `Fermé le mardi`, ` / ` between rules. Words that the tokenizer knows stay as they are. Returns null for days without
 * times that are written in words.
 */
export function withoutPhrases(text: string): string | null {
  // The words of a comment in quotes stay as they are.
  if (/["“”«»]/.test(text)) return text;
  if (ALWAYS.test(text)) return "24/7";
  const withTuesdays = text.replace(FRENCH_DAY.test(text) ? MAR : MAR_AND_HOUR, "mardi");
  const plain = PHRASES.reduce((rest, [phrase, equivalent]) => rest.replace(phrase, equivalent), withTuesdays);
  // `Mo-Su` alone is the syntax of OpenStreetMap, in which it means that the place is open all day.
  if (DAYS_ALONE.test(plain.replace(EXCEPT, " ")) && /\p{L}{3}|\d/u.test(text)) return null;
  const except = [...plain.matchAll(EXCEPT)].map(({ groups }) => `; ${groups?.days ?? ""} off`).join("");
  const open = plain.replace(EXCEPT, " ").replace(CLOSED_AFTER, "; $<days> off") + except;
  const { days, others = "" } = CLOSED_FIRST.exec(open)?.groups ?? {};
  if (days === undefined) return open;
  // A text that names only closed days says nothing about the hours of the other days.
  return others === "" ? `unknown; ${days} off` : `${others}; ${days} off`;
}
