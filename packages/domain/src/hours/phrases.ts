import { anyOfNames, DAYS, MONTHS } from "./names.ts";
import { withPlainNotations } from "./notations.ts";
import { markRemarks } from "./remarks.ts";

/**
 * Names of days that exist only in French. In a text with one of them, `mar` means Tuesday. In other texts, it means
 * March, except before hours in the French notation.
 */
const FRENCH_DAY =
  /(?<!\p{L})(?:lu|lun|lundi|mer|mercredi|je|jeu|jeudi|ve|ven|vendredi|sam|samedi|di|dim|dimanche)(?!\p{L})/iu;
const OTHER_MONTH = anyOfNames(MONTHS.flat().filter((name) => name !== "mar"));
const RANGE = "\\s*(?:-|to|au|à)\\s*";
/** Matches `mar`, except at an end of a range of months: `Nov.-Mar.`. */
const MAR = `(?<!${OTHER_MONTH}${RANGE})(?<!\\p{L})mar(?!\\p{L}|\\.?${RANGE}${OTHER_MONTH})\\.?`;
const MAR_IN_FRENCH = new RegExp(MAR, "giu");
/** Matches `mar` before hours in the French notation, where it means Tuesday: `Mar 10h-19h`. */
const MAR_AND_HOUR = new RegExp(`${MAR}(?=\\s*:?\\s*\\d{1,2}\\s?h)`, "giu");

/** Abbreviations of names, after which a dot does not end a sentence. */
const SHORT = [...DAYS, ...MONTHS]
  .flat()
  .filter(
    (name) =>
      name.length < 6 && !/^(?:may|mai|mars|march|april|avril|ao[uû]t|ju(?:ne|ly|in)|lundi|mardi|jeudi)$/.test(name),
  );
const ABBREVIATION = new RegExp(`(${anyOfNames(SHORT).replace(/\\\.\?$/, "")})\\.`, "giu");

