/** The page of a place, and what turns what is known of it into what it shows. */
export { usePlaceMessages } from "./messages/place.ts";
export { PlaceScreen } from "./screens/PlaceScreen/PlaceScreen.tsx";

export { type PlaceDetail, type PlaceGuesses, placeState, placeTitle } from "./view-models/place-state.ts";
