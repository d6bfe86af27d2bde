/**
 * The listing as a map. This module is loaded when the layout is first shown. Each provider's code is loaded with its
 * map.
 */

export { MapList, type MapListProps } from "./components/MapList/MapList.tsx";
export { PlaceSheet } from "./components/MapSheet/PlaceSheet.tsx";
export type { MapProvider } from "./components/PlaceMap/map-provider.ts";
export type { MapFailure, MapPin, MovedBy } from "./components/PlaceMap/place-map-props.ts";
export { ChosenCount } from "./screens/PlacesScreen/PlacesMap/ChosenCount.tsx";
export { MapListBody } from "./screens/PlacesScreen/PlacesMap/MapListBody.tsx";
export { MapPages } from "./screens/PlacesScreen/PlacesMap/MapPages.tsx";
export { PlacesMap } from "./screens/PlacesScreen/PlacesMap/PlacesMap.tsx";
export type { PlacesMapProps } from "./screens/PlacesScreen/PlacesMap/places-map-props.ts";
export {
  type MapSelection,
  type MapSurface,
  mapMessage,
  pinsOf,
  pinsOfColumns,
  selectedPin,
} from "./view-models/map-state.ts";
