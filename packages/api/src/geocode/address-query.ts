import { arrondissementCode, fold, parseArrondissement } from "@flaneur/domain";
import { withoutDetails } from "./address-details.ts";
import { beginsStreet, isHouse, type Reading, readingsOf } from "./address-readings.ts";
import { withDigitOrdinals } from "./ordinals.ts";

/** The parts of an address that the text of a query contains. */
export interface AddressQuery {
  /** The folded text without floors and doors, arrondissement, town and country; empty when nothing is left. */
  readonly name: string;
  /** The parts of the name that commas or semicolons separate. */
  readonly segments: readonly string[];
  /** Interpretations of the name, the most likely first; empty when the name is empty. */
  readonly readings: readonly Reading[];
  /** The code of the arrondissement, `75011`; null when the text names none. */
  readonly arrondissement: string | null;
  /** Whether the text names Paris, a Paris postcode or an arrondissement. */
  readonly isInParis: boolean;
}

const ORDINAL = "(?:er|ere|e|eme|ieme|nd|nde|st|rd|th)";
const POSTCODE = /(?<!\d)(?:\bf )?(\d\d ?\d{3})(?!\d)/g;
const PARIS_NUMBER = new RegExp(`\\bparis (?:cedex )?0?(\\d{1,2})${ORDINAL}?(?: arr\\w*)?(?= |$)`);
/** Matches an arrondissement by its ordinal, but not the ordinal of a ruler: 'Rue François 1er'. */
const DISTRICT = new RegExp(
  `(?<!\\b(?:albert|alexandre|francois|napoleon|pierre))(?:^| )(?:(?:dans |in )?(?:le|the) )?(\\d{1,2})(?:${ORDINAL}? (?:arr|district)\\w*(?: (?:de|of|in)(?= paris))?|${ORDINAL}$)`,
);
const REGION = /\bile de france$/;
const TOWN = /(?:^|(.*) )(paris|france|fr|cedex)$/;
/** Words after which 'Paris' or 'France' belongs to a name: `Notre-Dame de Paris`, `Quai Anatole France`. */
const NAME_PARTICLE = /(?:^| )(?:de|du|des|d'|le|la|les|l'|avenue|grand|anatole|mendes)$/;

/** Matches a number without a space after it: `12rue du Bac`. */
const GLUED_NUMBER = /\b(\d{1,4})(?!i?eme|quater)([a-z]{3,})/g;

/** Parses a query. Returns null if the query has a postcode outside Paris, or if its first part has only symbols. */
export function parseAddressQuery(text: string): AddressQuery | null {
  const folded = fold(text);
  const [first = ""] = folded.split(/[,;]/);
  // Without its symbols, '😀, Paris' would mean the city.
  if (first !== "" && !/[\p{L}\p{N}]/u.test(first)) return null;
  const plain = folded.replace(/[^\p{L}\p{N},;' ]+/gu, " ").replace(/ +/g, " ");
  const segments = withDigitOrdinals(withoutDetails(plain))
    .replace(GLUED_NUMBER, (whole, number: string, word: string) =>
      word.length > 3 || beginsStreet(word) ? `${number} ${word}` : whole,
    )
    .split(/[,;]/);
  let arrondissement: string | null = null;
  let isInParis = false;
  const found: string[] = [];
  for (const segment of segments) {
    const part = parseSegment(segment.trim());
    if (part === null) return null;
    arrondissement ??= part.arrondissement;
    isInParis ||= part.isInParis;
    if (part.rest !== "") found.push(part.rest);
  }
  const name = found.join(" ");
  return { name, segments: found, readings: readingsOf(name), arrondissement, isInParis };
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
      rest = before.replace(/(?:^| )(?:a|in|of)$/, "");
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
  if (afterTown !== undefined && (beginsStreet(afterTown.replace(/^\d+ /, "")) || isHouse(afterTown))) {
    rest = afterTown;
  }
  return { rest, arrondissement, isInParis };
}

/**
 * Whether a street or point is in the arrondissement that a query names. True if the query names none.
 * @param parts The parts of the street, or the point alone.
 */
export const isInArrondissement = (
  { arrondissement }: AddressQuery,
  parts: readonly { readonly arrondissement: string | null }[],
): boolean => arrondissement === null || parts.some((part) => part.arrondissement === arrondissement);
