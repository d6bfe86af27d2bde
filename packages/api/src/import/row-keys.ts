import type { RowKey } from "./read-row.ts";

/** A set of row keys. It does not join source and id, which would take more memory. */
export function createRowKeys() {
  const idsBySource = new Map<string, Set<string>>();
  return {
    has: ({ source, sourceId }: RowKey): boolean => idsBySource.get(source)?.has(sourceId) ?? false,
    add: ({ source, sourceId }: RowKey): void => {
      const ids = idsBySource.get(source);
      if (ids === undefined) idsBySource.set(source, new Set([sourceId]));
      else ids.add(sourceId);
    },
  };
}
