import { arrondissementCode, fold, parseArrondissement } from "@flaneur/domain";
import { inFull, STREET_TYPES, streetKey, wordsOf } from "./street-words.ts";

/** One way to read what was asked: a street, by its key, and a house number. */
export interface Reading {
  readonly street: string;
  readonly number: number | null;
  /** `bis`, `ter`, `a`; empty for none. */
  readonly suffix: string;
}

/** What somebody looks for, as far as it can be told from the words alone. */
export interface Question {
  /** What is left of it without town and country, folded: empty when they are all there is. */
  readonly name: string;
  /** The likelier one first; none when nothing is left. */
  readonly readings: readonly Reading[];
  /** `75011` */
  readonly arrondissement: string | null;
  /** Whether Paris is named, by its name or by a postcode. */
  readonly isInParis: boolean;
}

const ORDINAL = "(?:er|ere|e|eme|ieme|nd|nde|st|rd|th)";
const POSTCODE = /(?<!\d)(?:\bf )?(\d\d ?\d{3})(?!\d)/g;
const PARIS_NUMBER = new RegExp(`\\bparis (?:cedex )?0?(\\d{1,2})${ORDINAL}?(?: arr\\w*)?(?= |$)`);
/** Not the first of his name: 'Rue François 1er'. */
const DISTRICT = new RegExp(
  `(?<!\\b(?:albert|alexandre|francois|napoleon|pierre))(?:^| )(\\d{1,2})(?:${ORDINAL}? arr\\w*(?: de(?= paris))?|${ORDINAL}$)`,
);
const REGION = /\bile de france$/;
const TOWN = /(?:^|(.*) )(paris|france|fr|cedex)$/;
/** `Notre-Dame de Paris`, `Mort pour la France` and `Quai Anatole France` keep theirs. */
const BELONGS = /(?:^| )(?:de|du|des|d'|le|la|les|l'|grand|anatole|mendes)$/;

/** Reads a question; null when it names another town's postcode. */
export function readQuestion(asked: string): Question | null {
  const segments = fold(asked)
    .replace(/[^\p{L}\p{N},;' ]+/gu, " ")
    .split(/[,;]/);
  let arrondissement: string | null = null;
  let isInParis = false;
  const found: string[] = [];
  for (const segment of segments) {
    const part = readSegment(segment.replace(/ +/g, " ").trim());
    if (part === null) return null;
    arrondissement ??= part.arrondissement;
    isInParis ||= part.isInParis;
    if (part.rest !== "") found.push(part.rest);
  }
  const name = found.join(" ");
  return { name, readings: readingsOf(name), arrondissement, isInParis };
}

function readSegment(segment: string): (Pick<Question, "arrondissement" | "isInParis"> & { rest: string }) | null {
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
  // 'Paris 10 rue de Rivoli' names a house, not a district.
  if (numbered !== null && code !== null && !beginsStreet(rest.slice(numbered.index + numbered[0].length))) {
    take(code);
    rest = rest.replace(numbered[0], " ").trim();
  }
  for (;;) {
    const whole = rest;
    rest = rest.replace(REGION, "").trim();
    const [, before = "", town] = TOWN.exec(rest) ?? [];
    if (town !== undefined && !BELONGS.test(before)) {
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
  const behindTown = /^paris (.+)$/.exec(rest)?.[1];
  if (behindTown !== undefined && beginsStreet(behindTown.replace(/^\d+ /, ""))) {
    rest = behindTown;
  }
  return { rest, arrondissement, isInParis };
}

/** Whether a text begins like a street: `rue …`, `bis rue …`. */
function beginsStreet(text: string): boolean {
  const [first = "", second = ""] = wordsOf(text);
  const isType = (word: string) => STREET_TYPES.has(inFull(word === "r" ? "rue" : word));
  return isType(first) || (/^(?:bis|ter|quater|[a-z])$/.test(first) && isType(second));
}

const NUMBER =
  /^(?:no? |numero )?(\d{1,4})(?:[/ ]\d{1,4}(?= ?[a-z]))?(?: ?(bis|ter|quater)\b| ?([a-z]\d{0,2}|[a-z]{2}\d?)(?= ))?\b ?(.*)$/;

const readingsOf = (name: string): Reading[] => allReadings(name).filter(({ street }) => street !== "");

function allReadings(name: string): Reading[] {
  const front = NUMBER.exec(name);
  if (front !== null) return withNumber(front);
  const plain = { street: streetKey(name), number: null, suffix: "" };
  const behind = /^(\D.*) (\d{1,4}) ?(bis|ter|quater|[a-z])?$/.exec(name);
  if (behind === null) return [plain];
  const [, street = "", number = "", suffix = ""] = behind;
  return [plain, { street: streetKey(street), number: Number(number), suffix: suffixOf(suffix) }];
}

function withNumber([, digits = "", word = "", letters = "", rest = ""]: RegExpExecArray): Reading[] {
  const number = Number(digits);
  if (letters === "") return [{ street: streetKey(rest), number, suffix: suffixOf(word) }];
  const street = { street: streetKey(`${letters} ${rest}`), number, suffix: "" };
  // 'r' and 'bd' stand for a street; other letters are rather a suffix.
  if (letters === "r" || inFull(letters) !== letters) return [street];
  const suffixed = { street: streetKey(rest), number, suffix: suffixOf(letters) };
  return beginsStreet(rest) ? [suffixed] : [street, suffixed];
}

/** `b` is written for `bis`, `t` for `ter` and `q` for `quater`, in the register of Paris too. */
export function suffixOf(raw: string): string {
  const folded = fold(raw);
  return { b: "bis", t: "ter", q: "quater" }[folded] ?? folded;
}
