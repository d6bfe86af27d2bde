/** The list with the item at one index moved to another; the same list where that is none of its own. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || !(from in items) || !(to in items)) return items;
  const moved = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}
