import type { Coordinates, PlacePins } from "@flaneur/domain";
import type { MapFailure, MapPin, SelectedPin } from "../components/PlaceMap/place-map-props.ts";
import type { ListedPlace } from "../lib/place-with-media.ts";
import type { CoordinateLookup } from "./preview-state.ts";

/** The state of the map. Each attempt mounts a new map. */
export type MapSurface = { readonly attempt: number } & (
  | { readonly status: "loading" | "ready" }
  | { readonly status: "failed"; readonly failure: MapFailure }
);

/** The message at the bottom of the map. */
export type MapMessage = "select" | "selectWithoutLocation" | "notFound" | "noPlaces";

/** The selected place: its id, its data once they are loaded, and the lookup of its coordinates. */
export interface MapSelection {
  readonly id: string;
  readonly place: ListedPlace | null;
  readonly lookup: CoordinateLookup;
}

/** Returns the pins of the places that have coordinates. */
export const pinsOf = (places: readonly ListedPlace[]): readonly MapPin[] =>
  places.flatMap(({ id, name, coordinates, types, isChosen }) =>
    coordinates === null ? [] : [{ id, name, position: coordinates, type: types[0] ?? null, isChosen }],
  );

/**
 * Returns the numbered pins of the places of a list. A place without coordinates has a number, and no pin.
 * @param firstNumber The number of the first place.
 */
export const numberedPinsOf = (places: readonly ListedPlace[], firstNumber: number): readonly MapPin[] =>
  places.flatMap((place, index) => pinsOf([place]).map((pin) => ({ ...pin, number: firstNumber + index })));

/** Returns the pins of all places of the listing, whose data are stored in columns. */
export const pinsOfColumns = ({
  ids,
  names,
  latitudes,
  longitudes,
  types,
  typeNames,
  areChosen,
}: PlacePins): readonly MapPin[] =>
  ids.map((id, index) => ({
    id,
    name: names[index] ?? "",
    position: { latitude: latitudes[index] ?? 0, longitude: longitudes[index] ?? 0 },
    type: typeNames[types[index] ?? -1] ?? null,
    isChosen: areChosen[index] === true,
  }));

/**
 * Returns the marker of the selected place, at the geocoded position or at its pin. Null if its position is unknown.
 */
export function selectedPin(selection: MapSelection | null, pins: readonly MapPin[]): SelectedPin | null {
  if (selection === null) return null;
  const { id, place, lookup } = selection;
  const pin = pins.find((each) => each.id === id);
  const position: Coordinates | undefined = lookup.status === "found" ? lookup.coordinates : pin?.position;
  const name = place?.name ?? pin?.name ?? "";
  return position === undefined ? null : { id, name, position, info: { name, place } };
}

/**
 * Returns the message of the map. While no place is selected, it is a hint (§2).
 * @param places `empty` if the listing has no places.
 */
export function mapMessage(
  selection: MapSelection | null,
  places: "listed" | "empty",
  userPosition: Coordinates | null,
): MapMessage | null {
  if (selection !== null) return selection.lookup.status === "notFound" ? "notFound" : null;
  if (places === "empty") return "noPlaces";
  return userPosition === null ? "selectWithoutLocation" : "select";
}
