/** The listing as a table. Its code comes when that layout is first shown. */
export { TableLayout } from "./components/TableLayout/TableLayout.tsx";
export { type CoordinateLookup, previewTravel } from "./view-models/preview-state.ts";
