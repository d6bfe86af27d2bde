import type { Coordinates } from "./place.ts";

/** A distance in the unit it is shown in. */
export interface DistanceParts {
  readonly unit: "m" | "km";
  readonly value: number;
}

/** Whole metres under one kilometre, kilometres from there on (§9); null where none is known. */
export function distanceParts(km: number | null): DistanceParts | null {
  if (km === null || !Number.isFinite(km)) return null;
  const metres = Math.round(km * 1000);
  return metres < 1000 ? { unit: "m", value: metres } : { unit: "km", value: km };
}

/** A duration in whole hours and the whole minutes beyond them. */
export interface DurationParts {
  readonly hours: number;
  readonly minutes: number;
}

/** Hours and minutes of a duration in minutes (§9); null where none is known. */
export function durationParts(minutes: number | null): DurationParts | null {
  if (minutes === null || !Number.isFinite(minutes)) return null;
  const whole = Math.round(minutes);
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}

/** 4 decimals in the top bar, 6 in the location dialog (§9). */
export function formatCoordinates({ latitude, longitude }: Coordinates, decimals: 4 | 6): string {
  return `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;
}
