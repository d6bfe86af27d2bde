export type Position = "found" | "denied";

/** 'Denied', as a GeolocationPositionError says it. */
const DENIED = { code: 1 };
const OBERKAMPF = { latitude: 48.8643217, longitude: 2.3690418, accuracy: 30 };

type Found = (position: { readonly coords: typeof OBERKAMPF }) => void;
type Failed = (error: typeof DENIED) => void;

/** From now on the browser says where it is, or that it was denied, without asking anybody. */
export function setPosition(position: Position): void {
  const getCurrentPosition = (found: Found, failed: Failed) =>
    position === "found" ? found({ coords: OBERKAMPF }) : failed(DENIED);
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition }, configurable: true });
}

/** The browser's own is a property of its prototype. */
export const restoreGeolocation = (): void => void Reflect.deleteProperty(navigator, "geolocation");
