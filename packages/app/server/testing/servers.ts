import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger, type Fetch, type Logger, type ProgramMetrics, readSettings, serve } from "@flaneur/server-kit";
import { preparedFolder } from "../../../../tests/setup/prepared-folder.ts";
import { compose } from "../compose.ts";
import type { GatewayDocuments } from "../parts.ts";

const closing: (() => Promise<void> | void)[] = [];

/** Closes everything that the functions below have started, in reverse order. */
export async function closeServers(): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close();
}

/** Registers a function that `closeServers` calls. */
export const atEnd = (close: () => Promise<void> | void): void => void closing.push(close);

/** Resolves with settings with a new data folder in which the product has started before. */
export async function settingsOf(env: Record<string, string> = {}) {
  const folder = await preparedFolder();
  atEnd(folder.remove);
  return readSettings({ DATA_DIR: folder.path, ...env });
}

/** Serves a handler and resolves with its URL. */
export async function listen(fetch: Fetch): Promise<string> {
  const { url, close } = await serve({ fetch, host: "127.0.0.1", port: 0 });
  atEnd(() => close());
  return url;
}

/**
 * Serves a listener of `node:http`, which can also send no response, an incomplete response or invalid data. Resolves
 * with its URL.
 */
export async function listenRaw(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Options for pages without data: their graph returns nothing. */
export const WITHOUT_DATA = {
  graph: () => Response.json({ data: {} }),
  logger: createLogger("silent"),
  trustedProxies: 0,
};

interface AppOptions {
  readonly logger?: Logger;
  readonly pages?: Fetch;
  readonly proxyDeadlineMs?: number;
  readonly gatewayDeadlineMs?: number;
  readonly documents?: GatewayDocuments;
  readonly measured?: ProgramMetrics;
}

/**
 * Starts the app and resolves with its URL. The API and the gateway run in the same process, unless the settings name
 * other URLs. Every page is the text 'a page', unless `pages` is given.
 */
export async function startApp(env: Record<string, string> = {}, options: AppOptions = {}): Promise<string> {
  const { logger = createLogger("silent"), pages = () => new Response("a page"), ...rest } = options;
  const parts = await compose(await settingsOf(env), logger, pages, rest);
  atEnd(parts.close);
  return listen(parts.fetch);
}
