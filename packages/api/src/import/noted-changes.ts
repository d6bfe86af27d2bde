import { distanceKm } from "@flaneur/domain";
import type { KnownPlace } from "./known-places.ts";
import type { ReadRow } from "./read-row.ts";

/** Kilometres from which a changed position counts as a move. A smaller change is a correction on the map. */
const MOVED_KM = 0.03;

type PlaceRow = Extract<ReadRow, { kind: "place" }>;

/** Notes what an import changes about listed places, and which of them its rows describe. */
export class NotedChanges {
  /** Names of the places that close. */
  readonly closed: string[] = [];
  /** Names of the places that move. */
  readonly moved: string[] = [];
  readonly #described = new Set<string>();

  /** Notes that a row describes a place. */
  describe(place: KnownPlace | undefined): void {
    if (place !== undefined) this.#described.add(place.id);
  }

  isDescribed(placeId: string): boolean {
    return this.#described.has(placeId);
  }

  /** Notes what a row changes about its stored place. */
  update(existing: KnownPlace, { place }: PlaceRow): void {
    if (place.placeStatus === "Permanently Closed" && !existing.isClosed) this.closed.push(place.name);
    if (place.coordinates !== null && distanceKm(existing.coordinates, place.coordinates) >= MOVED_KM) {
      this.moved.push(place.name);
    }
  }
}
