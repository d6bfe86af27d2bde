import type { Coordinates, PlacePins } from "@flaneur/domain";
import type { MapFailure, MapPin, SelectedPin } from "../components/PlaceMap/place-map-props.ts";
import type { ListedPlace } from "../lib/place-with-media.ts";
import type { CoordinateLookup } from "./preview-state.ts";

/** What the map can show. Another attempt is another map. */
export type MapSurface = { readonly attempt: number } & (
  | { readonly status: "loading" | "ready" }
  | { readonly status: "failed"; readonly failure: MapFailure }
);

/** What stands at the bottom of the map; one at a time. */
export type MapMessage = "select" | "selectWithoutLocation" | "notFound";

/** What is known of the selected place: its id, the place once it is loaded, and where it lies. */
export interface MapSelection {
  readonly id: string;
  readonly place: ListedPlace | null;
  readonly lookup: CoordinateLookup;
}

/** The places of a page as pins: those that carry coordinates. */
export const pinsOf = (places: readonly ListedPlace[]): readonly MapPin[] =>
  places.flatMap(({ id, coordinates, types }) =>
    coordinates === null ? [] : [{ id, position: coordinates, type: types[0] ?? null }],
  );

/** The places of a whole list as pins. */
export const pinsOfColumns = ({ ids, latitudes, longitudes, types, typeNames }: PlacePins): readonly MapPin[] =>
  ids.map((id, index) => ({
    id,
    position: { latitude: latitudes[index] ?? 0, longitude: longitudes[index] ?? 0 },
    type: typeNames[types[index] ?? -1] ?? null,
  }));

/** The red marker, once it is known where it stands: by its pin, or by the look-up of its address. */
export function selectedPin(selection: MapSelection | null, pins: readonly MapPin[]): SelectedPin | null {
  if (selection === null) return null;
  const { id, place, lookup } = selection;
  const position: Coordinates | undefined =
    lookup.status === "found" ? lookup.coordinates : pins.find((pin) => pin.id === id)?.position;
  return position === undefined ? null : { id, position, place };
}

/** @param hint whether it is time to say what one can do */
export function mapMessage(
  selection: MapSelection | null,
  hint: "shown" | "hidden",
  userPosition: Coordinates | null,
): MapMessage | null {
  if (selection !== null) return selection.lookup.status === "notFound" ? "notFound" : null;
  if (hint === "hidden") return null;
  return userPosition === null ? "selectWithoutLocation" : "select";
}
