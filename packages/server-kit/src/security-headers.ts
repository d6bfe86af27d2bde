import type { Fetch } from "./fetch.ts";

/**
 * Browser features that none of our pages uses. `bluetooth` and `web-share` are missing: Chromium knows them on some
 * systems only, and warns on the console about unknown names.
 */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "compute-pressure",
  "cross-origin-isolated",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * Browser features that our own pages use: the visitor's position, copying a link, playing videos, and showing them
 * full screen.
 */
const OWN_FEATURES = ["geolocation", "clipboard-write", "autoplay", "fullscreen"];

/** Headers that are set on every response, replacing the response's own. */
const FIXED = {
  "Permissions-Policy": [
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(", "),
  "X-Frame-Options": "DENY",
};

/** Headers set unless a response has its own. Strict-Transport-Security is left to the proxy that ends TLS. */
const DEFAULTS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-XSS-Protection": "0",
};

/** Sets the product's security headers on a response and returns it. */
export function secured(response: Response): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
  for (const [name, value] of Object.entries(DEFAULTS)) if (!headers.has(name)) headers.set(name, value);
  return response;
}

/** Sets the security headers on every response of a handler. */
export const withSecurityHeaders =
  (fetch: Fetch): Fetch =>
  async (request) =>
    secured(await fetch(request));
