import { resolve } from "node:path";
import type { ParisTime } from "@flaneur/domain";
import { type Logger, REQUEST_ID_HEADER } from "@flaneur/server-kit";
import type { Language } from "@flaneur/ui/messages";
import type { Device } from "../../src/first-view/assumptions.ts";
import type { PublicSettings } from "../../src/page/public-settings.ts";
import type { LoadedResult } from "./read-results.ts";
import type { FirstViewRequest } from "./render-first-view.tsx";
import { type RenderedView, resultsByKey } from "./template.ts";

/** Renders a first view as HTML. Throws or rejects if a component throws, or if the render pool is too slow or full. */
export type RenderFirstView = (request: FirstViewRequest) => string | Promise<string>;

/** The renderer's file in the folder of a built app. Paths with a name that starts with a dot are never served. */
const SERVER_RENDERER = ".server/render-first-view.js";
export const serverRendererFile = (dist: string): string => resolve(dist, SERVER_RENDERER);

/** Renders the view of a page. Returns null if that fails: the browser then renders the view. */
export async function renderView(
  renderFirstView: RenderFirstView,
  request: Request,
  {
    device,
    language,
    results,
    now,
    settings,
    logger,
  }: {
    readonly device: Device;
    readonly language: Language;
    readonly results: readonly LoadedResult[];
    readonly now: ParisTime;
    readonly settings: PublicSettings;
    readonly logger: Logger;
  },
): Promise<RenderedView | null> {
  try {
    const html = await renderFirstView({
      address: new URL(request.url),
      device,
      language,
      now,
      results: resultsByKey(results),
      settings,
    });
    return { device, now, html };
  } catch (error) {
    const requestId = request.headers.get(REQUEST_ID_HEADER);
    logger.error({ err: error, requestId }, "a page is sent without its first view: rendering it failed");
    return null;
  }
}
