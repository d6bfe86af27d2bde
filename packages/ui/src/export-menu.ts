/** The menu that exports a listing or a list, and the link to the lists. */
export { ExportMenu } from "./components/ExportMenu/ExportMenu.tsx";
export type { ExportFormat, ExportState } from "./components/ExportMenu/export-menu-props.ts";
export { ListsLink } from "./components/ExportMenu/ListsLink.tsx";
