/** The listing as a map. Its code comes when that layout is first shown; that of a provider when its map is. */
export type { MapProvider } from "./components/PlaceMap/map-provider.ts";
export type { MapFailure, MapPin, MovedBy } from "./components/PlaceMap/place-map-props.ts";
export { PlacesMap } from "./screens/PlacesMap/PlacesMap.tsx";
export {
  type MapSelection,
  type MapSurface,
  mapMessage,
  pinsOf,
  pinsOfColumns,
  selectedPin,
} from "./view-models/map-state.ts";
