/** The dialog that shares a list or a view by a link. */
export { type LinkChange, ShareDialog, type ShareDialogProps } from "./components/ShareDialog/ShareDialog.tsx";
export { useListsMessages } from "./messages/lists.ts";
export { failureText } from "./view-models/failure-text.ts";
export { refusalText } from "./view-models/refusal-text.ts";
