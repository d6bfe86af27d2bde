/** The first view as HTML. Node reads no JSX and no style sheets, so this is built as a file of its own: see build-app.ts. */
import type { ParisTime } from "@flaneur/domain";
import { fr } from "@flaneur/ui/french";
import { en, type Language } from "@flaneur/ui/messages";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../../src/App.tsx";
import { assumedInput, type Device } from "../../src/first-view/assumptions.ts";
import { preloadDrawnParts } from "../../src/first-view/server-drawn-parts.ts";
import type { FirstResults } from "../../src/graph/first-results.ts";
import { createGraph } from "../../src/graph/graph.ts";
import { PlaceRoute } from "../../src/routes/lazy-routes.ts";

export interface FirstViewRequest {
  readonly address: Pick<URL, "pathname" | "search">;
  readonly device: Device;
  readonly language: Language;
  /** The minute that the page is drawn for. */
  readonly now: ParisTime;
  /** What the page brings along: the browser draws the same from them. */
  readonly results: FirstResults;
}

// What waits for its code when it is drawn would be left out.
await Promise.all([PlaceRoute.preload(), preloadDrawnParts()]);

/** React asks for every picture without `lazy` before all else; the head of the page has asked for the one that counts. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const MESSAGES = { en, fr } as const;

/** @throws what a component throws. */
export function drawFirstView({ address, device, language, now, results }: FirstViewRequest): string {
  const send = () => Promise.reject(new Error("Nothing is fetched while the server draws a page."));
  const { pathname, search } = address;
  const html = renderToString(
    <StaticRouter location={`${pathname}${search}`}>
      <App
        graph={createGraph({ send, firstResults: results })}
        input={assumedInput(device, address, now)}
        messages={MESSAGES[language]}
      />
    </StaticRouter>,
  );
  return html.replace(PRELOADS, "");
}
