/** A distance in its display unit. */
export interface DistanceParts {
  readonly unit: "m" | "km";
  readonly value: number;
}

/**
 * Converts a distance to whole metres below one kilometre, and to kilometres from there on (§9); null when the distance
 * is unknown.
 */
export function distanceParts(km: number | null): DistanceParts | null {
  if (km === null || !Number.isFinite(km)) return null;
  const metres = Math.round(km * 1000);
  return metres < 1000 ? { unit: "m", value: metres } : { unit: "km", value: km };
}

/** A duration as whole hours and the remaining whole minutes. */
export interface DurationParts {
  readonly hours: number;
  readonly minutes: number;
}

/** Splits a duration in minutes into hours and minutes (§9); null when the duration is unknown. */
export function durationParts(minutes: number | null): DurationParts | null {
  if (minutes === null || !Number.isFinite(minutes)) return null;
  const whole = Math.round(minutes);
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
