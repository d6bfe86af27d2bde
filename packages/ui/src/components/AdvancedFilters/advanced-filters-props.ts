import type { BetweenOperator, FilterCategory, FilterState, PlaceStatus } from "@flaneur/domain";
import type { FiltersState } from "../../view-models/filters-state.ts";

export interface AdvancedFiltersProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The filters that are applied when the visitor presses 'Show places'. */
  readonly draft: FilterState;
  /** All filter values. Each has the number of places that would be listed if the value were chosen in the draft. */
  readonly filters: FiltersState;
  /** The number of places that the draft selects, or null while the number is loading or if it failed to load. */
  readonly total: number | null;
  /** Called when a value is added to the draft or removed from the draft. */
  readonly onToggle: (category: FilterCategory, value: string) => void;
  /** Called when the operator of a value changes between 'is' and 'is not'. */
  readonly onNegate: (category: FilterCategory, value: string, negated: boolean) => void;
  /** Called with a category and the new operator that joins this category with the categories above. */
  readonly onJoin: (category: FilterCategory, join: BetweenOperator) => void;
  /** Called when a status is added to the draft or removed from the draft. */
  readonly onToggleStatus: (status: PlaceStatus) => void;
  /** Called when 'Clear all' is pressed. Remove all filters from the draft. */
  readonly onClear: () => void;
  /** Called when 'Try again' is pressed after the values failed to load. If absent, the button is not rendered. */
  readonly onRetry?: (() => void) | undefined;
  /** Called when the visitor applies the draft. */
  readonly onApply: () => void;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. Discard the draft. */
  readonly onClose: () => void;
}
