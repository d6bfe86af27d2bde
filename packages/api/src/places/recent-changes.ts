/** The places that have changed recently. */
export interface RecentChanges {
  /** Stores changed places; null for all places. */
  note(ids: readonly string[] | null): void;
  has(id: string): boolean;
}

/** @param milliseconds how long a change is recent. */
export function createRecentChanges(milliseconds: number, now = () => performance.now()): RecentChanges {
  // The Map is in the order of the changes: the oldest are first.
  const changedAt = new Map<string, number>();
  let allChangedAt = Number.NEGATIVE_INFINITY;
  const isRecent = (at: number): boolean => now() - at < milliseconds;
  return {
    note: (ids) => {
      if (ids === null) {
        allChangedAt = now();
        changedAt.clear();
        return;
      }
      for (const id of ids) {
        changedAt.delete(id);
        changedAt.set(id, now());
      }
      for (const [id, at] of changedAt) {
        if (isRecent(at)) break;
        changedAt.delete(id);
      }
    },
    has: (id) => isRecent(allChangedAt) || isRecent(changedAt.get(id) ?? Number.NEGATIVE_INFINITY),
  };
}
