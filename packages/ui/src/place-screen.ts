/** The page of a place, and the functions that map the data of a place to props. */
export { usePlaceMessages } from "./messages/place.ts";
export { PlaceScreen } from "./screens/PlaceScreen/PlaceScreen.tsx";

export { type PlaceDetail, type PlaceGuesses, placeState, placeTitle } from "./view-models/place-state.ts";
