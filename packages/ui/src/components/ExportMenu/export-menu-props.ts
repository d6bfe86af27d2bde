export const EXPORT_FORMATS = ["geojson", "csv", "kml", "gpx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The state of the last export: none, pending, or its result, which is shown for a moment. */
export type ExportState = "idle" | "exporting" | "done" | "failed";

export interface ExportMenuProps {
  /** Whether the menu exports the filtered places of the listing, or a list. @default "listing" */
  readonly source?: "listing" | "list";
  /** The number of places that are exported, or null while it is unknown. */
  readonly count: number | null;
  /** The state of the last export. */
  readonly state: ExportState;
  /**
   * Whether a phone shows the button. A listing with a sort menu has the formats in that menu on a phone; the Favorites
   * tab and lists have no sort menu. @default "absent"
   */
  readonly phone?: "absent" | "shown";
  /** Called with the format that the visitor chooses. */
  readonly onExport: (format: ExportFormat) => void;
  /** The entry that makes a walk of the places. Absent for a list, and if there are too few places for a walk. */
  readonly walk?: WalkEntry | undefined;
}

export interface WalkEntry {
  /** The number of places that the walk has. */
  readonly count: number;
  /** The number of the page of the listing that has these places, from 1. */
  readonly page: number;
  /** Called when 'Make it a walk' is chosen. */
  readonly onWalk: () => void;
}
