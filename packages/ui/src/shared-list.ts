/** The pages of links to lists and views. */
export { useSharedMessages } from "./messages/shared.ts";
export {
  type ListTaking,
  SharedListScreen,
  type SharedState,
  type ShownSharedList,
} from "./screens/SharedListScreen/SharedListScreen.tsx";
export { SharedViewScreen } from "./screens/SharedListScreen/SharedViewScreen.tsx";
export { changeFailureText } from "./view-models/change-failure-text.ts";
export { failureText } from "./view-models/failure-text.ts";
export {
  type SharedListResult,
  type SharedResult,
  sharedLinkState,
  sharedListState,
} from "./view-models/shared-list-state.ts";
