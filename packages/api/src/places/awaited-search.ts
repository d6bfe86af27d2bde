import type { PlaceSearch } from "./place-search.ts";

/**
 * Delays the calls that depend on derived columns until the lists are right: the columns are up to date, or an index in
 * memory has derived them. `byId`, `nearby`, `within` and `reach` are not delayed.
 * @param untilRight resolves when the lists are right, and rejects when a request should not wait any longer.
 */
export function awaitedSearch(search: PlaceSearch, untilRight: () => Promise<void>): PlaceSearch {
  const awaited =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await untilRight();
      return work(...args);
    };
  const { list, count, find, ids, pins, related, values } = search;
  return {
    ...search,
    list: awaited(list),
    count: awaited(count),
    find: awaited(find),
    ids: awaited(ids),
    pins: awaited(pins),
    related: awaited(related),
    values: awaited(values),
  };
}
