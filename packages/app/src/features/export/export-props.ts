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
  /** The number of the visible page, from 1. */
  readonly page: number;
  /** The export format or 'walk' that the visitor has chosen in the sort menu of a phone, or null. */
  readonly request: { readonly kind: ExportFormat | "walk" } | null;
  /** Called when the export or the walk of `request` starts. Set `request` to null, so that it starts once. */
  readonly onRequestStart: () => void;
}
