import {
  EARTH_RADIUS_KM,
  type MapArea,
  TRANSIT_KM_PER_HOUR,
  TRANSIT_OVERHEAD_MINUTES,
  type TravelFilter,
  WALKING_KM_PER_HOUR,
} from "@flaneur/domain";

/** The distance within reach, in kilometres: the inverse of the formula of §9, and a little more for rounding. */
function reachKm({ maxMinutes, mode }: TravelFilter): number {
  const minutes = maxMinutes + 0.5 - (mode === "walking" ? 0 : TRANSIT_OVERHEAD_MINUTES);
  const speed = mode === "walking" ? WALKING_KM_PER_HOUR : TRANSIT_KM_PER_HOUR;
  return (Math.max(0, minutes) / 60) * speed * 1.001;
}

/** An area around everything within reach; null where it would wrap around the globe. */
export function reachArea(travel: TravelFilter): MapArea | null {
  const { latitude, longitude } = travel.from;
  const degrees = (reachKm(travel) / EARTH_RADIUS_KM) * (180 / Math.PI);
  const [south, north] = [latitude - degrees, latitude + degrees];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  if (north >= 89 || south <= -89) return null;
  const [west, east] = [longitude - degrees / narrowest, longitude + degrees / narrowest];
  return west < -180 || east > 180 ? null : { west, south, east, north };
}
