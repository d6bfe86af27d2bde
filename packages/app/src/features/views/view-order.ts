import type { Move, View } from "@flaneur/domain";

/** Moves of views that are not saved yet. */
export interface Reordering {
  /** The ids of the views in the order that the tabs show. */
  readonly wanted: readonly string[];
  /** The moves that have made this order. The first one is being saved. */
  readonly moves: readonly Move[];
}

/** The state of the views while no user is signed in. */
export const NO_VIEWS = { views: [], listed: null, reordering: null, requesters: {} } as const;

interface OrderedViews {
  readonly views: readonly View[];
  readonly reordering: Reordering | null;
}

/** Returns the views in the order of their tabs. */
export const orderedViews = ({ views, reordering }: OrderedViews): readonly View[] =>
  inOrder(views, reordering?.wanted ?? null);

/** Sorts the views by a list of ids. Views that are not in the list follow in their own order. */
function inOrder(views: readonly View[], ids: readonly string[] | null): readonly View[] {
  if (ids === null) return views;
  const named = ids.flatMap((id) => views.find((view) => view.id === id) ?? []);
  return [...named, ...views.filter(({ id }) => !ids.includes(id))];
}
