import { anyOfNames, DAYS, MONTHS } from "./names.ts";

const LAST =
  "(?:derni[eè]re?s?\\s+(?:entr[ée]es?|acc[eè]s|admissions?|commandes?|services?|visites?|d[ée]parts?|s[ée]ances?|billets?)|(?:last|final)\\s+(?:entr(?:y|ies|ance)|admissions?|orders?|access|seatings?|tours?|visits?|calls?|shows?|tickets?))";
/** Words of remarks that leave the hours of the place as they are. */
const HARMLESS = new RegExp(
  `${LAST}|entr[ée]e|entry|admission|cuisine|kitchen|caisses?|billetterie|guichets?|tickets?|box office|gratuit|free|service continu|non[- ]stop|sans interruption|en continu|happy hours?|wi-?fi`,
  "iu",
);
/** Words that restrict the hours, whatever else a remark says. */
const RESTRICTIVE =
  /sauf|except|hors\b|only|seulement|uniquement|r[ée]serv|booking|appointment|rendez|rdv|demande|request|members?|adh[ée]rent|groupe|group/iu;
const DAY = anyOfNames([...DAYS.flat(), "ph"]);
const MONTH = anyOfNames(MONTHS.flat());
const JOINED = "\\s*(?:,|&|-|et|and|au|à|to|through|thru)?\\s*";
const ONLY_DAYS = new RegExp(
  `^\\s*(?:(?:du|le|les|on)\\s+)?(?:${DAY}(?:${JOINED}${DAY})*|${MONTH}(?:${JOINED}${MONTH})*)\\s*$`,
  "iu",
);
/** Words that give a remark a meaning for some days or times only. */
const NAMES_TIME = new RegExp(
  `${DAY}|${MONTH}|\\d|(?:été|hiver|summer|winter|vacances|holidays?|f[ée]ri[ée]s?|week[- ]?end|ferm|clos|ouver|open)`,
  "iu",
);
/** Remarks without parentheses: `10h-20h, dernière entrée 19h30`. */
const LAST_ENTRY = new RegExp(
  `[\\s,;.-]{0,4}(?<!\\p{L})${LAST}\\s*(?:à|at|:)?\\s*\\d{1,2}(?:\\s?[:h.]\\s?\\d{0,2})?(?:\\s?[ap]\\.?m\\.?)?(?=\\s*(?:[;,.]|$))`,
  "giu",
);

/**
 * Marks the remarks in parentheses. A remark that leaves the hours as they are is put in braces, closing days become
 * part of the rule, and other words become a comment, which makes the hours unknown. A remark with other days or times
 * keeps its parentheses, so that the text is not understood.
 */
export function markRemarks(text: string): string {
  const parts = text.replace(/\(([^()]*)\)/g, (written: string, inner: string) => {
    if (/^\s*(?:sunrise|sunset|dawn|dusk)/i.test(inner)) return written;
    if (HARMLESS.test(inner) && !RESTRICTIVE.test(inner)) return ` {${inner.replace(/"/g, "'")}} `;
    if (/^\s*(?:sauf|except)/i.test(inner) || ONLY_DAYS.test(inner)) return ` ${inner} `;
    if (/^\s*(?:ferm|closed)/i.test(inner)) return `, ${inner}`;
    return NAMES_TIME.test(inner) || /["\ue000-\uefff]/.test(inner) ? written : ` "${inner}" `;
  });
  return parts.replace(LAST_ENTRY, (remark) => ` {${remark.replace(/^[\s,;.-]+/, "")}} `);
}
