import type { Coordinates, FilterState } from "@flaneur/domain";
import type { ExportFormat } from "@flaneur/ui/export-menu";

export interface ExportProps {
  readonly filters: FilterState;
  /** The confirmed location, or null. */
  readonly location: Coordinates | null;
  /** The number of places in the listing, or null while it is unknown. */
  readonly count: number | null;
  /** The latest export started from the sort menu, or null before the first. Each new object starts an export. */
  readonly exportRequest: { readonly format: ExportFormat } | null;
}
