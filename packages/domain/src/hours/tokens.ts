import { withoutPhrases } from "./french-phrases.ts";

/** The half of the day after a time: `a` for 'am', `p` for 'pm'. */
type Half = "a" | "p";

/** A token of opening hours. The tokenizer accepts any letter case, spaces, dashes and common notations of times. */
export type Token =
  | { readonly kind: "time"; readonly minutes: number; readonly half: Half | null }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "day"; readonly index: number }
  | { readonly kind: "month"; readonly index: number }
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "comment"; readonly text: string }
  | { readonly kind: "sign"; readonly text: string };

/** `mar` is March here: `withoutPhrases` has already replaced a `mar` that means Tuesday. */
const DAYS = [
  ["mo", "mon", "monday", "mondays", "lundi", "lundis", "lun", "lu", "l"],
  ["tu", "tue", "tues", "tuesday", "tuesdays", "mardi", "mardis", "ma"],
  ["we", "wed", "wednesday", "wednesdays", "mercredi", "mercredis", "mer", "me"],
  ["th", "thu", "thur", "thurs", "thursday", "thursdays", "jeudi", "jeudis", "jeu", "je", "j"],
  ["fr", "fri", "friday", "fridays", "vendredi", "vendredis", "ven", "ve", "v"],
  ["sa", "sat", "saturday", "saturdays", "samedi", "samedis", "sam", "s"],
  ["su", "sun", "sunday", "sundays", "dimanche", "dimanches", "dim", "di", "d"],
];
const MONTHS = [
  ["jan", "january", "janvier"],
  ["feb", "february", "février"],
  ["mar", "march", "mars"],
  ["apr", "april", "avril"],
  ["may", "mai"],
  ["jun", "june", "juin"],
  ["jul", "july", "juillet"],
  ["aug", "august", "août"],
  ["sep", "sept", "september", "septembre"],
  ["oct", "october", "octobre"],
  ["nov", "november", "novembre"],
  ["dec", "december", "décembre"],
];
const indexed = (kind: "day" | "month", names: readonly (readonly string[])[]): [string, Token][] =>
  names.flatMap((spellings, index) => spellings.map((text): [string, Token] => [text, { kind, index }]));
const sign = (text: string): Token => ({ kind: "sign", text });

const WORDS: ReadonlyMap<string, Token> = new Map([
  ...indexed("day", DAYS),
  ...indexed("month", MONTHS),
  ["to", sign("-")],
  ["à", sign("-")],
  ["and", sign(",")],
  ["et", sign(",")],
  ["&", sign(",")],
  ["au", sign("-")],
  ...["fermé", "fermée", "fermés"].map((text): [string, Token] => [text, { kind: "word", text: "closed" }]),
]);

const TOKEN =
  /\s+|"(?<comment>[^"]*)"|(?<hour>\d{1,2})(?:(?:\s?[:h]|\.)(?<minute>\d{2})(?!\d)|\s?(?:h|uhr)\b|(?=\s?[ap]\.?m\b))(?:\s?(?<half>[ap])\.?m\b\.?)?|(?<number>\d+)|(?<word>\p{L}+|&)|(?<sign>\|\||[-,;:+/[\]()])/uy;

const MAX_MINUTES = 48 * 60;

function minutesOf(hour: string, minute: string | undefined, half: string | undefined): number | null {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "p" ? 12 : 0);
  const minutes = hours * 60 + Number(minute ?? 0);
  return Number(minute ?? 0) > 59 || minutes > MAX_MINUTES ? null : minutes;
}

/** Splits opening hours into tokens; returns null when a part is not a token, or for days in words without times. */
export function tokens(text: string): readonly Token[] | null {
  const written = withoutPhrases(text);
  if (written === null) return null;
  const plain = written
    .replace(/[‐-―−]/g, "-")
    .replace(/[“”«»]/g, '"')
    .replace(/：/g, ":")
    .replace(/\.\s*$/, "");
  const lower = plain.toLowerCase();
  if (lower.length !== plain.length) return null;
  const found: Token[] = [];
  for (let at = 0; at < lower.length; ) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(lower);
    if (match === null) return null;
    const end = at + match[0].length;
    const token = readToken(match.groups ?? {}, plain.slice(at + 1, end - 1));
    if (token === null) return null;
    if (token !== "space") found.push(token);
    at = end;
  }
  return found;
}

function readToken(groups: Readonly<Record<string, string | undefined>>, quoted: string): Token | "space" | null {
  const { comment, hour, minute, half, number, word, sign: mark } = groups;
  if (comment !== undefined) return { kind: "comment", text: quoted.trim() };
  if (hour !== undefined) {
    const minutes = minutesOf(hour, minute, half);
    return minutes === null ? null : { kind: "time", minutes, half: half === "a" || half === "p" ? half : null };
  }
  if (number !== undefined) return { kind: "number", value: Number(number) };
  if (word !== undefined) return WORDS.get(word) ?? { kind: "word", text: word };
  return mark === undefined ? "space" : sign(mark);
}
