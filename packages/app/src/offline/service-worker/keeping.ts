import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { MAX_AGE_S } from "../shared/caches.ts";
import { noteOffline, noteOnline, savedAtOf } from "./connections.ts";
import { isKeepable } from "./is-keepable.ts";

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

/** Keeps only the responses of `isKeepable`. */
export const onlyKeepable = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isKeepable(response, type) ? response : null),
});

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
