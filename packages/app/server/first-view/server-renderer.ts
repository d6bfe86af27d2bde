import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ParisTime } from "@flaneur/domain";
import { type Logger, REQUEST_ID_HEADER } from "@flaneur/server-kit";
import type { Language } from "@flaneur/ui/messages";
import type { Device } from "../../src/first-view/assumptions.ts";
import { LANGUAGE_VARIES_BY } from "./language.ts";
import type { FirstResult } from "./load.ts";
import type { FirstViewRequest } from "./render-first-view.tsx";
import { type RenderedView, resultsByKey } from "./template.ts";

/** Renders a first view as HTML. Throws the error of a component. */
export type RenderFirstView = (request: FirstViewRequest) => string;

/** The folder in a built app. A name that starts with a dot is never served. */
const SERVER_RENDERER = ".server/render-first-view.js";
export const serverRendererFile = (dist: string): string => resolve(dist, SERVER_RENDERER);

/** Loads the build of the app that renders on the server. */
export async function loadServerRenderer(dist: string): Promise<RenderFirstView> {
  const { renderFirstView } = await import(pathToFileURL(serverRendererFile(dist)).href);
  return renderFirstView;
}

/** Detects a phone by the client hint, or by the user agent if the browser sends no hint. */
function deviceOf({ headers }: Request): Device {
  const hint = headers.get("sec-ch-ua-mobile");
  if (hint !== null) return hint.trim() === "?1" ? "phone" : "desktop";
  return /\bMobi/.test(headers.get("user-agent") ?? "") ? "phone" : "desktop";
}

/** The request headers that the rendering depends on, for the Vary header. */
export const VARIES_BY = `sec-ch-ua-mobile, user-agent, ${LANGUAGE_VARIES_BY}`;

/** Renders the view of a page. Returns null if that fails: the browser then renders the view. */
export function renderView(
  renderFirstView: RenderFirstView,
  request: Request,
  {
    language,
    results,
    now,
    logger,
  }: {
    readonly language: Language;
    readonly results: readonly FirstResult[];
    readonly now: ParisTime;
    readonly logger: Logger;
  },
): RenderedView | null {
  const device = deviceOf(request);
  try {
    const html = renderFirstView({
      address: new URL(request.url),
      device,
      language,
      now,
      results: resultsByKey(results),
    });
    return { device, now, html };
  } catch (error) {
    const requestId = request.headers.get(REQUEST_ID_HEADER);
    logger.error({ err: error, requestId }, "a page is sent without its first view: rendering it failed");
    return null;
  }
}
