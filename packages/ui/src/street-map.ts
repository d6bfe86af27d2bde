/** The streets of a place's page. This module is loaded after the page. Each provider's code is loaded with its map. */
export { StreetsOf, type StreetsOfProps } from "./screens/PlaceScreen/StreetsOf.tsx";
