import {
  DEFAULT_SORT,
  facetCounts,
  matches,
  NO_FILTERS,
  PLACE_STATUSES,
  type Place,
  parisDay,
  statusOn,
} from "@flaneur/domain";
import * as arbitrary from "@flaneur/domain/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { searchOver } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { storedPlace } from "../../testing/test-places.ts";
import { places } from "../db/schema.ts";
import { toPlace } from "./place-rows.ts";
import { upsertPlaces } from "./place-store.ts";

const DAYS = ["2026-01-14", "2026-11-25", "2027-01-13", "2027-01-14", "2027-06-01"];
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
/** Places of every status. Each has a `statusDate`, so that some statuses change on the tested days. */
const dated = fc.sample(arbitrary.place, { numRuns: 60, seed: 11 }).map((place, index) => ({
  ...place,
  id: `place-${index}`,
  placeStatus: PLACE_STATUSES[index % PLACE_STATUSES.length] ?? "Open",
  statusDate: ["2026-01-14", "2026-11-25", "2027-01-14", "2025-11-25"][(index >> 2) % 4] ?? null,
}));

describeOnPostgres("a dated status", (database) => {
  it("changes on its day without a database write, in lists, in counts and of a place that is found by its name", async () => {
    const { db } = database();
    await db.delete(places);
    await upsertPlaces(
      db,
      dated.map(({ statusDate, ...place }) => ({ ...storedPlace(place), statusDate })),
    );
    let now = noon(DAYS[0] ?? "");
    const search = searchOver(db, () => now);
    const named = dated.find(({ placeStatus, statusDate }) => placeStatus === "Just Opened" && statusDate !== null);
    if (named === undefined) throw new Error("there is such a place");
    for (const day of [...DAYS, ...DAYS.toReversed()]) {
      now = noon(day);
      expect(parisDay(now)).toBe(day);
      const shown: readonly Place[] = dated.map((place) => ({ ...place, placeStatus: statusOn(place, day) }));
      for (const status of PLACE_STATUSES) {
        const filters = { ...NO_FILTERS, placeStatuses: [status] };
        const query = { filters, sort: DEFAULT_SORT, page: 1, limit: 100, origin: null, facets: true };
        const listed = await search.list(query);
        const expected = shown.filter((place) => matches(place, filters));
        expect(listed.places.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        expect(listed.places.every(({ placeStatus }) => placeStatus === status)).toBe(true);
        expect(listed.facets?.types).toEqual(facetCounts(shown, filters, "types"));
      }
      expect((await search.byId(named.id, null))?.placeStatus).toBe(statusOn(named, day));
    }
    await search.close();
    const rows = await db.select().from(places);
    for (const place of dated) {
      const row = rows.find(({ sourceId }) => sourceId === place.id);
      for (const day of DAYS) expect(row && toPlace(row, day).placeStatus).toBe(statusOn(place, day));
    }
  });
});
