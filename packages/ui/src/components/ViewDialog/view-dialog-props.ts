import type { FilterOptions, FilterState, SavedFilters } from "@flaneur/domain";
import type { EarlierLinkProps } from "./EarlierLink.tsx";

/** The fields of the form. */
export interface ViewDraft {
  /** The name of the view, as typed. */
  readonly name: string;
  /** The typed description, which may be empty. */
  readonly description: string;
  /** The source of the filters: `current` for the filters of the listing, `custom` for filters chosen in the dialog. */
  readonly source: "current" | "custom";
  /** The filters that the view would save. */
  readonly filters: SavedFilters;
}

/** The button that copies the link to a view. */
export interface ViewShare {
  /** The result of the last press. Set it back to `none` after two seconds. */
  readonly result: "none" | "copied" | "failed";
  /** Called when the button is pressed. Copy the link. */
  readonly onShare: () => void;
}

export interface ViewDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Whether the dialog creates a view or edits a saved view. */
  readonly mode: "create" | "edit";
  /** The fields of the form. */
  readonly draft: ViewDraft;
  /** The filters of the listing that a view does not save, such as excluded values. */
  readonly leftOut: FilterState;
  /** The values to choose from, or null until they are loaded. */
  readonly options: FilterOptions | null;
  /** The state of the button 'Save View'. */
  readonly submit: "disabled" | "enabled" | "pending";
  /** Whether saving was refused because the account has the maximum number of views. @default false */
  readonly isFull?: boolean;
  /** Called with the fields that the visitor has changed. */
  readonly onDraftChange: (change: Partial<ViewDraft>) => void;
  /** Called when the visitor saves the view. */
  readonly onSubmit: () => void;
  /** The button 'Share'. Absent for a view that is not saved yet: the button is omitted. */
  readonly share?: ViewShare | undefined;
  /** The link that an earlier version of the app created for the view. Absent if there is none. */
  readonly earlierLink?: EarlierLinkProps | undefined;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}
