import { type Coordinates, DEADLINES_MS } from "@flaneur/domain";
import { fromPromise } from "xstate";

/** A position that the browser has detected. */
export interface DetectedPosition {
  readonly coordinates: Coordinates;
  /** The radius of the uncertainty, in metres. */
  readonly accuracy: number;
}

/** Why the browser has detected no position. */
export type DetectionFailure = "denied" | "unsupported" | "unavailable" | "timeout";
export type Detection = DetectedPosition | DetectionFailure;

/** The reasons by the `code` of a GeolocationPositionError. */
const FAILURES: Readonly<Record<number, DetectionFailure>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/** The times are in milliseconds. The browser may return a cached position that is at most a minute old. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: DEADLINES_MS.browser, maximumAge: 60_000 };

/** Requests the position from the browser once. */
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
