/** What a page shows without a connection. */
export { OfflineStrip, type OfflineStripProps } from "./components/OfflineStrip/OfflineStrip.tsx";
export { SavedNote } from "./components/OfflineStrip/SavedNote.tsx";
export { OpenSavedLink } from "./components/OpenSavedLink/OpenSavedLink.tsx";
export { PocketDialog } from "./components/PocketDialog/PocketDialog.tsx";
export type { PocketState, SavedSoFar } from "./components/PocketDialog/pocket-state.ts";
