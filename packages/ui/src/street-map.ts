/**
 * The streets of a place, of a neighbourhood and of a list. This module is loaded after the page. Each provider's code is
 * loaded with its map.
 */

export { ListMap, type ListMapProps } from "./components/ListMap/ListMap.tsx";
export { StreetsIn, type StreetsInProps } from "./screens/GuideScreen/StreetsIn.tsx";
export { StreetsOf, type StreetsOfProps } from "./screens/PlaceScreen/StreetsOf.tsx";
export { numberedPinsOf } from "./view-models/map-state.ts";
