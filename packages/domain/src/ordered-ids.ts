/** A move of one of several ordered things. */
export interface Move {
  readonly id: string;
  /** The id of the thing that follows after the move; null for the end. */
  readonly before: string | null;
}

/** Moves an id to the index `to`, counted after its removal. The other ids keep their order. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
}

/** Returns the ids after a move. If `before` is not one of the ids, the moved id becomes the last one. */
export function withMove(ids: readonly string[], { id, before }: Move): readonly string[] {
  if (id === before) return ids;
  const to = ids.filter((each) => each !== id).indexOf(before ?? "");
  return moveId(ids, id, to === -1 ? ids.length : to);
}

/** Returns the move of an id to the index `to`, counted after its removal. */
export function moveTo(ids: readonly string[], id: string, to: number): Move {
  const moved = moveId(ids, id, to);
  return { id, before: moved[moved.indexOf(id) + 1] ?? null };
}

/**
 * Returns the move that made a new order of some ids of a list, such as those of a page; null without a move. Ids that
 * the list no longer has are ignored.
 * @param shown The ids in the new order. One of them has moved among the others.
 */
export function moveBetween(ids: readonly string[], shown: readonly string[]): Move | null {
  const to = shown.filter((id) => ids.includes(id));
  const from = ids.filter((id) => to.includes(id));
  const at = from.findIndex((id, index) => id !== to[index]);
  const [up, down] = [to[at], from[at]];
  if (up === undefined || down === undefined) return null;
  const without = (list: readonly string[], id: string) => list.filter((each) => each !== id);
  const id = without(from, up).join() === without(to, up).join() ? up : down;
  const previous = to[to.indexOf(id) - 1];
  // The first id of a page moves in front of the next one of the page, since another page may precede it.
  const before = previous === undefined ? to[1] : without(ids, id)[without(ids, id).indexOf(previous) + 1];
  return { id, before: before ?? null };
}
