/** The page of a place, and the functions that map the data of a place to props. */
export { usePlaceMessages } from "./messages/place.ts";
export { PlaceScreen } from "./screens/PlaceScreen/PlaceScreen.tsx";
export type { PlaceGuesses } from "./screens/PlaceScreen/place-screen-props.ts";
export { type PlaceDetail, placeState, placeTitle } from "./view-models/place-state.ts";
