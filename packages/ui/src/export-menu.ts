/** The export of a listing. The app loads this module when the page is idle. */
export { ExportMenu } from "./components/ExportMenu/ExportMenu.tsx";
export type { ExportFormat, ExportState } from "./components/ExportMenu/export-menu-props.ts";
export { ListsLink } from "./components/ExportMenu/ListsLink.tsx";
