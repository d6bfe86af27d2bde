/** The export of a listing. Its code comes when the page is there. */
export { ExportMenu } from "./components/ExportMenu/ExportMenu.tsx";
export type { ExportFormat, ExportState } from "./components/ExportMenu/export-menu-props.ts";
