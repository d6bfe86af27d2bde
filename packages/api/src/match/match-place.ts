import { type Coordinates, distanceKm, fold, MATCH_LIMITS, type MatchVerdict } from "@flaneur/domain";
import { type Evidence, evidenceOf, sameDoor } from "../same-place/duplicate-evidence.ts";
import {
  type Comparable,
  type Judgement,
  judge,
  type Prepared,
  prepared,
  withTypes,
} from "../same-place/duplicate-judge.ts";

/** One of our places, with the fields that are compared with a searched place. */
export interface KnownPlace extends Omit<Comparable, "coordinates"> {
  readonly id: string;
  readonly coordinates: Coordinates | null;
}

/** A place to look up. */
export interface SearchedPlace {
  readonly name: string | null;
  readonly address: string | null;
  readonly coordinates: Coordinates | null;
}

export interface Candidate {
  readonly id: string;
  /** The distance from the point of the searched place; null if a point is unknown. */
  readonly metres: number | null;
}

export interface PlaceMatch {
  readonly verdict: MatchVerdict;
  readonly candidates: readonly Candidate[];
}

export const NO_MATCH: PlaceMatch = { verdict: "none", candidates: [] };

/** The largest distance, in kilometres, of a candidate for a point without a name. */
const NAMELESS_KM = 0.03;
/** The largest distance, in kilometres, at which a place with the same name is still a candidate to check. */
const SAME_NAME_KM = 3;

/**
 * Replaces unknown coordinates. If the searched place has no point, all places get these coordinates, so that every
 * distance is 0.
 */
const NOWHERE: Coordinates = { latitude: 0, longitude: 0 };

interface Judged {
  readonly known: KnownPlace;
  readonly judgement: Judgement;
  readonly km: number | null;
  readonly hasSameName: boolean;
  /** What the addresses say: `for` or `against` the same door, or `silent` if an address is unclear or absent. */
  readonly door: ReturnType<typeof sameDoor>;
}

/**
 * Finds out which of our places a searched place is, by the rules of the import for duplicates. The searched place has
 * no type, so it is compared as if it had the types of the other place.
 * @param near Our places around its point.
 * @param named Our places with similar names.
 */
export function matchPlace(
  searched: SearchedPlace,
  near: readonly KnownPlace[],
  named: readonly KnownPlace[],
): PlaceMatch {
  const { name, coordinates } = searched;
  if (name === null) return coordinates === null ? NO_MATCH : nameless(coordinates, near);
  const row = prepared({ ...searched, name, types: [], coordinates: coordinates ?? NOWHERE });
  const compare = comparison(row, coordinates);
  return coordinates === null ? matchByName(named.map(compare)) : matchByPoint(near.map(compare), named.map(compare));
}

/** The known places of a request are compared with each of its items. Their texts are parsed once. */
const parsedPlaces = new WeakMap<KnownPlace, Prepared>();

function parsedOnce(known: KnownPlace): Prepared {
  const parsed = parsedPlaces.get(known) ?? prepared({ ...known, coordinates: known.coordinates ?? NOWHERE });
  parsedPlaces.set(known, parsed);
  return parsed;
}

function comparison(row: Prepared, coordinates: Coordinates | null): (known: KnownPlace) => Judged {
  const folded = fold(row.place.name);
  return (known) => {
    const parsed = parsedOnce(known);
    const at = coordinates === null ? NOWHERE : known.coordinates;
    const other = { ...parsed, place: { ...parsed.place, coordinates: at ?? NOWHERE } };
    const hasPoints = coordinates !== null && known.coordinates !== null;
    return {
      known,
      judgement: judge(other, withTypes(row, known.types)),
      km: hasPoints ? distanceKm(coordinates, known.coordinates) : null,
      hasSameName: hasName(known, folded),
      door: sameDoor(other.evidence, row.evidence),
    };
  };
}

const byDistance = (a: Measured, b: Measured): number => (a.km ?? 0) - (b.km ?? 0);

