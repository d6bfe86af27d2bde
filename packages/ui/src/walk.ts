/** The page of a walk through up to twelve places. */
export { useWalkMessages } from "./messages/walk.ts";
export type { SavedWalk } from "./screens/WalkScreen/SavedWalkLine.tsx";
export { WalkScreen } from "./screens/WalkScreen/WalkScreen.tsx";
export { type WalkPlaces, type WalkState, walkState } from "./view-models/walk-state.ts";
