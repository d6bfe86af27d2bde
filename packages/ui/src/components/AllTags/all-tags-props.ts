import type { TagCategory } from "../../lib/filter-option.ts";

export interface AllTagsProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** All tags with their counts and choices, by category. */
  readonly categories: readonly TagCategory[];
  /** Called with a tag when it is pressed. */
  readonly onToggle: (tag: string) => void;
  /** The text of the button that closes the dialog: 'Show 74 places'. */
  readonly doneLabel: string;
  /** Called when 'Clear all' is pressed. Absent if no filter is active: the button is not rendered. */
  readonly onClearAll?: (() => void) | undefined;
  /** Called when the visitor presses the button with `doneLabel`, the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}