function matchByPoint(near: readonly Judged[], named: readonly Judged[]): PlaceMatch {
  const same = near.filter(({ judgement }) => judgement === "same").toSorted(byDistance);
  const [only, ...others] = same;
  if (only !== undefined && others.length === 0) return found(only);
  const [exact, ...further] = same.filter(({ hasSameName }) => hasSameName);
  if (exact !== undefined && further.length === 0) return found(exact);
  const doubtful = near.filter(({ judgement }) => judgement === "doubtful").toSorted(byDistance);
  const elsewhere = named
    .filter(({ hasSameName, km }) => hasSameName && km !== null && km <= SAME_NAME_KM)
    .toSorted(byDistance);
  return toCheck([...same, ...doubtful, ...elsewhere]);
}

/**
 * Matches a searched place without a point. A known place is found only if it alone is judged the same at the same
 * door, or if it alone has the same name and its address is no evidence against the match.
 */
function matchByName(named: readonly Judged[]): PlaceMatch {
  const alike = named.filter(({ judgement, hasSameName }) => hasSameName || judgement !== "different");
  const [proven, ...others] = alike.filter(({ door, judgement }) => door === "for" && judgement === "same");
  if (proven !== undefined && others.length === 0) return found(proven);
  const exact = alike.filter(({ hasSameName }) => hasSameName);
  const [only, ...further] = exact;
  if (only !== undefined && further.length === 0 && only.door !== "against") return found(only);
  return toCheck([...exact, ...alike]);
}

function nameless(coordinates: Coordinates, near: readonly KnownPlace[]): PlaceMatch {
  const around = near.flatMap((known) => {
    const km = known.coordinates === null ? null : distanceKm(coordinates, known.coordinates);
    return km === null || km > NAMELESS_KM ? [] : [{ known, km }];
  });
  return toCheck(around.toSorted((a, b) => a.km - b.km));
}

/**
 * Matches a searched place that is only an address. The places at this door are candidates, or else those around its
 * point whose address is not another door. None of them is found for sure: a visitor may have saved an address for any
 * reason, and a house may have several places.
 * @param door The contact data of the searched place.
 * @param atDoor Our places at this door.
 * @param near Our places around its point.
 */
export function matchDoor(
  { coordinates }: Pick<SearchedPlace, "coordinates">,
  door: Evidence,
  atDoor: readonly KnownPlace[],
  near: readonly KnownPlace[],
): PlaceMatch {
  const measured = (known: KnownPlace): Measured => ({
    known,
    km: coordinates === null || known.coordinates === null ? null : distanceKm(coordinates, known.coordinates),
  });
  if (atDoor.length > 0) return toCheck(atDoor.map(measured).toSorted(byDistance));
  if (coordinates === null) return NO_MATCH;
  return nameless(
    coordinates,
    near.filter((known) => sameDoor(evidenceOf(known), door) !== "against"),
  );
}

/** Combines the candidates of two matches of one searched place, the first match first. */
export const combined = (first: PlaceMatch, second: PlaceMatch): PlaceMatch => {
  const candidates = [...new Map([...first.candidates, ...second.candidates].map((each) => [each.id, each])).values()];
  return candidates.length === 0
    ? NO_MATCH
    : { verdict: "check", candidates: candidates.slice(0, MATCH_LIMITS.candidates) };
};

/** Whether a place has this name, or this as one of its other names. Differences in case and accents do not count. */
export const hasName = ({ name, otherNames }: KnownPlace, folded: string): boolean =>
  [name, ...(otherNames ?? [])].some((other) => fold(other) === folded);

type Measured = Pick<Judged, "known" | "km">;

const candidate = ({ known, km }: Measured): Candidate => ({
  id: known.id,
  metres: km === null ? null : Math.round(km * 1_000),
});

const found = (judged: Measured): PlaceMatch => ({ verdict: "found", candidates: [candidate(judged)] });

function toCheck(judged: readonly Measured[]): PlaceMatch {
  const candidates = [...new Map(judged.map((each) => [each.known.id, candidate(each)])).values()];
  if (candidates.length === 0) return NO_MATCH;
  return { verdict: "check", candidates: candidates.slice(0, MATCH_LIMITS.candidates) };
}
