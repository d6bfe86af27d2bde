/** The streets of the page of a place or a neighbourhood. Loaded after the page. Each provider's code is loaded with its map. */
export { StreetsIn, type StreetsInProps } from "./screens/GuideScreen/StreetsIn.tsx";
export { StreetsOf, type StreetsOfProps } from "./screens/PlaceScreen/StreetsOf.tsx";
