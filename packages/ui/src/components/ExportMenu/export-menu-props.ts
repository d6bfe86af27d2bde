export const EXPORT_FORMATS = ["geojson", "csv", "kml"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What becomes of the last export: nothing to say, being written, or what came of it a moment ago. */
export type ExportState = "idle" | "exporting" | "done" | "failed";

export interface ExportMenuProps {
  /** How many places the listing has; null while that is not known. */
  readonly count: number | null;
  readonly state: ExportState;
  readonly onExport: (format: ExportFormat) => void;
}
