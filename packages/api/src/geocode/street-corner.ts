import type { GeocodeResult } from "@flaneur/contract";
import { fold } from "@flaneur/domain";
import { cityDistricts } from "../reference/city-districts.ts";
import type { GazetteerStreet } from "../reference/gazetteer-format.ts";
import { type AddressQuery, isInArrondissement, parseAddressQuery } from "./address-query.ts";
import { beginsStreet } from "./address-readings.ts";
import { gazetteerNamed, gazetteerNamesLike } from "./gazetteer-names.ts";
import { cornerResult } from "./results.ts";
import { isExact, rankOf, type Similarity, similarity } from "./similarity.ts";
import { type Crossing, crossingsOf } from "./street-crossing.ts";

/** Two streets that meet, according to a query. */
export interface Corner {
  readonly sides: readonly [string, string];
  /** Whether the query has a word such as 'corner', rather than only two names of streets. */
  readonly isNamed: boolean;
}

/**
 * Each alternative is one word, so that a text has only one parse. With both `de la ` and `de `, `la `, the number of
 * parses would double with each repetition.
 */
const ARTICLES = "(?:des |du |de |d'|the |la |le |les |l'|of |entre |between )*";
const CORNER = "(?:angle|coin|croisement|intersection|carrefour|corner|crossing)";
const AND = "(?: ?[/&+@] ?| (?:et|and|x|avec|with|at|croise) |, (?:angle |coin )?)";
const NAMED = new RegExp(`^(?:(?:a|au|at|on|in) )?(?:l'|the )?${CORNER} ${ARTICLES}(.+?)${AND}${ARTICLES}(.+)$`);
/** Matches a corner word between the streets: 'rue X, angle rue Y'. */
const BETWEEN = new RegExp(`^(.+?),? (?:(?:a|au|at|on) )?(?:l'|the )?${CORNER} (?:with |avec )?${ARTICLES}(.+)$`);
/** Matches 'des rues X et Y', which means 'rue X et rue Y'. */
const PLURAL = /\b(rue|avenue|boulevard|quai|passage|place)s ((.+?)( et | and | & ?|\/ ?))/;
const PLAIN = new RegExp(`^(.+?)(?: ?[/&+@] ?| (?:et|and|x|at) )${ARTICLES}(.+)$`);

/**
 * Parses the corner of two streets: `angle rue X et rue Y`, `corner of X and Y`, `rue X / rue Y`; null for any other
 * text.
 */
export function parseCorner(text: string): Corner | null {
  const folded = fold(text).replace(PLURAL, "$1 $3$4$1 ");
  const named = NAMED.exec(folded) ?? BETWEEN.exec(folded);
  const [, first = "", second = ""] = named ?? PLAIN.exec(folded) ?? [];
  if (first === "" || second === "" || /^\d/.test(first)) return null;
  if (named === null && !(beginsStreet(first) && beginsStreet(second))) return null;
  return { sides: [first, second], isNamed: named !== null };
}

interface Side {
  readonly street: GazetteerStreet;
  readonly similarity: Similarity;
}

/** Number of streets that are tried for each side. The names of several streets may differ only in the type. */
const MAX_SIDES = 8;

/** Finds the corner of two streets of the gazetteer. */
export function cornerResults({ sides: [first, second] }: Corner): GeocodeResult[] {
  const [one, other] = [parseAddressQuery(first), parseAddressQuery(second)];
  if (one === null || other === null) return [];
  const arrondissement = one.arrondissement ?? other.arrondissement;
  const others = sidesOf(other);
  const found = sidesOf(one).flatMap((a) =>
    others.flatMap((b) => {
      const crossing = a.street === b.street ? null : crossingIn(crossingsOf(a.street, b.street), arrondissement);
      return crossing === null ? [] : [{ a, b, ...crossing, rank: rankOf(a.similarity) + rankOf(b.similarity) }];
    }),
  );
  const [best] = found.toSorted((x, y) => x.rank - y.rank || x.crossing.metres - y.crossing.metres);
  if (best === undefined) return [];
  const { a, b, crossing, district } = best;
  const isPartial =
    !isExact(a.similarity) || !isExact(b.similarity) || (arrondissement !== null && arrondissement !== district);
  return [cornerResult([a.street.name, b.street.name], district, crossing.at, isPartial)];
}

/** Returns the best crossing, in the arrondissement of the query if the streets meet there. */
function crossingIn(
  crossings: readonly Crossing[],
  arrondissement: string | null,
): { readonly crossing: Crossing; readonly district: string } | null {
  const inCity = crossings.flatMap((crossing) => {
    const district = cityDistricts(crossing.at);
    return district === null ? [] : [{ crossing, district }];
  });
  return inCity.find(({ district }) => district === arrondissement) ?? inCity[0] ?? null;
}

function sidesOf(query: AddressQuery): readonly Side[] {
  for (const { street, number } of query.readings) {
    if (number !== null) continue;
    const same = gazetteerNamed(street).flatMap(({ of }) => (of.type === "street" ? [of.street] : []));
    if (same.length > 0)
      return [...new Set(same)].slice(0, MAX_SIDES).map((one) => ({ street: one, similarity: { kind: "same" } }));
    const like = gazetteerNamesLike(street).flatMap(({ key, of }): Side[] => {
      const found = of.type === "street" ? similarity(street, key) : null;
      return of.type === "street" && found !== null && isInArrondissement(query, of.street.parts)
        ? [{ street: of.street, similarity: found }]
        : [];
    });
    if (like.length > 0)
      return like.toSorted((a, b) => rankOf(a.similarity) - rankOf(b.similarity)).slice(0, MAX_SIDES);
  }
  return [];
}
