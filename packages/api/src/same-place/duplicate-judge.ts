import { type Coordinates, distanceKm, type PlaceType } from "@flaneur/domain";
import { type ComparedName, comparedName, type NameRelation, relationOf } from "./compared-name.ts";
import {
  type Contact,
  type Evidence,
  evidenceOf,
  haveOtherSites,
  haveSameSite,
  isNamedBySite,
  sameContact,
  sameDoor,
} from "./duplicate-evidence.ts";

/** The fields of a place that decide whether it is a duplicate. */
export interface Comparable extends Contact {
  readonly name: string;
  /** Other names of the place, such as its official, former or English name. */
  readonly otherNames?: readonly string[] | undefined;
  /** Types of the place; the first is its primary type. */
  readonly types: readonly string[];
  readonly coordinates: Coordinates;
}

/** Both places of a `doubtful` pair are listed until a person decides; see `--review`. */
export type Judgement = "same" | "doubtful" | "different";

/** Largest distance, in kilometres, between two sources' points for the same door. */
export const DOOR_KM = 0.1;
/** Largest distance, in kilometres, at which two points count as one door, unless their house numbers differ. */
const DOORSTEP_KM = 0.012;
/**
 * Largest distance, in kilometres, at which two places are the same in three cases. Their names are equal except for
 * words such as a trade, nothing else proves that they are the same, and their addresses do not differ. One name
 * contains the other, and the address is the same. Two names belong to one business (`isOneBusiness`).
 */
const NEXT_DOOR_KM = 0.025;
/**
 * Largest distance, in kilometres, between neighbours. Neighbours with similar names are `doubtful`, unless other
 * evidence decides. Two wide neighbours are the same if one name contains the other.
 */
const NEIGHBOUR_KM = 0.04;
/**
 * Largest distance, in kilometres, at which two wide places are the same although one name is misspelt or is only the
 * beginning of the other.
 */
const DETAIL_KM = 0.15;
/** Extents of wide places by type, in kilometres. Sources may mark different points within the extent. */
export const WIDE_KM: Readonly<Partial<Record<PlaceType, number>>> = {
  Park: 0.7,
  Spot: 0.3,
  Market: 0.3,
  Monument: 0.25,
  Museum: 0.25,
  Activity: 0.2,
  Pool: 0.2,
  Gym: 0.2,
  Cinema: 0.15,
  Hotel: 0.15,
};

/** Groups of types that different sources may give to the same place. */
const ALIKE: readonly (readonly string[])[] = [
  ["Restaurant", "Bar", "Café"],
  ["Bar", "Club"],
  ["Bakery", "Store"],
  ["Market", "Store"],
  ["Museum", "Monument", "Activity", "Spot"],
  ["Park", "Spot", "Activity"],
  ["Pool", "Gym", "Activity"],
];
/**
 * Types that sources confuse at the same door. For example, one source lists a bakery with tables as a café, or a
 * caterer as a shop.
 */
const TABLES: readonly string[] = ["Restaurant", "Bar", "Café", "Bakery", "Store", "Club"];

const share = (a: readonly string[], b: readonly string[], groups: readonly (readonly string[])[]): boolean =>
  a.some((type) =>
    b.some((other) => type === other || groups.some((set) => set.includes(type) && set.includes(other))),
  );

/** Returns the extent of the widest of these types, in kilometres; at least DOOR_KM. */
const widthOf = (types: readonly string[]): number =>
  Math.max(DOOR_KM, ...types.map((type) => Object.entries(WIDE_KM).find(([wide]) => wide === type)?.[1] ?? 0));

/** Words for parks and gardens, which sources confuse. */
const GREEN: ReadonlySet<string> = new Set(["jardin", "jardinet", "parc", "square"]);
/** Words for churches, which sources confuse. */
const CHURCHES: ReadonlySet<string> = new Set(["abbaye", "basilique", "cathedrale", "collegiale", "eglise"]);

/** A place with its parsed names and contact data. */
export interface Prepared {
  readonly place: Comparable;
  readonly names: readonly ComparedName[];
  readonly evidence: Evidence;
  readonly width: number;
}

export const prepared = (place: Comparable): Prepared => ({
  place,
  names: [place.name, ...(place.otherNames ?? [])].map(comparedName),
  evidence: evidenceOf(place),
  width: widthOf(place.types),
});

/** Returns a place with other types. Use it to compare a place without types with one that has them. */
export const withTypes = (row: Prepared, types: readonly string[]): Prepared => ({
  ...row,
  place: { ...row.place, types },
  width: widthOf(types),
});

const RELATIONS: readonly NameRelation[] = ["equal", "misspelt", "prefix", "contained", "overlapping", "unrelated"];

/** Whether the kinds in two names are compatible. `Café Marly` and `Bar Marly` may be different places. */
const isSameKind = (a: ComparedName, b: ComparedName): boolean =>
  a.kinds.size === 0 || b.kinds.size === 0 || [...a.kinds].some((kind) => b.kinds.has(kind));

/** Returns the strongest relation between any two names of the places, with the names. */
function bestRelation(a: Prepared, b: Prepared) {
  const weak = new Set([...a.evidence.street, ...b.evidence.street].filter((word) => word.length > 2));
  const all = a.names.flatMap((one) =>
    b.names.map((other) => ({ one, other, relation: relationOf(one, other, weak) })),
  );
  return all.toSorted((x, y) => RELATIONS.indexOf(x.relation) - RELATIONS.indexOf(y.relation))[0];
}

