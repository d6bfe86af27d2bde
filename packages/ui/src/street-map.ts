/**
 * The maps of a place, a neighbourhood, a list and a walk. This module is loaded after the page. The code of a provider
 * is loaded with the first map of that provider.
 */

export { ListMap, type ListMapProps } from "./components/ListMap/ListMap.tsx";
export { StreetsIn, type StreetsInProps } from "./screens/GuideScreen/StreetsIn.tsx";
export { StreetsOf, type StreetsOfProps } from "./screens/PlaceScreen/StreetsOf.tsx";
export { numberedPinsOf } from "./view-models/map-state.ts";
