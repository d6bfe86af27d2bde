/** The page that reads places which the visitor has saved elsewhere, and what leads to it. */
export { BringLink } from "./components/BringOffer/BringLink.tsx";
export { BringOffer } from "./components/BringOffer/BringOffer.tsx";
export { DropTarget } from "./components/DropTarget/DropTarget.tsx";
export { useBringMessages } from "./messages/bring.ts";
export { BringScreen } from "./screens/BringScreen/BringScreen.tsx";
export {
  type BringList,
  type BringProblem,
  type BringState,
  type BroughtCandidate,
  NONE_OF_THESE,
} from "./screens/BringScreen/bring-state.ts";
export { failureText } from "./view-models/failure-text.ts";
