// Which place is dealt which composition: its rank by name within its type.

interface Ranked {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

const byName = new Intl.Collator("fr", { sensitivity: "base", numeric: true });

/** Ranks from 0 by id, in the French order of names within each type, so that neighbours in a listing differ. */
export function posterRanks(places: readonly Ranked[]): ReadonlyMap<string, number> {
  const sorted = places.toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const next = new Map<string, number>();
  const ranks = new Map<string, number>();
  for (const { id, type } of sorted) {
    const rank = next.get(type) ?? 0;
    ranks.set(id, rank);
    next.set(type, rank + 1);
  }
  return ranks;
}
