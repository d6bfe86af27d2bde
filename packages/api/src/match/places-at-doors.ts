import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { foldedAddress, placeStreet } from "../db/folded-text.ts";
import { places } from "../db/schema.ts";
import { streetPattern } from "../geocode/street-words.ts";
import { listed } from "../places/place-rows.ts";
import { type Evidence, evidenceOf, sameDoor } from "../same-place/duplicate-evidence.ts";
import { knownPlaces } from "./known-places.ts";
import type { KnownPlace } from "./match-place.ts";
import type { SearchedDoor } from "./searched-door.ts";

/** Limit of the places with a similar address that are compared with one door. */
const MAX_SIMILAR = 30;

/** Loads the listed places at doors, in one query. Null is no door. @returns a function that selects those at one door. */
export async function loadAtDoors(
  db: Db,
  doors: readonly (SearchedDoor | null)[],
): Promise<(door: SearchedDoor) => readonly KnownPlace[]> {
  const different = [
    ...new Map(doors.filter((door) => door !== null).map((door) => [door.evidence.door, door])).values(),
  ];
  if (different.length === 0) return () => [];
  const byStreet = Map.groupBy(different, ({ street }) => streetPattern(street));
  const ids = sql.join(
    [...byStreet].map(([pattern, inStreet]) => similarIds(pattern, inStreet)),
    sql` union all `,
  );
  const known = (await knownPlaces(db, sql`${places.id} in (${ids})`)).map((place) => ({
    place,
    evidence: evidenceOf(place),
  }));
  return ({ evidence }) => known.filter((other) => isAt(other.evidence, evidence)).map(({ place }) => place);
}

/** Whether two addresses may be one door: they have the same number and street. Sources leave out `bis`. */
const isAt = (a: Evidence, b: Evidence): boolean =>
  a.numbers !== null && a.street.join(" ") === b.street.join(" ") && sameDoor(a, b) !== "against";

/** Returns a query for the ids of listed places in a street, with the number of a door. */
function similarIds(pattern: string, doors: readonly SearchedDoor[]): SQL {
  const numbers = doors.map(({ evidence }) => evidence.numbers?.[0] ?? 0);
  // The number may be in a range, which `isAt` compares.
  const begins = `^(${numbers.join("|")}|[0-9]{1,4}[a-z ]{0,7}[ /]+[0-9]{1,4})([^0-9]|$)`;
  return sql`(select ${places.id} from ${places} where ${listed}
    and ${placeStreet} like ${pattern} and ${foldedAddress} ~ ${begins}
    order by ${places.id} limit ${MAX_SIMILAR * doors.length})`;
}
