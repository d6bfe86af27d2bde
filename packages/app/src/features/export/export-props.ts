import type { Coordinates, FilterState } from "@flaneur/domain";
import type { ExportFormat } from "@flaneur/ui/export-menu";

export interface ExportProps {
  readonly filters: FilterState;
  /** The confirmed location, or null. */
  readonly location: Coordinates | null;
  /** The number of places in the listing, or null while it is unknown. */
  readonly count: number | null;
  /** The latest export that was started from the sort menu. Each request is a new object. */
  readonly asked: { readonly format: ExportFormat } | null;
}
