import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { MAX_AGE_S } from "../offline/caches.ts";
import { noteOffline, noteOnline, savedAtOf } from "./connections.ts";

/** Limits the number and the age of the entries of a cache. If the device is full, the cache is emptied. */
export function atMost(maxEntries: number): WorkboxPlugin {
  const plugin: unknown = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MAX_AGE_S,
    purgeOnQuotaError: true,
  });
  // The types of Workbox write a missing callback as `undefined`.
  return plugin as WorkboxPlugin;
}

/**
 * Keeps only responses that are complete, come from our own server and may be stored, and only if their Content-Type
 * matches `type`: a cache must not return anything else in the place of a page or a result.
 */
export function onlyKeepable(type: RegExp): WorkboxPlugin {
  const isKeepable = ({ status, type: origin, redirected, headers }: Response): boolean =>
    status === 200 &&
    origin === "basic" &&
    !redirected &&
    !/\b(?:no-store|private)\b/.test(headers.get("cache-control") ?? "") &&
    type.test(headers.get("content-type") ?? "");
  return { cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null) };
}

/** Records whether the server responded or a stored response was used. Use it for network-first strategies. */
export const noteConnection: WorkboxPlugin = {
  fetchDidSucceed: async ({ event, response }) => {
    noteOnline(event);
    return response;
  },
  fetchDidFail: async ({ event, request }) => {
    if (!request.signal.aborted) await noteOffline(event, null);
  },
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (event !== undefined && cachedResponse) await noteOffline(event, savedAtOf(cachedResponse));
    return cachedResponse ?? null;
  },
};
