import { EARTH_RADIUS_KM, TRANSIT_KM_PER_HOUR, TRANSIT_OVERHEAD_MINUTES, WALKING_KM_PER_HOUR } from "./limits.ts";
import type { Coordinates } from "./place.ts";

export const TRANSPORT_MODES = ["transit", "walking"] as const;
export type TransportMode = (typeof TRANSPORT_MODES)[number];

/** The start of a journey and its transport mode. */
export interface Origin {
  readonly from: Coordinates;
  readonly mode: TransportMode;
}

/** The longest journey from a start. */
export interface TravelFilter extends Origin {
  readonly maxMinutes: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres, by the haversine formula (§9). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLng = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Returns whole minutes on foot (§9). */
export const walkingMinutes = (km: number): number => Math.round((km / WALKING_KM_PER_HOUR) * 60);

/** Returns whole minutes by metro, with a fixed overhead (§9). */
export const transitMinutes = (km: number): number =>
  Math.round((km / TRANSIT_KM_PER_HOUR) * 60 + TRANSIT_OVERHEAD_MINUTES);

export const travelMinutes = (km: number, mode: TransportMode): number =>
  mode === "walking" ? walkingMinutes(km) : transitMinutes(km);

/** Returns the whole minutes from one point to another, or null when either is unknown. */
export function travelTime(from: Coordinates | null, to: Coordinates | null, mode: TransportMode): number | null {
  return from === null || to === null ? null : travelMinutes(distanceKm(from, to), mode);
}

export const validCoordinates = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
