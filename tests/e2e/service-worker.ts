import { expect, type Page } from "@playwright/test";

/** Waits until the service worker controls the page and the cache has at least one GraphQL response. */
export async function untilCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
  await expect.poll(() => cachedUrls(page, "flaneur-answers")).not.toEqual([]);
}

/**
 * The body of a request that every server answers with status 200. The service worker passes the request on, and keeps
 * nothing of the response.
 */
const PING = JSON.stringify({ operationName: "Ping", query: "query Ping { __typename }", variables: {} });

/** Whether a request through the service worker reaches no server. */
const isOffline = (page: Page): Promise<boolean> =>
  page.evaluate((body) => {
    const request = fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body });
    return request.then(
      () => false,
      () => true,
    );
  }, PING);

/** Cuts the connection of the page and of its service worker, which may lose the connection later than the page. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => isOffline(page)).toBe(true);
}

/** Returns the sorted URLs of the responses in a cache of the page, without the origin of the page. */
export const cachedUrls = (page: Page, cache: string): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    // `keys` returns the requests in the order in which they were stored.
    return requests.map(({ url }) => url.replace(location.origin, "")).sort();
  }, cache);

/**
 * Returns the content of the caches and databases of the page's origin as text. The text contains the body of a cached
 * response only if the body is JSON or HTML.
 */
export const storedContent = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const type = response?.headers.get("content-type") ?? "";
        const headers = JSON.stringify([...request.headers, ...(response?.headers ?? [])]);
        parts.push(`${name} ${request.method} ${request.url} ${headers}`);
        if (/json|html/.test(type)) parts.push((await response?.text()) ?? "");
      }
    }
    const rows = (database: IDBDatabase, store: string) =>
      new Promise<unknown>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) parts.push(JSON.stringify(await rows(database, store)));
      database.close();
    }
    return parts.join("\n");
  });
