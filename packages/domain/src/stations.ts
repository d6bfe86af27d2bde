import { fold } from "./fold.ts";
import { STATIONS } from "./generated/stations.ts";
import { NEARBY_KM } from "./limits.ts";
import type { Coordinates } from "./place.ts";
import type { StationKind } from "./station-kind.ts";
import { distanceKm, walkingMinutes } from "./travel.ts";

/** A station in Paris. */
export interface Station {
  readonly name: string;
  readonly kind: StationKind;
  readonly coordinates: Coordinates;
}

const toStation = ([name, latitude, longitude, kind]: (typeof STATIONS)[number]): Station => ({
  name,
  kind,
  coordinates: { latitude, longitude },
});

/** Returns the station with this name, whatever its case, accents and hyphens; null for an unknown name. */
export function stationNamed(name: string): Station | null {
  const folded = fold(name);
  const found = STATIONS.find(([each]) => each === name) ?? STATIONS.find(([each]) => fold(each) === folded);
  return found === undefined ? null : toStation(found);
}

/** A station with the minutes on foot from a place. */
export interface NearbyStation extends Pick<Station, "name" | "kind"> {
  /** Whole minutes on foot (§9). */
  readonly minutes: number;
}

/** Returns the nearest stations within `NEARBY_KM` of a point, nearest first; at most `limit` stations. */
export const nearestStations = (from: Coordinates, limit: number): readonly NearbyStation[] =>
  STATIONS.map(toStation)
    .map(({ coordinates, ...station }) => ({ ...station, km: distanceKm(from, coordinates) }))
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit)
    .map(({ km, ...station }) => ({ ...station, minutes: walkingMinutes(km) }));
