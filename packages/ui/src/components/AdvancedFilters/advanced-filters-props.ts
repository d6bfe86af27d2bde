import type { BetweenOperator, FilterCategory, PlaceStatus } from "@flaneur/domain";
import type { SentencePart } from "../../messages/en/filter-sentence.ts";
import type { AdvancedRule } from "../../view-models/advanced-filters.ts";
import type { FiltersState } from "../../view-models/filters-state.ts";

export interface AdvancedFiltersProps {
  readonly open: boolean;
  /** Every value with how many places it leads to, under the filters of the dialog. */
  readonly filters: FiltersState;
  readonly rules: readonly AdvancedRule[];
  readonly statuses: readonly PlaceStatus[];
  readonly sentence: readonly SentencePart[];
  /** How many places the filters select; null while that is not known. */
  readonly total: number | null;
  /** Whether there is anything to clear. */
  readonly clearable: boolean;
  readonly onAdd: (category: FilterCategory, value: string) => void;
  readonly onRemove: (category: FilterCategory, value: string) => void;
  readonly onNegate: (category: FilterCategory, value: string, negated: boolean) => void;
  /** The operator before the category. */
  readonly onJoin: (category: FilterCategory, join: BetweenOperator) => void;
  readonly onToggleStatus: (status: PlaceStatus) => void;
  readonly onClear: () => void;
  readonly onRetry?: (() => void) | undefined;
  readonly onApply: () => void;
  /** Cancel, the cross, Escape or a press beside it: the filters stay as they were. */
  readonly onClose: () => void;
}
