import type { FilterCategory, FilterOptions, SavedFilters } from "@flaneur/domain";

/** The fields of the form. */
export interface ViewDraft {
  /** The name of the view, as typed. */
  readonly name: string;
  /** The typed description, which may be empty. */
  readonly description: string;
  /** Whether the view saves the filters of the listing, or filters chosen in the dialog. */
  readonly source: "current" | "custom";
  /** The filters that the view would save. */
  readonly filters: SavedFilters;
}

/** The view was saved elsewhere while it was edited in the dialog. */
export interface ViewConflict {
  /** The name that is saved now. */
  readonly name: string;
  /** The filters that are saved now, in words. */
  readonly filters: readonly string[];
  /** Called when the visitor replaces the saved view with the draft. */
  readonly onKeepMine: () => void;
  /** Called when the visitor replaces the draft with the saved view. */
  readonly onTakeSaved: () => void;
}

export interface ViewDialogProps {
  readonly open: boolean;
  /** Whether a view is created or a saved one is edited. */
  readonly mode: "create" | "edit";
  /** The fields of the form. */
  readonly draft: ViewDraft;
  /** The values marked 'is not', which a view does not save. */
  readonly leftOut: readonly { readonly category: FilterCategory; readonly value: string }[];
  /** The values to choose from; null until they are loaded. */
  readonly options: FilterOptions | null;
  /** The state of the button 'Save View'. */
  readonly submit: "disabled" | "enabled" | "pending";
  /** The version that was saved elsewhere meanwhile. @default no conflict */
  readonly conflict?: ViewConflict | undefined;
  /** Called with the fields that the visitor has changed. */
  readonly onDraftChange: (change: Partial<ViewDraft>) => void;
  /** Called when the visitor saves the view. */
  readonly onSubmit: () => void;
  /** Called for 'Cancel', the cross, Escape and a press on the backdrop. */
  readonly onClose: () => void;
}
