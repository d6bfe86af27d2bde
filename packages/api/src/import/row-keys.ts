import type { RowKey } from "./read-row.ts";

/** A map by row keys. It does not join source and id, which would take more memory. */
export function createRowMap<T>() {
  const bySource = new Map<string, Map<string, T>>();
  let size = 0;
  return {
    size: (): number => size,
    get: ({ source, sourceId }: RowKey): T | undefined => bySource.get(source)?.get(sourceId),
    set: ({ source, sourceId }: RowKey, value: T): void => {
      const byId = bySource.get(source) ?? new Map<string, T>();
      if (!byId.has(sourceId)) size += 1;
      bySource.set(source, byId.set(sourceId, value));
    },
  };
}

/** A set of row keys. */
export function createRowKeys() {
  const keys = createRowMap<true>();
  return {
    has: (key: RowKey): boolean => keys.get(key) === true,
    add: (key: RowKey): void => keys.set(key, true),
  };
}
