import type { GeocodeResult } from "@flaneur/contract";
import type { Coordinates } from "@flaneur/domain";
import type { GazetteerPoint, PointKind } from "../reference/gazetteer-format.ts";
import type { Area } from "./areas.ts";
import type { House, KnownStreet } from "./known-street.ts";
import type { NamedPlace } from "./named-places.ts";

type Component = GeocodeResult["address_components"][number];

const toComponent = (name: string, ...types: string[]): Component => ({ long_name: name, short_name: name, types });
const PARIS = toComponent("Paris", "locality", "political");
const FRANCE: Component = { ...toComponent("France", "country", "political"), short_name: "FR" };

const METRES_PER_DEGREE = 111_195;
/** Margin of the viewport around a house number, a corner, a place or pasted coordinates, in metres. */
const AROUND_HOUSE_METRES = 150;
/** Margin of the viewport around a street or a point of the gazetteer, in metres. */
const AROUND_STREET_METRES = 300;

const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const toLatLng = ({ latitude, longitude }: Coordinates) => ({
  lat: roundDegrees(latitude),
  lng: roundDegrees(longitude),
});

function viewportAround({ latitude, longitude }: Coordinates, metres: number): GeocodeResult["geometry"]["viewport"] {
  const up = metres / METRES_PER_DEGREE;
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return {
    northeast: toLatLng({ latitude: latitude + up, longitude: longitude + aside }),
    southwest: toLatLng({ latitude: latitude - up, longitude: longitude - aside }),
  };
}

const partialMatch = (isPartial: boolean) => (isPartial ? { partial_match: true as const } : {});

/** Formats a house number: `10 bis`; other letters of the register are in upper case, as on the plaque. */
function houseNumber({ number, suffix }: Pick<House, "number" | "suffix">): string {
  if (suffix === "") return String(number);
  return `${number} ${/^(?:bis|ter|quater)$/.test(suffix) ? suffix : suffix.toUpperCase()}`;
}

type StreetName = Pick<KnownStreet, "name" | "arrondissement">;

/** Creates the result of a house number. If `isEstimated`, its point may be more than 20 m from the house. */
export function houseResult(
  street: StreetName,
  house: House,
  { isPartial, isEstimated = false }: { readonly isPartial: boolean; readonly isEstimated?: boolean },
): GeocodeResult {
  const number = houseNumber(house);
  return {
    formatted_address: `${number} ${street.name}, ${street.arrondissement} Paris, France`,
    geometry: {
      location: toLatLng(house),
      location_type: isEstimated ? "RANGE_INTERPOLATED" : "ROOFTOP",
      viewport: viewportAround(house, AROUND_HOUSE_METRES),
    },
    place_id: house.id,
    types: ["street_address"],
    address_components: [
      toComponent(number, "street_number"),
      toComponent(street.name, "route"),
      PARIS,
      FRANCE,
      toComponent(street.arrondissement, "postal_code"),
    ],
    ...partialMatch(isPartial),
  };
}

export function streetResult(
  { id, name, arrondissement, middle }: Pick<KnownStreet, "id" | "name" | "arrondissement" | "middle">,
  isPartial: boolean,
): GeocodeResult {
  return {
    formatted_address: `${name}, ${arrondissement} Paris, France`,
    geometry: {
      location: toLatLng(middle),
      location_type: "GEOMETRIC_CENTER",
      viewport: viewportAround(middle, AROUND_STREET_METRES),
    },
    place_id: id,
    types: ["route"],
    address_components: [toComponent(name, "route"), PARIS, FRANCE, toComponent(arrondissement, "postal_code")],
    ...partialMatch(isPartial),
  };
}

/** Creates the result of a corner, in the form that Google uses for intersections. */
export function cornerResult(
  [one, other]: readonly [string, string],
  arrondissement: string,
  at: Coordinates,
  isPartial: boolean,
): GeocodeResult {
  const name = `${one} & ${other}`;
  return {
    formatted_address: `${name}, ${arrondissement} Paris, France`,
    geometry: {
      location: toLatLng(at),
      location_type: "GEOMETRIC_CENTER",
      viewport: viewportAround(at, AROUND_HOUSE_METRES),
    },
    place_id: `corner:${one}|${other}`,
    types: ["intersection"],
    address_components: [toComponent(name, "intersection"), PARIS, FRANCE, toComponent(arrondissement, "postal_code")],
    ...partialMatch(isPartial),
  };
}

