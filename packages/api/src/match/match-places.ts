import type { MatchItem } from "@flaneur/contract";
import { type Coordinates, fold } from "@flaneur/domain";
import { isInParis, located } from "@flaneur/place-files";
import type { Db } from "../db/database.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { comparedName } from "../same-place/compared-name.ts";
import { loadKnown, loadNear } from "./known-places.ts";
import {
  combined,
  hasName,
  type KnownPlace,
  matchDoor,
  matchPlace,
  NO_MATCH,
  type PlaceMatch,
  type SearchedPlace,
} from "./match-place.ts";
import { loadAtDoors } from "./places-at-doors.ts";
import { doorOf, type SearchedDoor } from "./searched-door.ts";

/** Largest number of places with a similar name that are compared with one item. */
const MAX_NAMED = 8;

const textOf = (written: string | null | undefined): string | null => written?.trim() || null;

/** The number of an entry in a list of the visitor: `46. Harry's New York Bar`, `#3 Septime`. */
const NUMBER = /^(?:#\s?\d{1,4}|\d{1,4}\s?[.)\]:])\s+(?=\S)/;

/** The text after the first colon of a name: `Le Baratin: Best wine`. */
const AFTER_COLON = /\s?:\s/;

/** Returns a name without the number of its entry, which would hide a match at the same point. */
const nameOf = (written: string | null | undefined): string | null => textOf(written)?.replace(NUMBER, "") ?? null;

/** Finds out for each item which of the listed places it is. */
export async function matchPlaces(
  db: Db,
  search: Pick<PlaceSearch, "find">,
  items: readonly MatchItem[],
): Promise<readonly PlaceMatch[]> {
  const ids = items.flatMap(({ placeId }) => placeId ?? []);
  const searched = items.map(({ placeId, ...item }): SearchedPlace | null => {
    if (placeId !== null && placeId !== undefined) return null;
    const coordinates = item.coordinates ? located(item.coordinates) : null;
    // All our places are in Paris.
    if (coordinates !== null && !isInParis(coordinates)) return null;
    return { name: nameOf(item.name), address: textOf(item.address), coordinates };
  });
  const points = searched.flatMap((item): readonly Coordinates[] => (item?.coordinates ? [item.coordinates] : []));
  const doors = searched.map((item) => (item === null ? null : doorOf(item)));
  const [linked, near, atDoor] = await Promise.all([loadKnown(db, ids), loadNear(db, points), loadAtDoors(db, doors)]);
  const byId = new Set(linked.map(({ id }) => id));
  const known = { near, atDoor, named: createNameSearch(search) };
  const matches: PlaceMatch[] = [];
  // One after the other: a request must not use all connections to the database.
  for (const [index, item] of searched.entries()) {
    const placeId = items[index]?.placeId;
    if (placeId !== null && placeId !== undefined) matches.push(byId.has(placeId) ? foundById(placeId) : NO_MATCH);
    else matches.push(item === null ? NO_MATCH : await matchOne(known, item, doors[index] ?? null));
  }
  return matches;
}

const foundById = (id: string): PlaceMatch => ({ verdict: "found", candidates: [{ id, metres: null }] });

/** Our places that are compared with the items of one request. */
interface Known {
  readonly near: Awaited<ReturnType<typeof loadNear>>;
  readonly atDoor: Awaited<ReturnType<typeof loadAtDoors>>;
  readonly named: NameSearch;
}

async function matchOne(known: Known, item: SearchedPlace, door: SearchedDoor | null): Promise<PlaceMatch> {
  const around = item.coordinates === null ? [] : known.near(item.coordinates);
  if (door === null) return matchByName(known, item, around);
  // Some places are called like their address: 52 Faubourg Saint-Denis.
  const name = fold(item.name ?? "");
  const isCalledSo = (place: KnownPlace) => hasName(place, name);
  const namesakes = item.name === null ? [] : (await known.named(item.name)).filter(isCalledSo);
  const byName = matchPlace(item, around.filter(isCalledSo), namesakes);
  if (byName.verdict === "found" && item.name !== null) return byName;
  const byDoor = matchDoor(item, door.evidence, known.atDoor(door), around);
  return byDoor.verdict === "none" ? matchByName(known, item, around) : combined(byDoor, byName);
}

async function matchByName(known: Known, item: SearchedPlace, around: readonly KnownPlace[]): Promise<PlaceMatch> {
  const match = matchPlace(item, around, []);
  if (match.verdict !== "none" || item.name === null) return match;
  const byName = matchPlace(item, around, await known.named(item.name));
  const [head = ""] = item.name.split(AFTER_COLON, 1);
  // A text after a colon may be a part of the name, or a remark.
  if (byName.verdict !== "none" || head.length < 2 || head === item.name) return byName;
  return matchByName(known, { ...item, name: head }, around);
}

/** Returns the places with a similar name. */
type NameSearch = (name: string) => Promise<readonly KnownPlace[]>;

/** Returns a search for the items of one request, which searches each name once. */
function createNameSearch(search: Pick<PlaceSearch, "find">): NameSearch {
  const searches = new Map<string, Promise<readonly KnownPlace[]>>();
  return (name) => {
    const known = searches.get(name) ?? placesNamed(search, name);
    searches.set(name, known);
    return known;
  };
}

/** Finds places with a similar name. A name that no place has is searched by its distinctive words. */
async function placesNamed(search: Pick<PlaceSearch, "find">, name: string): Promise<readonly KnownPlace[]> {
  const found = await search.find(name, MAX_NAMED);
  const core = comparedName(name).order.join(" ");
  const all = found.length > 0 || core === "" || core === fold(name) ? found : await search.find(core, MAX_NAMED);
  return all.map(({ place }) => place);
}
