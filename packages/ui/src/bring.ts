/** The page that reads places which the visitor has saved elsewhere, and the links to this page. */
export { BringIconLink } from "./components/BringOffer/BringIconLink.tsx";
export { BringLink } from "./components/BringOffer/BringLink.tsx";
export { BringOffer } from "./components/BringOffer/BringOffer.tsx";
export { DropTarget } from "./components/DropTarget/DropTarget.tsx";
export { FirstPlaces } from "./components/FirstPlaces/FirstPlaces.tsx";
export { useBringMessages } from "./messages/bring.ts";
export { BringScreen } from "./screens/BringScreen/BringScreen.tsx";
export { BringUndoToast } from "./screens/BringScreen/BringUndoToast.tsx";
export {
  type BringDoneState,
  type BringList,
  type BringProblem,
  type BringReviewState,
  type BringState,
  type BringUndo,
  type BroughtCandidate,
  NONE_OF_THESE,
  type RefusedSource,
} from "./screens/BringScreen/bring-state.ts";
export { changeFailureText } from "./view-models/change-failure-text.ts";
export { failureText } from "./view-models/failure-text.ts";
