import type { SavedFilters, View } from "@flaneur/domain";

/** The content of a view to save. */
export interface ViewDraft {
  readonly name: string;
  readonly description: string | null;
  readonly filters: SavedFilters;
}

/** A change of the user's views. */
export type ViewChange =
  | { readonly kind: "create"; readonly draft: ViewDraft }
  /** @property version The version that the visitor has seen. Null to replace any version. */
  | { readonly kind: "update"; readonly id: string; readonly version: number | null; readonly draft: ViewDraft }
  | { readonly kind: "delete"; readonly id: string }
  | { readonly kind: "reorder"; readonly ids: readonly string[] };

/** The result of a change for the list of views. */
export type ViewResult =
  | { readonly kind: "saved"; readonly view: View }
  | { readonly kind: "deleted"; readonly id: string }
  | { readonly kind: "reordered"; readonly views: readonly View[] };

/** The server refused a change. */
export class ViewRefused extends Error {
  override readonly name = "ViewRefused";
  readonly reason: "NotSignedIn" | "ViewNotFound" | "ViewConflict" | "ValidationFailed" | "TooManyViews";
  /** The current view, if it has changed since the visitor saw it. */
  readonly current: View | null;

  constructor(reason: ViewRefused["reason"], message: string, current: View | null = null) {
    super(message);
    this.reason = reason;
    this.current = current;
  }
}

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
