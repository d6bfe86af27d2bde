/** The listing as a table. This module is loaded when the layout is first shown. */
export { TableLayout } from "./components/TableLayout/TableLayout.tsx";
export { type CoordinateLookup, previewTravel } from "./view-models/preview-state.ts";
