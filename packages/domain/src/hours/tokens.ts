import { DAYS, MONTHS } from "./names.ts";
import { withoutPhrases } from "./phrases.ts";

/** The half of the day after a time: `a` for 'am', `p` for 'pm'. */
type Half = "a" | "p";

/** A token of opening hours. The tokenizer accepts any letter case, spaces, dashes and common notations of times. */
export type Token =
  | { readonly kind: "time"; readonly minutes: number; readonly half: Half | null }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "day"; readonly index: number; readonly isCode: boolean }
  | { readonly kind: "month"; readonly index: number; readonly isCode: boolean }
  | { readonly kind: "word"; readonly text: string }
  /** Words in quotes. Without a state they make the hours unknown. */
  | { readonly kind: "comment"; readonly text: string }
  /** Words in parentheses that do not change the hours, such as the time of the last entry. */
  | { readonly kind: "remark"; readonly text: string }
  | { readonly kind: "sign"; readonly text: string };

/** The first spelling is the code in the syntax of OpenStreetMap. */
const indexed = (kind: "day" | "month", names: readonly (readonly string[])[]): [string, Token][] =>
  names.flatMap((spellings, index) =>
    spellings.map((text, position): [string, Token] => [text, { kind, index, isCode: position === 0 }]),
  );
const sign = (text: string): Token => ({ kind: "sign", text });
const word =
  (text: string) =>
  (spelling: string): [string, Token] => [spelling, { kind: "word", text }];

const WORDS: ReadonlyMap<string, Token> = new Map([
  ...indexed("day", DAYS),
  ...indexed("month", MONTHS),
  ...["to", "through", "thru", "till", "til", "until", "à", "au"].map((text): [string, Token] => [text, sign("-")]),
  ...["and", "et", "&"].map((text): [string, Token] => [text, sign(",")]),
  ...["fermé", "fermée", "fermés", "fermées", "ferme", "fermeture", "shut"].map(word("closed")),
  ...["ouvert", "ouverte", "ouverts", "ouvertes"].map(word("open")),
  ...["sauf", "except", "excepté", "excepted", "excluding"].map(word("except")),
]);

const TOKEN =
  /\s+|"(?<comment>[^"]*)"|\{(?<remark>[^{}]*)\}|(?<hour>\d{1,2})(?:(?:\s?[:h]|\.)(?<minute>\d{2})(?!\d)|\s?(?:h|uhr)\b|(?=\s?[ap]\.?m\b))(?:\s?(?<half>[ap])\.?m\b\.?)?|(?<number>\d+)|(?<word>\p{L}+|&)|(?<sign>\|\||[-,;:+/[\]()])/uy;

const MAX_MINUTES = 48 * 60;

function minutesOf(hour: string, minute: string | undefined, half: string | undefined): number | null {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "p" ? 12 : 0);
  const minutes = hours * 60 + Number(minute ?? 0);
  return Number(minute ?? 0) > 59 || minutes > MAX_MINUTES ? null : minutes;
}

/** Splits opening hours into tokens; returns null when a part is not a token. */
export function tokens(text: string): readonly Token[] | null {
  const plain = withoutPhrases(text);
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
  const { comment, remark, hour, minute, half, number, word, sign: mark } = groups;
  if (comment !== undefined) return { kind: "comment", text: quoted.trim() };
  if (remark !== undefined) return { kind: "remark", text: quoted.trim() };
  if (hour !== undefined) {
    const minutes = minutesOf(hour, minute, half);
    return minutes === null ? null : { kind: "time", minutes, half: half === "a" || half === "p" ? half : null };
  }
  if (number !== undefined) return { kind: "number", value: Number(number) };
  if (word !== undefined) return WORDS.get(word) ?? { kind: "word", text: word };
  return mark === undefined ? "space" : sign(mark);
}
