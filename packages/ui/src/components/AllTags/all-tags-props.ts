import type { TagCategory } from "../../lib/filter-option.ts";

export interface AllTagsProps {
  readonly open: boolean;
  readonly categories: readonly TagCategory[];
  readonly onToggle: (tag: string) => void;
  /** 'Show 74 places': what closing leads to. */
  readonly doneLabel: string;
  /** 'Clear all' is there only when there is something to clear. */
  readonly onClearAll?: (() => void) | undefined;
  readonly onClose: () => void;
}
