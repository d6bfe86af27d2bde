import type { Fetch } from "./fetch.ts";

/**
 * Features of browsers that no page of ours uses. Chromium warns on the console about names it does not know; it knows
 * `bluetooth` and `web-share` on some systems only, so they are left out.
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

/** Asked for by our own pages alone: where one is, a link to copy, a video that plays when it is opened, and fills the screen. */
const OWN_FEATURES = ["geolocation", "clipboard-write", "autoplay", "fullscreen"];

/** On every answer, whatever it says itself. */
const FIXED = {
  "Permissions-Policy": [
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(", "),
  "X-Frame-Options": "DENY",
};

/** On every answer that does not say otherwise. Strict-Transport-Security is for the proxy that ends TLS to send. */
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

/** Puts the security headers of the product on an answer and returns it. */
export function secured(response: Response): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
  for (const [name, value] of Object.entries(DEFAULTS)) if (!headers.has(name)) headers.set(name, value);
  return response;
}

/** The same on every answer of a handler. */
export const withSecurityHeaders =
  (fetch: Fetch): Fetch =>
  async (request) =>
    secured(await fetch(request));
