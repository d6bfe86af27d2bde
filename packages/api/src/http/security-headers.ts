import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** What a page may ask of a browser. No answer of ours is a page that needs any of it. */
const FEATURES = [
  "accelerometer",
  "ambientLightSensor",
  "autoplay",
  "battery",
  "bluetooth",
  "browsingTopics",
  "camera",
  "clipboardRead",
  "clipboardWrite",
  "computePressure",
  "displayCapture",
  "encryptedMedia",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idleDetection",
  "localFonts",
  "magnetometer",
  "microphone",
  "midi",
  "otpCredentials",
  "payment",
  "pictureInPicture",
  "publickeyCredentialsGet",
  "screenWakeLock",
  "serial",
  "storageAccess",
  "syncXhr",
  "usb",
  "webShare",
  "windowManagement",
  "xrSpatialTracking",
] as const;

/** On every answer: browsers do with it what it is for, and nothing else. */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  crossOriginResourcePolicy: "same-origin",
  xFrameOptions: "DENY",
  // Whether to insist on https, and for which hosts, is for whoever ends TLS in front of us to say.
  strictTransportSecurity: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
  permissionsPolicy: Object.fromEntries(FEATURES.map((feature) => [feature, []])),
});

/** For what the pages of other sites show with `<img>` and `<video>`, which send no Origin that could be checked. */
export const forOtherSites: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("Cross-Origin-Resource-Policy", "cross-origin");
};
