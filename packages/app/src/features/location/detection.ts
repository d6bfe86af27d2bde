import { type Coordinates, DEADLINES_MS } from "@flaneur/domain";
import { fromPromise } from "xstate";

/** A point that the browser has found. */
export interface DetectedPosition {
  readonly coordinates: Coordinates;
  /** Metres around it. */
  readonly accuracy: number;
}

/** Why the browser has found none. */
export type DetectionFailure = "denied" | "unsupported" | "unavailable" | "timeout";
export type Detection = DetectedPosition | DetectionFailure;

/** By the `code` of a GeolocationPositionError. */
const FAILURES: Readonly<Record<number, DetectionFailure>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/** A position of a minute ago is where one is. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: DEADLINES_MS.browser, maximumAge: 60_000 };

/** Asks the browser for its position, once. */
export const detect = (geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined): Promise<Detection> =>
  new Promise((resolve) => {
    if (geolocation === undefined) {
      resolve("unsupported");
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ coordinates: { latitude, longitude }, accuracy }),
      ({ code }) => resolve(FAILURES[code] ?? "unavailable"),
      OPTIONS,
    );
  });

/** The actor `detect` of the location dialog, in a browser. */
export const detectActor = fromPromise(() => detect("geolocation" in navigator ? navigator.geolocation : undefined));
