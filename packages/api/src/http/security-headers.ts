import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Browser features that the headers disable, because no response of the api is a page that needs one of them. */
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

/** Sets headers on every response, so that other sites cannot embed it and browsers run no scripts in it. */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  crossOriginResourcePolicy: "same-origin",
  xFrameOptions: "DENY",
  // The proxy that ends TLS sets Strict-Transport-Security, since it knows the hosts.
  strictTransportSecurity: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
  permissionsPolicy: Object.fromEntries(FEATURES.map((feature) => [feature, []])),
});

/** A drawing that is opened by itself loads nothing, runs nothing, and cannot read what the site has stored. */
export const sandboxDrawings: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
};

/** Allows other sites to embed a file with `<img>` and `<video>`, which send no Origin header to check. */
export const allowEmbedding: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("Cross-Origin-Resource-Policy", "cross-origin");
};
