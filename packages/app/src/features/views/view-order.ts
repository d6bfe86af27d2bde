import type { View } from "@flaneur/domain";

/** A change of the order of the views. */
export interface Reordering {
  /** The ids of the views in the order that the tabs show. */
  readonly wanted: readonly string[];
  /** The ids in the order that the last request sent; empty before the first request. */
  readonly sent: readonly string[];
}

/** The state of the views while no user is signed in. */
export const NO_VIEWS = { views: [], listed: null, reordering: null, waitingActors: {} } as const;

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
