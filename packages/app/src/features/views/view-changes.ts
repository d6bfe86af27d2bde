import type { SavedFilters, View } from "@flaneur/domain";

/** A view as it is to be saved. */
export interface ViewDraft {
  readonly name: string;
  readonly description: string | null;
  readonly filters: SavedFilters;
}

/** What is done to the views of whoever is signed in. */
export type ViewChange =
  | { readonly kind: "create"; readonly draft: ViewDraft }
  /** @property version the one that was seen; null for whichever there is. */
  | { readonly kind: "update"; readonly id: string; readonly version: number | null; readonly draft: ViewDraft }
  | { readonly kind: "delete"; readonly id: string }
  | { readonly kind: "reorder"; readonly ids: readonly string[] };

/** What came of a change, as far as the list of views is concerned. */
export type ViewResult =
  | { readonly kind: "saved"; readonly view: View }
  | { readonly kind: "deleted"; readonly id: string }
  | { readonly kind: "reordered"; readonly views: readonly View[] };

/** The server refused a change. */
export class ViewRefused extends Error {
  override readonly name = "ViewRefused";
  readonly reason: "NotSignedIn" | "ViewNotFound" | "ViewConflict" | "ValidationFailed" | "TooManyViews";
  /** The view as it is now, where it has changed since it was seen. */
  readonly current: View | null;

  constructor(reason: ViewRefused["reason"], message: string, current: View | null = null) {
    super(message);
    this.reason = reason;
    this.current = current;
  }
}

/** The views after a change: a saved one in its place, or at the end. */
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
