import type { FirstResults } from "../graph/first-results.ts";
import { documentIds } from "../graph/graphql.ts";
import type { AuthRef } from "../session/auth.machine.ts";
import { followConnection } from "./follow-connection.ts";
import { installWorker } from "./install-worker.ts";
import { answerKey } from "./shared/answer-key.ts";
import { CACHES, MAX_AGE_S, MAX_ANSWERS, SEEN_CACHES } from "./shared/caches.ts";
import type { ConnectionRef } from "./shared/connection.machine.ts";
import { POCKET_CACHES, readPocketRecord } from "./shared/pocket.ts";
import { type PageMessage, readReport } from "./shared/worker-messages.ts";

interface OfflineHost {
  readonly connection: ConnectionRef;
  readonly auth: AuthRef;
  readonly firstResults: FirstResults;
  /** Loads all results again, because the next results come from another source. */
  readonly reloadResults: () => void;
}

/** Reports when the data that the page shows were saved. */
async function readSavedTime(connection: ConnectionRef): Promise<void> {
  const record = await readPocketRecord().catch(() => null);
  connection.send({ type: "connection.openSaved", savedAt: record?.savedAt ?? null });
}

/** Resolves when the page has loaded and the browser is idle. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  // Safari has no requestIdleCallback.
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  await new Promise<void>((resolve) => later(() => resolve()));
}

/**
 * Copies the results that the page includes to the cache of responses, as if the app had requested them. Only results
 * that are the same for every visitor are copied.
 */
async function keepFirstResults(results: FirstResults): Promise<void> {
  const cache = await caches.open(CACHES.answers);
  const date = new Date(performance.timeOrigin).toUTCString();
  for (const { operationName, variables, data } of Object.values(results)) {
    const document = documentIds.get(operationName);
    if (document === undefined || !document.isShared) continue;
    const response = Response.json({ data }, { headers: { date } });
    await cache.put(answerKey({ documentId: document.id, operationName, variables }), response);
  }
  await removeOldAnswers(cache);
}

/** Removes what exceeds the limits of the cache. The service worker removes only responses that it has stored itself. */
async function removeOldAnswers(cache: Cache): Promise<void> {
  // The keys have the order in which the responses were stored.
  const keys = await cache.keys();
  const oldest = Date.now() - MAX_AGE_S * 1_000;
  await Promise.all(
    keys.map(async (key, index) => {
      const storedAt = Date.parse((await cache.match(key))?.headers.get("date") ?? "");
      if (index < keys.length - MAX_ANSWERS || storedAt < oldest) await cache.delete(key);
    }),
  );
}

/** Returns the path of the page's script, or an empty text on a page that has none. */
function pathOfScript(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script === null ? "" : new URL(script.src).pathname;
}

/** Returns the URLs of the page and of the pictures that it has loaded. */
const loadedUrls = (): readonly string[] => [
  location.href.replace(/#.*/, ""),
  ...performance
    .getEntriesByType("resource")
    .filter((entry) => "initiatorType" in entry && entry.initiatorType === "img")
    .map(({ name }) => name),
];

/**
 * When the session ends, removes the data of the user and the traces of what the user has looked at. Returns a function
 * that stops this.
 */
function forgetAtLogOut(auth: AuthRef): () => void {
  const ended = auth.on("auth.ended", () => {
    for (const name of [...SEEN_CACHES, POCKET_CACHES.user]) void caches.delete(name).catch(() => undefined);
  });
  return () => ended.unsubscribe();
}

/**
 * Renews the stored favorites, lists and views of the user after a sign-in, and when the page is hidden, because the
 * device may then lose its connection. Returns a function that stops this.
 */
function renewUserPart(auth: AuthRef, signal: AbortSignal): () => void {
  const renew = async () => {
    if (auth.getSnapshot().context.user === null) return;
    if ((await readPocketRecord())?.status !== "complete") return;
    const { renewUser } = await import("./pocket/save-user.ts");
    await renewUser(signal);
  };
  // Without a connection, what was kept before stays.
  const tryRenewal = () => void renew().catch(() => undefined);
  const onVisibility = () => {
    if (document.visibilityState === "hidden") tryRenewal();
  };
  const began = auth.on("auth.began", tryRenewal);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    began.unsubscribe();
    document.removeEventListener("visibilitychange", onVisibility);
  };
}

/**
 * Registers the service worker once the page is idle, and follows the connection. Then renews what is kept on the
 * device, and removes traces of the user when the session ends. Without the worker, for example in a private window,
 * the page works, but has no offline features. Returns a function that stops this.
 */
export function startOffline({ connection, auth, firstResults, reloadResults }: OfflineHost): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => {};
  let isStopped = false;
  const renewal = new AbortController();
  const send = (message: PageMessage) => serviceWorker.controller?.postMessage(message);
  const stopConnection = followConnection(connection, {
    isControlled: () => serviceWorker.controller !== null,
    reloadResults,
  });
  if (connection.getSnapshot().matches("saved")) void readSavedTime(connection);
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const report = readReport(data);
    if (report?.connection === "offline") {
      const { savedAt, hasPocket } = report;
      connection.send({ type: "connection.lost", savedAt, hasPocket });
    } else if (report !== null) connection.send({ type: "connection.restored" });
  };
  serviceWorker.addEventListener("message", onMessage);
  serviceWorker.startMessages();
  const isControlled = serviceWorker.controller !== null;
  send({ type: "report" });
  const onControl = () => send({ type: "keep", urls: loadedUrls() });
  // The first worker of a browser controls the page when it has become active.
  if (!isControlled) serviceWorker.addEventListener("controllerchange", onControl, { once: true });

  async function register(): Promise<void> {
    await whenIdle();
    if (isStopped) return;
    const registration = await installWorker(serviceWorker, renewal.signal);
    if (!connection.getSnapshot().matches("online")) return;
    registration.waiting?.postMessage({ type: "activate", script: pathOfScript() } satisfies PageMessage);
    await keepFirstResults(firstResults);
    if ((await readPocketRecord())?.status !== "complete") return;
    const { renewPack } = await import("./pocket/save-pocket.ts");
    await renewPack(renewal.signal);
    const { renewUser } = await import("./pocket/save-user.ts");
    await renewUser(renewal.signal);
  }
  // Without the worker, or without storage, the page has no offline features.
  void register().catch(() => undefined);
  const stopForgetting = forgetAtLogOut(auth);
  const stopRenewal = renewUserPart(auth, renewal.signal);
  return () => {
    isStopped = true;
    renewal.abort();
    serviceWorker.removeEventListener("message", onMessage);
    serviceWorker.removeEventListener("controllerchange", onControl);
    stopConnection();
    stopForgetting();
    stopRenewal();
  };
}
