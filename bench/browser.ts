import { createLogger, readSettings, serve } from "@flaneur/server-kit";
import { type Browser, chromium, type Page } from "playwright";
import { openDatabase } from "../packages/api/src/db/open-database.ts";
import { manyPlaces } from "../packages/api/testing/many-places.ts";
import { buildIfStale, DIST } from "../packages/app/server/build-app.ts";
import { compose } from "../packages/app/server/compose.ts";
import { createRenderPool } from "../packages/app/server/first-view/render-pool.ts";
import { serverRendererFile } from "../packages/app/server/first-view/server-renderer.ts";
import { createPages } from "../packages/app/server/pages.ts";
import { chromiumLaunch, ensureChromium } from "../scripts/chromium.ts";
import { temporaryFolder } from "../tests/setup/processes.ts";

/** The factor that makes a developer's machine about as slow as a cheap phone. */
const CPU_SLOWDOWN = 4;

async function launch(): Promise<Browser> {
  await ensureChromium();
  return chromium.launch(chromiumLaunch());
}

export interface Visit {
  readonly page: Page;
  /** Slows the page's CPU down from now on. */
  slowDown(): Promise<void>;
}

export interface Product {
  readonly url: string;
  /** Calls `look` with a page of a new browser context: no cache and no stored data. */
  visit<T>(look: (visit: Visit) => Promise<T>): Promise<T>;
}

/** Fills the database before the app opens it. */
async function fill(dataDir: string, places: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  await manyPlaces(db, places);
  await close();
}

/**
 * Starts the whole app with its own database, and a browser. Closes both when `work` is done.
 * @param places The number of places. @default the curated places
 */
export async function withProduct<T>(work: (product: Product) => Promise<T>, places?: number): Promise<T> {
  const folder = temporaryFolder();
  await buildIfStale();
  if (places !== undefined) await fill(folder.path, places);
  const settings = readSettings({ DATA_DIR: folder.path, HOST: "127.0.0.1", PORT: "0" });
  const logger = createLogger("error");
  const renderPool = createRenderPool(serverRendererFile(DIST));
  const renderFirstView = renderPool.render;
  const pages = createPages(DIST, { ...settings, logger, renderFirstView, graph: (request) => parts.graph(request) });
  const parts = await compose(settings, logger, (request) => pages.fetch(request));
  // Unlike `npm start`, renders no posters in advance, because that would take CPU time from the measurements.
  const server = await serve({ ...settings, fetch: parts.fetch });
  const browser = await launch();
  try {
    return await work({ url: server.url, visit: (look) => visit(browser, look) });
  } finally {
    await browser.close();
    await server.close();
    await parts.close();
    await renderPool.close();
    folder.remove();
  }
}

/** Calls `look` with a page of a new browser context. */
async function visit<T>(browser: Browser, look: (visit: Visit) => Promise<T>): Promise<T> {
  // A service worker would load its files while the page is measured.
  const options = { viewport: { width: 1440, height: 900 }, locale: "en-GB", serviceWorkers: "block" } as const;
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const slowDown = async () => {
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    };
    return await look({ page, slowDown });
  } finally {
    await context.close();
  }
}
