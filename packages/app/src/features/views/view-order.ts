import type { View } from "@flaneur/domain";

/** An order that is shown before the server has it. */
export interface Reordering {
  readonly wanted: readonly string[];
  readonly sent: readonly string[];
}

/** What there is of views while nobody is signed in. */
export const NO_VIEWS = { views: [], listed: null, reordering: null, askers: {} } as const;

interface OrderedViews {
  readonly views: readonly View[];
  readonly reordering: Reordering | null;
}

/** The views in the order of their tabs. */
export const orderedViews = ({ views, reordering }: OrderedViews): readonly View[] =>
  inOrder(views, reordering?.wanted ?? null);

/** The views in the order of the ids; those that the ids do not name follow in their own order. */
function inOrder(views: readonly View[], ids: readonly string[] | null): readonly View[] {
  if (ids === null) return views;
  const named = ids.flatMap((id) => views.find((view) => view.id === id) ?? []);
  return [...named, ...views.filter(({ id }) => !ids.includes(id))];
}
