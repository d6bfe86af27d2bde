/** The dialogs of saved views. */
export { DeleteViewDialog } from "./components/DeleteViewDialog/DeleteViewDialog.tsx";
export { ViewDialog } from "./components/ViewDialog/ViewDialog.tsx";
export type { ViewDraft } from "./components/ViewDialog/view-dialog-props.ts";
export { viewWords } from "./view-models/filter-words.ts";
