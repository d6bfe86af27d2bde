import type { Move, SavedFilters, View } from "@flaneur/domain";

/** The content of a view to save. */
export interface ViewDraft {
  readonly name: string;
  readonly description: string | null;
  readonly filters: SavedFilters;
}

/** A change of the user's views. */
export type ViewChange =
  | { readonly kind: "create"; readonly draft: ViewDraft }
  /** @property change The fields that change. The others stay. */
  | { readonly kind: "update"; readonly id: string; readonly change: Partial<ViewDraft> }
  | { readonly kind: "delete"; readonly id: string }
  | { readonly kind: "move"; readonly move: Move };

/** The result of a change for the list of views. */
export type ViewResult =
  | { readonly kind: "saved"; readonly view: View }
  | { readonly kind: "deleted"; readonly id: string }
  | { readonly kind: "reordered"; readonly views: readonly View[] };

/** Returns the views after a change. A saved view replaces the old one, or is added at the end. */
export function afterChange(views: readonly View[], result: ViewResult): readonly View[] {
  switch (result.kind) {
    case "saved":
      return views.some(({ id }) => id === result.view.id)
        ? views.map((view) => (view.id === result.view.id ? result.view : view))
        : [...views, result.view];
    case "deleted":
      return views.filter(({ id }) => id !== result.id);
    case "reordered":
      return result.views;
  }
}
