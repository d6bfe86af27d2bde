import type { SortField } from "@flaneur/domain";
import type { SortState } from "../../view-models/sort-state.ts";
import type { ExportFormat } from "../ExportMenu/export-menu-props.ts";

/** A sort menu and how it is sorted. */
export interface SortMenuProps extends SortState {
  /** Any choice, the current one too: choosing that flips the direction (§4). */
  readonly onSort: (field: SortField) => void;
  /** On a phone the menu ends with 'Copy link'. */
  readonly onCopyLink?: (() => void) | undefined;
  /** And with the formats of 'Export'. */
  readonly exporting?: PhoneExport | undefined;
}

export interface PhoneExport {
  readonly count: number;
  readonly onExport: (format: ExportFormat) => void;
}