/** Whether two records are one business under two names, by their doors and websites. */
function isOneBusiness(a: Prepared, b: Prepared, km: number): boolean {
  if (km > NEXT_DOOR_KM || !share(a.place.types, b.place.types, ALIKE) || isHotel(a) !== isHotel(b)) return false;
  const door = sameDoor(a.evidence, b.evidence);
  if (door === "for" && haveSameSite(a.evidence, b.evidence)) return true;
  return door !== "against" && (isNamedBySite(a.place.name, b.evidence) || isNamedBySite(b.place.name, a.evidence));
}

/** Judges whether two places are the same. */
export function judge(a: Prepared, b: Prepared): Judgement {
  const km = distanceKm(a.place.coordinates, b.place.coordinates);
  if (km > Math.min(a.width, b.width)) return "different";
  const isWide = a.width > DOOR_KM && b.width > DOOR_KM;
  if (!isWide && isOneBusiness(a, b, km)) return "same";
  const best = bestRelation(a, b);
  if (best === undefined || best.relation === "unrelated") return "different";
  const { one, other, relation } = best;
  return isWide ? judgeWide(a, b, km, one, other, relation) : judgeDoors(a, b, km, one, other, relation);
}

/**
 * Judges parks, museums and other places with an extent. Sources may mark different points of such a place, and its
 * name may begin with a word for its kind, such as `jardin`.
 */
function judgeWide(
  a: Prepared,
  b: Prepared,
  km: number,
  one: ComparedName,
  other: ComparedName,
  relation: NameRelation,
): Judgement {
  if (!share(a.place.types, b.place.types, ALIKE)) return "different";
  const isOtherKind = one.wideKind !== null && other.wideKind !== null && one.wideKind !== other.wideKind;
  const isEqual = one.core === other.core || (one.tokens.length > 0 && one.tokens.join() === other.tokens.join());
  const areConfused = [GREEN, CHURCHES].some(
    (kinds) => kinds.has(one.wideKind ?? "") && kinds.has(other.wideKind ?? ""),
  );
  if (isEqual) return isOtherKind && !areConfused ? "doubtful" : "same";
  if (isOtherKind || a.place.types[0] !== b.place.types[0]) return "different";
  if (relation === "misspelt" || relation === "equal") return km <= DETAIL_KM ? "same" : "doubtful";
  const isDoor = sameDoor(a.evidence, b.evidence) === "for" || sameContact(a.evidence, b.evidence) === "for";
  if (relation === "prefix") return km <= DETAIL_KM || isDoor ? "same" : "doubtful";
  if (relation === "contained") return km <= NEIGHBOUR_KM || isDoor ? "same" : "doubtful";
  return "different";
}

/** Whether a place is a hotel. The restaurant of a hotel is another place, although it is named after the hotel. */
const isHotel = ({ place }: Prepared): boolean => place.types[0] === "Hotel";
const isMarket = ({ place }: Prepared): boolean => place.types.includes("Market");

/** Removes `Maison`: `Maison Pichard` and `Pichard` are the same name. */
const withoutHouse = (core: string): string => core.replace(/^maison (?=.)/, "");

/**
 * Whether a name has only words of the name of the street. Other places in the street may have such a name, too:
 * `Le Boétie` in the Rue La Boétie.
 */
const isStreet = (a: Prepared, b: Prepared, { order }: ComparedName): boolean =>
  order.length > 0 && order.every((word) => a.evidence.street.includes(word) || b.evidence.street.includes(word));

/** Judges two places of which at least one has a single address, such as a café, a restaurant or a shop. */
function judgeDoors(
  a: Prepared,
  b: Prepared,
  km: number,
  one: ComparedName,
  other: ComparedName,
  relation: NameRelation,
): Judgement {
  const door = sameDoor(a.evidence, b.evidence);
  const contact = sameContact(a.evidence, b.evidence);
  const isProven = door === "for" || (contact === "for" && door !== "against");
  const isAlike = share(a.place.types, b.place.types, ALIKE);
  const isConfusable = share(a.place.types, b.place.types, [TABLES]) && (isProven || km <= DOORSTEP_KM);
  if (!isAlike && (!isConfusable || door === "against" || one.tiedTrade !== other.tiedTrade)) return "different";
  // A shop in a market is often named after the market.
  if (isMarket(a) !== isMarket(b) && one.core !== other.core) return "different";
  if (isHotel(a) !== isHotel(b)) return relation === "overlapping" ? "different" : "doubtful";
  const isDoubted =
    !isProven &&
    ((km > DOORSTEP_KM && haveOtherSites(a.evidence, b.evidence)) ||
      (km > NEIGHBOUR_KM && a.evidence.door !== null && b.evidence.door !== null));
  if (relation === "equal" && isSameKind(one, other)) {
    const isNear = isProven || (km <= NEXT_DOOR_KM && door !== "against");
    const isExact = withoutHouse(one.core) === withoutHouse(other.core) && !isStreet(a, b, one);
    return (isNear || isExact) && !isDoubted ? "same" : "doubtful";
  }
  if (relation === "equal") return isProven && km <= NEIGHBOUR_KM ? "same" : "doubtful";
  if (contact === "against" || (door === "against" && relation !== "misspelt")) return "different";
  if (relation === "misspelt") return isSameKind(one, other) && !isDoubted ? "same" : "doubtful";
  if (door === "for" && relation === "contained" && km <= NEXT_DOOR_KM) return "same";
  if (isProven && (relation === "prefix" || (relation === "contained" && contact === "for"))) return "same";
  if (relation === "prefix" && km <= DOORSTEP_KM) return "same";
  return relation !== "overlapping" && km <= NEIGHBOUR_KM ? "doubtful" : "different";
}