export function placeResult({ place, coordinates }: NamedPlace, isPartial: boolean): GeocodeResult {
  const isNamedInAddress = place.address.startsWith(`${place.name},`);
  return {
    formatted_address: [isNamedInAddress ? "" : place.name, place.address, "France"].filter(Boolean).join(", "),
    geometry: {
      location: toLatLng(coordinates),
      location_type: "ROOFTOP",
      viewport: viewportAround(coordinates, AROUND_HOUSE_METRES),
    },
    place_id: `place:${place.id}`,
    types: ["establishment", "point_of_interest"],
    address_components: [
      toComponent(place.name, "establishment", "point_of_interest"),
      PARIS,
      FRANCE,
      ...(place.arrondissement === null ? [] : [toComponent(place.arrondissement, "postal_code")]),
    ],
    ...partialMatch(isPartial),
  };
}

/** Google's types of each kind of point, and how exactly the point represents it. */
const POINT_TYPES: Readonly<
  Record<PointKind, readonly [GeocodeResult["geometry"]["location_type"], readonly string[]]>
> = {
  metro: ["ROOFTOP", ["subway_station", "transit_station"]],
  rer: ["ROOFTOP", ["train_station", "transit_station"]],
  train: ["ROOFTOP", ["train_station", "transit_station"]],
  tram: ["ROOFTOP", ["light_rail_station", "transit_station"]],
  funicular: ["ROOFTOP", ["transit_station"]],
  square: ["GEOMETRIC_CENTER", ["plaza"]],
  quarter: ["APPROXIMATE", ["neighborhood", "political"]],
  bridge: ["GEOMETRIC_CENTER", ["bridge"]],
  park: ["GEOMETRIC_CENTER", ["park"]],
  museum: ["ROOFTOP", ["museum"]],
  sight: ["ROOFTOP", ["tourist_attraction"]],
};

/** Creates the result of a point of the gazetteer, such as a station, a quarter or a museum. */
export function pointResult(named: GazetteerPoint, isPartial: boolean): GeocodeResult {
  const { kind, name, arrondissement } = named;
  const [locationType, ownTypes] = POINT_TYPES[kind];
  const types = [...ownTypes, ...(kind === "quarter" ? [] : ["point_of_interest", "establishment"])];
  return {
    formatted_address: `${name}, ${arrondissement === null ? "" : `${arrondissement} `}Paris, France`,
    geometry: {
      location: toLatLng(named),
      location_type: locationType,
      viewport: viewportAround(named, AROUND_STREET_METRES),
    },
    place_id: `point:${kind}:${name}`,
    types,
    address_components: [
      toComponent(name, ...types),
      PARIS,
      FRANCE,
      ...(arrondissement === null ? [] : [toComponent(arrondissement, "postal_code")]),
    ],
    ...partialMatch(isPartial),
  };
}

/** Creates the result of pasted coordinates, with the address nearest to them. */
export function pastedResult(at: Coordinates, nearest: GeocodeResult): GeocodeResult {
  return {
    ...nearest,
    geometry: {
      location: toLatLng(at),
      location_type: "GEOMETRIC_CENTER",
      viewport: viewportAround(at, AROUND_HOUSE_METRES),
    },
    place_id: `coordinates:${roundDegrees(at.latitude)},${roundDegrees(at.longitude)}`,
  };
}

export function areaResult({ arrondissement, name, centre, box }: Area): GeocodeResult {
  const geometry: GeocodeResult["geometry"] = {
    location: toLatLng(centre),
    location_type: "APPROXIMATE",
    viewport: {
      northeast: toLatLng({ latitude: box.north, longitude: box.east }),
      southwest: toLatLng({ latitude: box.south, longitude: box.west }),
    },
  };
  if (arrondissement === null) {
    const [types, parts] = [
      ["locality", "political"],
      [PARIS, FRANCE],
    ];
    return { formatted_address: "Paris, France", geometry, place_id: "city:paris", types, address_components: parts };
  }
  const types = ["sublocality_level_1", "sublocality", "political"];
  return {
    formatted_address: `${arrondissement} Paris, France`,
    geometry,
    place_id: `arrondissement:${arrondissement}`,
    types,
    address_components: [toComponent(name, ...types), PARIS, FRANCE, toComponent(arrondissement, "postal_code")],
  };
}
