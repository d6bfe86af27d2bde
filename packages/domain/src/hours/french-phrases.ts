const DAY = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?";
const DAY_LIST = `${DAY}(?:\\s*(?:,|&|-|et|and|au|à|to)\\s*${DAY})*`;
const CLOSED_ON = `(?:ferm(?:é|e|ée|és|ées)|closed)(?:\\s+on)?\\s*:?\\s+(?<days>${DAY_LIST})`;

const ALWAYS =
  /^\s*(?:24\s?h?\s?\/\s?24[\s,;]*(?:et\s)?7\s?j?\s?\/\s?7|7\s?j?\s?\/\s?7[\s,;]*(?:et\s)?24\s?h?\s?\/\s?24)\s*$/i;
const ALL_DAY = /(?<![\d/])24\s?h\s?\/\s?24(?!\d)/gi;
const EVERY_DAY = /(?<![\d/])7\s?j(?:ours)?\s?\/\s?7(?!\d)|(?<!\p{L})tous les jours(?!\p{L})/giu;
const FILLERS = /(?<!\p{L})(?:tous les|le|les|du|de)\s+(?=[\p{L}\d])/giu;
const CLOSED_FIRST = new RegExp(`^\\s*${CLOSED_ON}\\s*(?:[;,.]\\s*(?<others>.*))?$`, "isu");
const CLOSED_AFTER = new RegExp(`(?<=[\\dh])\\s*[;,.]?\\s*${CLOSED_ON}(?=\\s*(?:[;,.]|$))`, "giu");

/**
 * Rewrites the phrases in which people write opening hours, mostly in French, in the syntax of OpenStreetMap: `7j/7`,
 * `24h/24`, `de 9h à 18h`, `Fermé le mardi`, ` / ` between rules. Words that the tokenizer knows stay as they are.
 */
export function withoutPhrases(text: string): string {
  // The words of a comment in quotes stay as they are.
  if (/["“”«»]/.test(text)) return text;
  if (ALWAYS.test(text)) return "24/7";
  const plain = text
    .replace(ALL_DAY, "00:00-24:00")
    .replace(EVERY_DAY, "Mo-Su")
    .replace(FILLERS, "")
    .replace(/\s\/\s/g, "; ")
    .replace(CLOSED_AFTER, "; $<days> off");
  // Days without times are no opening hours. The other parser would read them as open all day.
  if (/^\s*Mo-Su\s*$/.test(plain)) return text;
  const { days, others = "" } = CLOSED_FIRST.exec(plain)?.groups ?? {};
  if (days === undefined) return plain;
  // A text that only names the closed days says nothing about the hours of the others.
  return others === "" ? `unknown; ${days} off` : `${others}; ${days} off`;
}
