import type { Coordinates, FilterState } from "@flaneur/domain";
import type { ExportFormat } from "@flaneur/ui/export-menu";

export interface ExportProps {
  readonly filters: FilterState;
  /** The confirmed location, or null. */
  readonly location: Coordinates | null;
  /** The number of places in the listing, or null while it is unknown. */
  readonly count: number | null;
  /** The ids of the places of the visible page, in their order. */
  readonly placeIds: readonly string[];
  /**
   * The export format or 'walk' that the visitor last chose in the sort menu of a phone, or null before the first
   * choice. Each new object starts the export or the walk, even if `kind` is the same.
   */
  readonly request: { readonly kind: ExportFormat | "walk" } | null;
}