/** Phrases with their equivalent, in the order in which they are replaced. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\|)\|(?!\|)/g, ";"],
  [/^\s*(?:opening hours?|opening times|hours|horaires(?:\s+d'ouverture)?)\s*:\s*/giu, ""],
  [/^\s*(?:ouverte?s?|open(?=\s+(?:daily|every|from|\d)))\s*:?\s+(?:from\s+)?(?=[\p{L}\d])/giu, ""],
  [
    /(?<![\d/:h-])(?:(?:24\s?h?\s?\/\s?24\s?h?|24\s?-?(?:hours?|hrs|heures)(?:\s+(?:a|per)\s+day|\s+sur\s+24|\s?\/\s?24)?|24\s?h\s+sur\s+24(?:\s?h)?)(?!\d|\p{L})|(?<!\p{L})h\s?24(?!\d)|jour et nuit)/giu,
    "00:00-24:00",
  ],
  [/(?<![\d/:h-])7\s?j?(?:ours)?\s?\/\s?7(?:\s?j(?:ours)?)?(?!\d|\p{L})/giu, "monday-sunday"],
  [
    /(?<![\p{L}\d]|[-+]\s?)(?:7|seven|sept)\s+(?:jours\s+sur\s+(?:7|sept)|days(?:\s+(?:a|per)\s+week)?)(?!\p{L})/giu,
    "monday-sunday",
  ],
  [/(?<!\p{L})(?:tous les jours|tlj|every\s?day|daily)(?!\p{L})/giu, "monday-sunday"],
  [
    /(?<!\p{L})(?:la\s+)?(?:veilles?\s+des?\s+(?:jours?\s+)?f[ée]ri[ée]s?|(?:the\s+)?(?:days?\s+before|eves?\s+of)\s+(?:a\s+|the\s+)?(?:public|bank)\s+holidays?)(?!\p{L})/giu,
    "PH -1 day",
  ],
  [/(?<!\p{L})(?:vacances scolaires|school holidays)(?!\p{L})/giu, "SH"],
  [/(?<!\p{L})(?:(?:jours?\s+)?f[ée]ri[ée]s?|(?:public|bank|national)\s+holidays?|holidays)(?!\p{L})/giu, "PH"],
  [/(?<!\p{L})(?:christmas eve|(?:réveillon|veille) de noël)(?!\p{L})/giu, "24 december"],
  [/(?<!\p{L})(?:christmas day|christmas|(?:jour\s+de\s+)?noël)(?!\p{L})/giu, "25 december"],
  [/(?<!\p{L})(?:new year'?s eve|(?:la\s+)?saint[- ]sylvestre)(?!\p{L})/giu, "31 december"],
  [/(?<!\p{L})(?:new year'?s day|new year|(?:le\s+)?jour de l'an|nouvel an)(?!\p{L})/giu, "1 january"],
  [/(?<!\p{L})(?:(?:le|les|the)\s+)?(?:week[- ]?ends?)(?!\p{L})/giu, "saturday-sunday"],
  [/(?<!\p{L})(?:(?:en|la)\s+semaine|jours\s+de\s+(?:la\s+)?semaine|week[- ]?days?)(?!\p{L})/giu, "monday-friday"],
  [/(?<!\p{L})(?:sans interruption|non[- ]stop|en continu|inclus|included|inclusive|all day)(?!\p{L})/giu, ""],
  [/(?<!\p{L})(?:12\s+)?(?:minuit|midnight)(?=\s*(?:-|to|till|until|à))/giu, "00:00"],
  [/(?<!\p{L})(?:12\s+)?(?:minuit|midnight)(?!\p{L})/giu, "24:00"],
  [/(?<!\p{L})(?:12\s+)?(?:midi|noon)(?!\p{L})/giu, "12:00"],
  [/(?<!\p{L})jusqu'\s?(?:à|au)(?!\p{L})/giu, "-"],
  [/(?<!\p{L})annuelle(?!\p{L})/giu, ""],
  [/(?<!\p{L})(?:tous les|toutes les|chaque|every|each|the|on|in|from|le|les|du|des|de|en)\s+(?=[\p{L}\d])/giu, ""],
  [/(?<!\p{L})[dl]'\s?(?=\p{L})/giu, ""],
  [/(?<![ap]\.?m)\s*[.•·⋅]\s+(?=\p{L})/giu, "; "],
  [/(?<=\p{L}{2}|\dh|:\d\d)\s*\.\s+(?=\d)/giu, "; "],
  // After a slash, times are further hours of the same days, and days begin another rule.
  [/(?<=[\dhm.])\s*\/\s*(?=\d{1,2}(?:\s?h|[:.]\d\d|\s?[ap]\.?m)|\d{1,2}\s?-\s?\d{1,2}(?![\d/:h]))/giu, ", "],
  [/\s\/\s(?=\d)/g, ", "],
  [/\s\/\s/g, "; "],
  [/[,;]\s*(?=;)/g, ""],
  [/^[\s,;]+|[\s,;.]+$/g, ""],
];
/** A comma between a closed day and other days with hours: `closed Mo, Tu-Su 10:00-19:00`. */
const DAY = anyOfNames(DAYS.flat());
const CLOSED_DAY_COMMA = new RegExp(
  `(?<=^\\s*(?:closed|off|ferm(?:é|e|ée|és|ées))\\s*:?\\s*${DAY}(?:\\s*(?:,|&|et|and)\\s*${DAY}){0,6})\\s*,\\s*(?=${DAY}${RANGE}${DAY}\\s*[:,]?\\s*\\d)`,
  "iu",
);

const replaced = (text: string, phrases: readonly (readonly [RegExp, string])[]): string =>
  phrases.reduce((rest, [phrase, equivalent]) => rest.replace(phrase, equivalent), text);

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[‐-―−]/g, "-"],
  [/[“”«»]/g, '"'],
  [/：/g, ":"],
  [/[’‘]/g, "'"],
  [/\n\s*(?=\p{L})(?!closed|off|ferm|open|ouver)/giu, "; "],
];

/**
 * Rewrites phrases for opening hours, French and English, in the syntax of OpenStreetMap: `7j/7`, `24h/24`,
 * `de 9h à 18h`, `Open 24 hours`, ` / ` between rules. Words that the tokenizer knows stay as they are. Remarks in
 * parentheses that do not change the hours are put in braces.
 */
export function withoutPhrases(text: string): string {
  if (PLAIN.test(text)) return text;
  const quoted: string[] = [];
  // Placeholders keep the words of comments as they are.
  const keep = (part: string) => {
    quoted.push(part);
    return String.fromCharCode(FIRST_PLACEHOLDER + quoted.length - 1);
  };
  const signs = replaced(text.replace(/[{}\ue000-\uefff]/g, "\ufffd"), SIGNS).replace(/"[^"]*"/g, keep);
  const marked = markRemarks(signs).replace(/"[^"]*"|\{[^{}]*\}/g, keep);
  const withTuesdays = marked.replace(FRENCH_DAY.test(marked) ? MAR_IN_FRENCH : MAR_AND_HOUR, "mardi ");
  const plain = replaced(withPlainNotations(withTuesdays.replace(ABBREVIATION, "$1 ")), PHRASES);
  return plain
    .replace(CLOSED_DAY_COMMA, "; ")
    .replace(/[\ue000-\uefff]/g, (mark) => quoted[mark.charCodeAt(0) - FIRST_PLACEHOLDER] ?? "");
}

/** Matches most texts of OpenStreetMap, which have no phrases: `Mo-Fr 10:00-18:00; PH off`. */
const PLAIN = /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off)(?![a-z])|\d\d?:\d\d(?!\d)|[ ;-](?=.)|,(?! ?[,;])(?=.))+$/;

const FIRST_PLACEHOLDER = 0xe000;
