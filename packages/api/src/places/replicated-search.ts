import type { Db } from "../db/database.ts";
import type { Reads } from "../db/replicas/replicas.ts";
import type { PlaceSearch } from "./place-search.ts";
import { createSqlSearch } from "./sql-search.ts";

interface ReplicatedSearchParts {
  readonly primary: Db;
  readonly reads: Reads;
  /** Whether a place has changed so recently that a replica may not have the change. */
  readonly isRecent: (id: string) => boolean;
  readonly now: () => number;
}

/**
 * Creates the search that queries replicas with SQL. `byId` queries the primary for a place that has changed recently,
 * or that the replica does not have. If the primary fails, a recent change may be missing in the result of `byId`; for
 * any other place that the replica does not have, `byId` rejects.
 */
export function createReplicatedSearch({ primary, reads, isRecent, now }: ReplicatedSearchParts): PlaceSearch {
  const searches = new WeakMap<Db, PlaceSearch>();
  const over = (db: Db): PlaceSearch => {
    const search = searches.get(db) ?? createSqlSearch(db, { now });
    searches.set(db, search);
    return search;
  };
  const read = <T>(work: (search: PlaceSearch) => Promise<T>): Promise<T> => reads.read((db) => work(over(db)));
  return {
    list: (query) => read((search) => search.list(query)),
    count: (filters) => read((search) => search.count(filters)),
    find: (text, limit) => read((search) => search.find(text, limit)),
    ids: (query) => read((search) => search.ids(query)),
    pins: (filters) => read((search) => search.pins(filters)),
    byId: async (id, origin) => {
      const fromPrimary = () => over(primary).byId(id, origin);
      const fromReplica = () => read((search) => search.byId(id, origin));
      if (isRecent(id)) return fromPrimary().catch(fromReplica);
      // A place that a replica does not have may have been added a moment ago.
      return (await fromReplica()) ?? fromPrimary();
    },
    related: (place) => read((search) => search.related(place)),
    nearby: (place) => read((search) => search.nearby(place)),
    within: (travel) => read((search) => search.within(travel)),
    reach: (origin) => read((search) => search.reach(origin)),
    version: () => read((search) => search.version()),
    values: (category) => read((search) => search.values(category)),
  };
}
