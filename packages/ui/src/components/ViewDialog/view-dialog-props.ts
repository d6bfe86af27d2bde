import type { FilterCategory, FilterOptions, SavedCategory, SavedFilters } from "@flaneur/domain";

/** The view was saved elsewhere while it was edited here. */
export interface ViewConflict {
  /** As it is saved now. */
  readonly name: string;
  /** In words. */
  readonly filters: readonly string[];
  readonly onKeepMine: () => void;
  readonly onTakeSaved: () => void;
}

export interface ViewDialogProps {
  readonly open: boolean;
  readonly mode: "create" | "edit";
  readonly name: string;
  readonly description: string;
  /** Whether the view takes over the live filters, or those that are chosen here. */
  readonly source: "current" | "custom";
  /** What would be saved. */
  readonly filters: SavedFilters;
  /** Values marked 'is not', which a view does not keep. */
  readonly leftOut: readonly { readonly category: FilterCategory; readonly value: string }[];
  /** What can be chosen among; null while it is not loaded. */
  readonly options: FilterOptions | null;
  readonly submit: "disabled" | "enabled" | "pending";
  /** @default nobody else has saved it */
  readonly conflict?: ViewConflict | undefined;
  readonly onNameChange: (name: string) => void;
  readonly onDescriptionChange: (description: string) => void;
  readonly onSourceChange: (source: "current" | "custom") => void;
  readonly onToggle: (category: SavedCategory, value: string) => void;
  readonly onSearchChange: (search: string) => void;
  readonly onTravelTimeChange: (minutes: number | null) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}
