import type { Coordinates } from "./place.ts";

/** `850 m` under one kilometre, `1.8 km` from there on, 'Unknown' where there is none (§9). */
export function formatDistance(km: number | null | undefined): string {
  if (km === null || km === undefined || !Number.isFinite(km)) return "Unknown";
  const metres = Math.round(km * 1000);
  return metres < 1000 ? `${metres} m` : `${km.toFixed(1)} km`;
}

/** `45 min` under an hour, `1h 5m` from there on, 'Unknown' where there is none (§9). */
export function formatDuration(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined || !Number.isFinite(minutes)) return "Unknown";
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)}h ${whole % 60}m`;
}

/** 4 decimals in the top bar, 6 in the location dialog (§9). */
export function formatCoordinates({ latitude, longitude }: Coordinates, decimals: 4 | 6): string {
  return `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;
}

/** `1 place`, `12 places`: the result count and the name of every facet value. */
export function formatPlaceCount(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "place" : "places"}`;
}
