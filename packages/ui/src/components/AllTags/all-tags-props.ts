import type { FiltersState } from "../../view-models/filters-state.ts";

export interface AllTagsProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** All filter values with their counts and choices. The dialog shows the tags by category. */
  readonly filters: FiltersState;
  /** Called with a tag when it is pressed. */
  readonly onToggle: (tag: string) => void;
  /** Called when 'Try again' is pressed after the values failed to load. If absent, the button is not rendered. */
  readonly onRetry?: (() => void) | undefined;
  /** The text of the button that closes the dialog: 'Show 74 places'. */
  readonly doneLabel: string;
  /** Called when 'Clear all' is pressed. Absent if no filter is active: the button is not rendered. */
  readonly onClearAll?: (() => void) | undefined;
  /** Called when the visitor presses the button with `doneLabel`, the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}
