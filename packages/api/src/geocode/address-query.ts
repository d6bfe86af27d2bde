import { arrondissementCode, fold, parseArrondissement } from "@flaneur/domain";
import { expandAbbreviation, STREET_TYPES, streetKey, wordsOf } from "./street-words.ts";

/** One interpretation of a query: a street, by its key, and a house number. */
export interface Reading {
  readonly street: string;
  readonly number: number | null;
  /** `bis`, `ter`, `a`; empty for none. */
  readonly suffix: string;
}

/** The parts of an address that the text of a query contains. */
export interface AddressQuery {
  /** The folded text without town and country; empty when the text has nothing else. */
  readonly name: string;
  /** Interpretations of the name, the most likely first; empty when the name is empty. */
  readonly readings: readonly Reading[];
  /** The district's code, `75011`; null when the text names none. */
  readonly arrondissement: string | null;
  /** Whether the text names Paris or a Paris postcode. */
  readonly isInParis: boolean;
}

const ORDINAL = "(?:er|ere|e|eme|ieme|nd|nde|st|rd|th)";
const POSTCODE = /(?<!\d)(?:\bf )?(\d\d ?\d{3})(?!\d)/g;
const PARIS_NUMBER = new RegExp(`\\bparis (?:cedex )?0?(\\d{1,2})${ORDINAL}?(?: arr\\w*)?(?= |$)`);
/** Matches an arrondissement by its ordinal, but not the ordinal of a ruler: 'Rue François 1er'. */
const DISTRICT = new RegExp(
  `(?<!\\b(?:albert|alexandre|francois|napoleon|pierre))(?:^| )(\\d{1,2})(?:${ORDINAL}? arr\\w*(?: de(?= paris))?|${ORDINAL}$)`,
);
/** Ordinals of arrondissements in words, folded, by their numbers. */
const ORDINAL_WORDS: ReadonlyMap<string, number> = new Map(
  [
    "premier|premiere",
    "deuxieme|second|seconde",
    "troisieme",
    "quatrieme",
    "cinquieme",
    "sixieme",
    "septieme",
    "huitieme",
    "neuvieme",
    "dixieme",
    "onzieme",
    "douzieme",
    "treizieme",
    "quatorzieme",
    "quinzieme",
    "seizieme",
    "dix septieme",
    "dix huitieme",
    "dix neuvieme",
    "vingtieme",
  ].flatMap((words, index) => words.split("|").map((word) => [word, index + 1] as const)),
);
/** Matches an ordinal in words, the longest first: 'dix huitieme' ends like 'huitieme'. */
const WORDED = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...ORDINAL_WORDS.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?= +arr)`,
  "gu",
);

const REGION = /\bile de france$/;
const TOWN = /(?:^|(.*) )(paris|france|fr|cedex)$/;
/** Words before 'Paris' or 'France' that make the town part of a name: `Notre-Dame de Paris`, `Quai Anatole France`. */
const NAME_PARTICLE = /(?:^| )(?:de|du|des|d'|le|la|les|l'|grand|anatole|mendes)$/;

/** Matches a number without a space after it: `12rue du Bac`. */
const GLUED_NUMBER = /\b(\d{1,4})([a-z]{3,})/g;

/** Parses the text of a query; returns null for a postcode outside Paris. */
export function parseAddressQuery(text: string): AddressQuery | null {
  const segments = fold(text)
    .replace(/[^\p{L}\p{N},;' ]+/gu, " ")
    .replace(WORDED, (word) => `${ORDINAL_WORDS.get(word) ?? word}e`)
    .replace(GLUED_NUMBER, (whole, number: string, word: string) => (beginsStreet(word) ? `${number} ${word}` : whole))
    .split(/[,;]/);
  let arrondissement: string | null = null;
  let isInParis = false;
  const found: string[] = [];
  for (const segment of segments) {
    const part = parseSegment(segment.replace(/ +/g, " ").trim());
    if (part === null) return null;
    arrondissement ??= part.arrondissement;
    isInParis ||= part.isInParis;
    if (part.rest !== "") found.push(part.rest);
  }
  const name = found.join(" ");
  return { name, readings: readingsOf(name), arrondissement, isInParis };
}

function parseSegment(segment: string): (Pick<AddressQuery, "arrondissement" | "isInParis"> & { rest: string }) | null {
  let rest = segment;
  let arrondissement: string | null = null;
  let isInParis = /\bparis\b/.test(segment);
  const take = (code: string | null) => {
    arrondissement ??= code;
    isInParis = true;
  };
  for (const [whole, spaced = ""] of segment.matchAll(POSTCODE)) {
    const code = spaced.replace(" ", "");
    if (!code.startsWith("75")) return null;
    take(parseArrondissement(code));
    rest = rest.replace(whole, " ");
  }
  rest = rest.replace(/ +/g, " ").trim();
  const numbered = PARIS_NUMBER.exec(rest);
  const code = numbered === null ? null : arrondissementCode(Number(numbered[1]));
  // 'Paris 10 rue de Rivoli' names a house number, not an arrondissement.
  if (numbered !== null && code !== null && !beginsStreet(rest.slice(numbered.index + numbered[0].length))) {
    take(code);
    rest = rest.replace(numbered[0], " ").trim();
  }
  for (;;) {
    const whole = rest;
    rest = rest.replace(REGION, "").trim();
    const [, before = "", town] = TOWN.exec(rest) ?? [];
    if (town !== undefined && !NAME_PARTICLE.test(before)) {
      rest = before.replace(/(?:^| )(?:a|in)$/, "");
    }
    const district = DISTRICT.exec(rest);
    const named = district === null ? null : arrondissementCode(Number(district[1]));
    if (district !== null && named !== null) {
      take(named);
      rest = rest.replace(district[0], "").trim();
    }
    if (rest === whole) break;
  }
  const afterTown = /^paris (.+)$/.exec(rest)?.[1];
  if (afterTown !== undefined && beginsStreet(afterTown.replace(/^\d+ /, ""))) {
    rest = afterTown;
  }
  return { rest, arrondissement, isInParis };
}

/** Whether a text starts like a street: `rue …`, `bis rue …`. */
function beginsStreet(text: string): boolean {
  const [first = "", second = ""] = wordsOf(text);
  const isType = (word: string) => STREET_TYPES.has(expandAbbreviation(word === "r" ? "rue" : word));
  return isType(first) || (/^(?:bis|ter|quater|[a-z])$/.test(first) && isType(second));
}

const NUMBER =
  /^(?:no? |numero )?(\d{1,4})(?:[/ ]\d{1,4}(?= ?[a-z]))?(?: ?(bis|ter|quater)\b| ?([a-z]\d{0,2}|[a-z]{2}\d?)(?= ))?\b ?(.*)$/;

const readingsOf = (name: string): Reading[] => allReadings(name).filter(({ street }) => street !== "");

function allReadings(name: string): Reading[] {
  const leading = NUMBER.exec(name);
  if (leading !== null) return withNumber(leading);
  const plain = { street: streetKey(name), number: null, suffix: "" };
  const trailing = /^(\D.*) (\d{1,4}) ?(bis|ter|quater|[a-z])?$/.exec(name);
  if (trailing === null) return [plain];
  const [, street = "", number = "", suffix = ""] = trailing;
  return [plain, { street: streetKey(street), number: Number(number), suffix: suffixOf(suffix) }];
}

function withNumber([, digits = "", word = "", letters = "", rest = ""]: RegExpExecArray): Reading[] {
  const number = Number(digits);
  if (letters === "") return [{ street: streetKey(rest), number, suffix: suffixOf(word) }];
  const street = { street: streetKey(`${letters} ${rest}`), number, suffix: "" };
  // 'r' and 'bd' abbreviate the type of a street; other letters are more likely a suffix.
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
