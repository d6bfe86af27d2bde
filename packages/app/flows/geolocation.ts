export type Position = "found" | "denied";

/** The code of a GeolocationPositionError for 'permission denied'. */
const DENIED = { code: 1 };
const OBERKAMPF = { latitude: 48.8643217, longitude: 2.3690418, accuracy: 30 };

type Found = (position: { readonly coords: typeof OBERKAMPF }) => void;
type Failed = (error: typeof DENIED) => void;

/** Replaces the browser's geolocation by one that returns a position, or a refusal, without a prompt. */
export function setPosition(position: Position): void {
  const getCurrentPosition = (found: Found, failed: Failed) =>
    position === "found" ? found({ coords: OBERKAMPF }) : failed(DENIED);
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition }, configurable: true });
}

/** Restores the browser's own geolocation, which is a property of the prototype. */
export const restoreGeolocation = (): void => void Reflect.deleteProperty(navigator, "geolocation");
