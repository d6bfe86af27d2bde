import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ParisTime } from "@flaneur/domain";
import { type Logger, REQUEST_ID_HEADER } from "@flaneur/server-kit";
import type { Language } from "@flaneur/ui/messages";
import type { Device } from "../../src/first-view/assumptions.ts";
import type { FirstViewRequest } from "./draw.tsx";
import { LANGUAGE_VARIES_BY } from "./language.ts";
import type { FirstResult } from "./load.ts";
import { type DrawnView, resultsByKey } from "./template.ts";

/** Draws a first view as HTML. Throws what a component throws. */
export type DrawFirstView = (request: FirstViewRequest) => string;

/** Of a built app. A name with a dot is served to nobody. */
const DRAWING = ".server/draw.js";
export const drawingFile = (dist: string): string => resolve(dist, DRAWING);

/** The app as it was built to be drawn by a server. */
export async function loadDrawing(dist: string): Promise<DrawFirstView> {
  const { drawFirstView } = await import(pathToFileURL(drawingFile(dist)).href);
  return drawFirstView;
}

/** By the client hint that browsers send of themselves, else by what they call themselves. */
function deviceOf({ headers }: Request): Device {
  const hint = headers.get("sec-ch-ua-mobile");
  if (hint !== null) return hint.trim() === "?1" ? "phone" : "desktop";
  return /\bMobi/.test(headers.get("user-agent") ?? "") ? "phone" : "desktop";
}

/** What of a request decides how its page is drawn, for caches between here and the browser. */
export const VARIES_BY = `sec-ch-ua-mobile, user-agent, ${LANGUAGE_VARIES_BY}`;

/** Draws the view of a page; null where that fails, and the browser draws it. */
export function drawView(
  draw: DrawFirstView,
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
): DrawnView | null {
  const device = deviceOf(request);
  try {
    const html = draw({ address: new URL(request.url), device, language, now, results: resultsByKey(results) });
    return { device, now, html };
  } catch (error) {
    const requestId = request.headers.get(REQUEST_ID_HEADER);
    logger.error({ err: error, requestId }, "a page is sent without its first view: drawing it failed");
    return null;
  }
}
