/** The export of a listing. Its code comes once the page has come to rest. */
export { ExportMenu } from "./components/ExportMenu/ExportMenu.tsx";
export type { ExportFormat, ExportState } from "./components/ExportMenu/export-menu-props.ts";
