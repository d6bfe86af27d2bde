/** The pages of the visitor's own lists, and their dialogs. */
export { AddedToast } from "./components/AddedToast/AddedToast.tsx";
export { AddPlacesDialog, type PlaceChoice } from "./components/AddPlacesDialog/AddPlacesDialog.tsx";
export { AddToListDialog } from "./components/AddToListDialog/AddToListDialog.tsx";
export { DeleteListDialog } from "./components/DeleteListDialog/DeleteListDialog.tsx";
export { FailureToast } from "./components/FailureToast/FailureToast.tsx";
export { ListDialog } from "./components/ListDialog/ListDialog.tsx";
export { NoteDialog } from "./components/NoteDialog/NoteDialog.tsx";
export { ShareDialog } from "./components/ShareDialog/ShareDialog.tsx";
export { useListsMessages } from "./messages/lists.ts";
export { ListsScreen, type ListsState } from "./screens/ListsScreen/ListsScreen.tsx";
export { OwnListScreen, type OwnListState, type ShownOwnList } from "./screens/ListsScreen/OwnListScreen.tsx";
export { changeFailureText } from "./view-models/change-failure-text.ts";
export { failureText } from "./view-models/failure-text.ts";
