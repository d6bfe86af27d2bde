import type { Coordinates, FilterState } from "@flaneur/domain";
import type { ExportFormat } from "@flaneur/ui/export-menu";

export interface ExportProps {
  readonly filters: FilterState;
  /** The confirmed one; null without. */
  readonly location: Coordinates | null;
  /** How many places the listing has; null while that is not known. */
  readonly count: number | null;
  /** The latest wish of the sort menu; each is an object of its own. */
  readonly asked: { readonly format: ExportFormat } | null;
}
