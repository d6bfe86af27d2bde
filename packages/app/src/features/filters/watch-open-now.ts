import { type FilterState, setHours } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import { coordinatesOf } from "../../location/location.machine.ts";
import type { Page, PageActor } from "../../page/page-context.ts";
import { listingVariables, originVariable } from "../../places/listing.ts";
import { OpenNowQuery } from "./open-now.graphql.ts";

/** The minutes after which the count is loaded again: most places open and close on quarters of an hour. */
const LIFETIME = 15;

/** Loads the number of places that the filters lead to with 'Open now'. Returns null if the request fails. */
async function loadOpenNow(graph: Graph, filters: FilterState, { now, location }: Page): Promise<number | null> {
  // The position is sent only if the filters need it.
  const from = filters.maxTravelTime === null ? null : coordinatesOf(location);
  const open = setHours(filters, { moment: "now", states: ["open"] });
  const reply = await graph.call(OpenNowQuery, {
    filters: listingVariables(open, now, false, from).filters,
    ...originVariable(from, filters.transportMode),
  });
  return "data" in reply ? reply.data.places.pagination.total : null;
}

/**
 * Calls `listen` with the number of places that the filters lead to with 'Open now', and again after each quarter of an
 * hour and each change of the location. Loads nothing in the Favorites tab, and when 'Open now' is chosen. Returns a
 * function that ends it.
 */
export function watchOpenNow(
  graph: Graph,
  page: PageActor,
  filters: FilterState,
  listen: (count: number | null) => void,
): () => void {
  if (filters.activeTab === "favorites" || filters.hours?.moment === "now") return () => {};
  const state = () => page.getSnapshot().context;
  let loads = 0;
  const load = async () => {
    loads += 1;
    const current = loads;
    const count = await loadOpenNow(graph, filters, state());
    if (current === loads) listen(count);
  };
  let minute = state().now.minute;
  const clock = page.subscribe(({ context: { now } }) => {
    const isSameQuarter = Math.floor(now.minute / LIFETIME) === Math.floor(minute / LIFETIME);
    minute = now.minute;
    if (!isSameQuarter) void load();
  });
  const location = state().location.subscribe(() => {
    if (filters.maxTravelTime !== null) void load();
  });
  void load();
  return () => {
    loads += 1;
    clock.unsubscribe();
    location.unsubscribe();
  };
}
