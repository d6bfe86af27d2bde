/** The page of a place, and what turns what is known of it into what it shows. */
export { usePlaceMessages } from "./messages/place.ts";
export { PlaceScreen } from "./screens/PlaceScreen/PlaceScreen.tsx";
export type { PlaceGuesses } from "./screens/PlaceScreen/place-screen-props.ts";
export { type PlaceDetail, placeState, placeTitle } from "./view-models/place-state.ts";
