import type { BetweenOperator, FilterCategory, FilterState, PlaceStatus } from "@flaneur/domain";
import type { FiltersState } from "../../view-models/filters-state.ts";

export interface AdvancedFiltersProps {
  readonly open: boolean;
  /** The filters as they would be applied. */
  readonly draft: FilterState;
  /** Every value with the number of places that it leads to under the draft. */
  readonly filters: FiltersState;
  /** The number of places that the draft selects; null while it is not known. */
  readonly total: number | null;
  /** Called with a value that is added to the draft, or removed from it. */
  readonly onToggle: (category: FilterCategory, value: string) => void;
  /** Called when the operator of a value changes between 'is' and 'is not'. */
  readonly onNegate: (category: FilterCategory, value: string, negated: boolean) => void;
  /** Called with the operator before a category. */
  readonly onJoin: (category: FilterCategory, join: BetweenOperator) => void;
  /** Called with a status that is added to the draft, or removed from it. */
  readonly onToggleStatus: (status: PlaceStatus) => void;
  /** Called when the draft is to be emptied. */
  readonly onClear: () => void;
  /** Called when the visitor tries again to load the values. The button is not shown without it. */
  readonly onRetry?: (() => void) | undefined;
  /** Called when the visitor applies the draft. */
  readonly onApply: () => void;
  /** Called for 'Cancel', the cross, Escape and a press on the backdrop, which discard the draft. */
  readonly onClose: () => void;
}
