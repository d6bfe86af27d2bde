import {
  type Coordinates,
  distanceKm,
  liesIn,
  type MapArea,
  type Origin,
  type PlaceFilters,
  travelMinutes,
} from "@flaneur/domain";
import { reachArea } from "../reach.ts";
import type { PlaceColumns } from "./place-columns.ts";

/** Tells of a row whether it lies in the area and within the travel time of the filters. */
export function isNear(columns: PlaceColumns, { area, travel }: Pick<PlaceFilters, "area" | "travel">) {
  const latitudes = columns.latitudes.values;
  const longitudes = columns.longitudes.values;
  // Nothing else is measured for most places: what lies outside of this box is too far.
  const reach = travel === null ? null : reachArea(travel);
  const minutes = travel === null ? null : minutesFrom(columns, travel);
  const isIn = (latitude: number, longitude: number, box: MapArea | null) =>
    box === null || liesIn({ latitude, longitude }, box);
  return (row: number): boolean => {
    const latitude = latitudes[row] ?? Number.NaN;
    const longitude = longitudes[row] ?? Number.NaN;
    if (!isIn(latitude, longitude, area) || !isIn(latitude, longitude, reach)) return false;
    if (travel === null || minutes === null) return true;
    // Nothing is within reach of a place of unknown position.
    return minutes(row) <= travel.maxMinutes;
  };
}

/** Kilometres to a row; NaN where its position is not known. */
export function kilometresFrom({ latitudes, longitudes }: PlaceColumns, from: Coordinates) {
  return (row: number): number =>
    distanceKm(from, {
      latitude: latitudes.values[row] ?? Number.NaN,
      longitude: longitudes.values[row] ?? Number.NaN,
    });
}

/** Whole minutes to a row; NaN where its position is not known. */
export function minutesFrom(columns: PlaceColumns, { from, mode }: Origin) {
  const kilometres = kilometresFrom(columns, from);
  return (row: number): number => travelMinutes(kilometres(row), mode);
}
