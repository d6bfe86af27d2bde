import { fold } from "@flaneur/domain";
import { toFrenchName } from "./english-type-names.ts";
import { expandAbbreviation, STREET_TYPES, streetKey, wordsOf } from "./street-words.ts";

/** One interpretation of a query: a street, by its key, and a house number. */
export interface Reading {
  readonly street: string;
  readonly number: number | null;
  /** `bis`, `ter`, `a`; empty for none. */
  readonly suffix: string;
}

const isStreetType = (word: string): boolean => STREET_TYPES.has(expandAbbreviation(word === "r" ? "rue" : word));

/** Whether a text starts like a street: `rue …`, `bis rue …`. */
export function beginsStreet(text: string): boolean {
  const [first = "", second = ""] = wordsOf(text);
  return isStreetType(first) || (/^(?:bis|ter|quater|[a-z])$/.test(first) && isStreetType(second));
}

/** Whether a text has the words of a house in any order: the type of a street, and a number. */
export const isHouse = (text: string): boolean => /\b\d{1,4}\b/.test(text) && wordsOf(text).some(isStreetType);

const NUMBER =
  /^(\d{1,4})(?:(?:[/ ]| (?:a|et) )\d{1,4}(?= ?[a-z]))?(?: ?(bis|ter|quater)\b| ?([a-z]\d{0,2}|[a-z]{2}\d?)(?= ))?\b ?(.*)$/;
const TRAILING = /^(\D.*) (\d{1,4}) ?(bis|ter|quater|[a-z])?$/;
/** Matches a number between the words of a street, but not the date in its name: 'Place du 11 Novembre'. */
const INNER = /^(\D.*)(?<! (?:d|de|du|des|le|la|les|l)) (\d{1,4}) ?(?:(bis|ter|quater) )?(\D.*)$/;

/** Returns the interpretations of a folded name, the most likely first. */
export function readingsOf(name: string): Reading[] {
  const readings = allReadings(name).flatMap((reading) => {
    const french = streetKey(toFrenchName(reading.street));
    return french === reading.street ? [reading] : [reading, { ...reading, street: french }];
  });
  return readings.filter(({ street }) => street !== "");
}

function allReadings(name: string): Reading[] {
  const leading = NUMBER.exec(name);
  if (leading !== null) return withNumber(leading);
  const plain = { street: streetKey(name), number: null, suffix: "" };
  const trailing = TRAILING.exec(name);
  if (trailing !== null) {
    const [, street = "", number = "", suffix = ""] = trailing;
    return [plain, { street: streetKey(street), number: Number(number), suffix: suffixOf(suffix) }];
  }
  const inner = INNER.exec(name);
  if (inner === null) return [plain];
  const [, before = "", number = "", suffix = "", after = ""] = inner;
  return [plain, { street: streetKey(`${before} ${after}`), number: Number(number), suffix: suffixOf(suffix) }];
}

function withNumber([, digits = "", word = "", letters = "", rest = ""]: RegExpExecArray): Reading[] {
  const number = Number(digits);
  if (letters === "") return [{ street: streetKey(rest), number, suffix: suffixOf(word) }];
  const street = { street: streetKey(`${letters} ${rest}`), number, suffix: "" };
  // 'r' and 'bd' abbreviate the type of a street. Other letters before a street type are a suffix: '12 b rue du Bac'.
  if (letters === "r" || expandAbbreviation(letters) !== letters) return [street];
  const suffixed = { street: streetKey(rest), number, suffix: suffixOf(letters) };
  return beginsStreet(rest) ? [suffixed] : [street, suffixed];
}

const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ["b", "bis"],
  ["t", "ter"],
  ["q", "quater"],
]);

/**
 * Expands the suffix of a house number: even the register of Paris writes `b` for `bis`, `t` for `ter`, `q` for
 * `quater`.
 */
export function suffixOf(raw: string): string {
  const folded = fold(raw);
  return SUFFIXES.get(folded) ?? folded;
}
