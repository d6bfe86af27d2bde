import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** The features of browsers that a page may use. No answer of the api is a page that needs one. */
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

/** On every answer: browsers neither embed it nor run anything in it. */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  crossOriginResourcePolicy: "same-origin",
  xFrameOptions: "DENY",
  // Strict-Transport-Security is for the proxy that ends TLS to set, since it knows the hosts.
  strictTransportSecurity: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
  permissionsPolicy: Object.fromEntries(FEATURES.map((feature) => [feature, []])),
});

/** For files that other sites embed with `<img>` and `<video>`, which send no Origin that could be checked. */
export const forOtherSites: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("Cross-Origin-Resource-Policy", "cross-origin");
};
