/** The streets of a place's page, and the map of a list. This module is loaded after the page. Each provider's code is loaded with its map. */

export { StreetsOf, type StreetsOfProps } from "./screens/PlaceScreen/StreetsOf.tsx";
export { ListMap, type ListMapProps } from "./screens/SharedListScreen/ListMap.tsx";
export { pinsOf } from "./view-models/map-state.ts";
