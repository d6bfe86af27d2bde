import { dayOf, parisTime } from "./paris-time.ts";

export const SUN_EVENTS = ["dawn", "sunrise", "sunset", "dusk"] as const;
export type SunEvent = (typeof SUN_EVENTS)[number];

/** The centre of Paris. Everywhere in the city, the times differ from those of the centre by less than a minute. */
const LATITUDE = radians(48.8566);
const LONGITUDE = 2.3522;
const DAY_MS = 86_400_000;
/** 1 January 2000, 12:00 UTC, in days since 1970. */
const J2000 = dayOf({ year: 2000, month: 1, date: 1 }) + 0.5;
/** Height of the sun in degrees: its rim at the horizon with refraction, or the end of civil twilight. */
const HEIGHT: Readonly<Record<SunEvent, number>> = { dawn: -6, sunrise: -0.833, sunset: -0.833, dusk: -6 };
/** Approximate average minute of each event. It decides whether hours with a sun event continue after midnight. */
export const USUAL_SUN_MINUTE: Readonly<Record<SunEvent, number>> = {
  dawn: 390,
  sunrise: 420,
  sunset: 1150,
  dusk: 1180,
};

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns the minute of an event in Paris time, accurate to two minutes. It uses the sunrise equation. */
export function sunMinute(event: SunEvent, day: number): number {
  const noon = Math.round(day + 0.5 - J2000) - LONGITUDE / 360;
  const direction = event === "dawn" || event === "sunrise" ? -1 : 1;
  // The sun's position changes between noon and the event, so the event is computed a second time from a first result.
  const first = eventNear(noon, noon, HEIGHT[event], direction);
  return parisTime((J2000 + eventNear(noon, first, HEIGHT[event], direction)) * DAY_MS).minute;
}

/** Returns the time of an event in days since `J2000`, using the sun's position at the time `at`. */
function eventNear(noon: number, at: number, height: number, direction: 1 | -1): number {
  const anomaly = radians(357.5291 + 0.985_600_28 * at);
  const center = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  const longitude = anomaly + radians(center + 180 + 102.9372);
  const transit = noon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitude);
  const declination = Math.asin(Math.sin(longitude) * Math.sin(radians(23.4397)));
  const cosine =
    (Math.sin(radians(height)) - Math.sin(LATITUDE) * Math.sin(declination)) /
    (Math.cos(LATITUDE) * Math.cos(declination));
  return transit + (direction * Math.acos(cosine)) / (2 * Math.PI);
}
