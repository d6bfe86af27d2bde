import type { SortField } from "@flaneur/domain";
import { type PhoneExport, SortMenu } from "../../components/SortMenu/SortMenu.tsx";
import type { SortState } from "../../view-models/sort-state.ts";

export interface ListingSortProps {
  /** The state of the sort. */
  readonly sort: SortState;
  /** Called with the field that was chosen. If it is the current field, reverse the direction (§4). */
  readonly onSort: (field: SortField) => void;
  /** Called when 'Copy link' in the menu is pressed. The item is only shown on a phone. */
  readonly onCopyLink?: (() => void) | undefined;
  /** The export and the walk at the end of the menu. The items are only shown on a phone. */
  readonly phoneExport?: PhoneExport | undefined;
}

/** The sort menu of the listing's header. */
export const ListingSort = ({ sort, onSort, onCopyLink, phoneExport }: ListingSortProps) => (
  <SortMenu {...sort} onSort={onSort} onCopyLink={onCopyLink} phoneExport={phoneExport} />
);
