/** Renders the first view as HTML. Vite builds this module, because Node reads no JSX and no CSS: see build-app.ts. */
import type { ParisTime } from "@flaneur/domain";
import { fr } from "@flaneur/ui/french";
import { en, type Language } from "@flaneur/ui/messages";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../../src/App.tsx";
import { OfferContent } from "../../src/features/search/Offer.tsx";
import { assumedInput, type Device } from "../../src/first-view/assumptions.ts";
import type { FirstResults } from "../../src/graph/first-results.ts";
import { createGraph } from "../../src/graph/graph.ts";
import type { PublicSettings } from "../../src/page/public-settings.ts";
import { RENDERED_PAGES } from "../../src/routes/lazy-routes.ts";

export interface FirstViewRequest {
  readonly address: Pick<URL, "pathname" | "search">;
  readonly device: Device;
  readonly language: Language;
  /** The minute that the page is rendered for. */
  readonly now: ParisTime;
  /** The results that the page includes. The browser hydrates the page with the same results. */
  readonly results: FirstResults;
  /** The settings that the page includes. */
  readonly settings: PublicSettings;
}

// A part whose code is not loaded would be missing from the HTML.
const ROUTES = RENDERED_PAGES.map(([, Page]) => Page);
// The browser loads the offer only on pages that have one.
await Promise.all([...ROUTES, OfferContent].map((part) => part.preload()));

/** The preloads that React adds for pictures without `lazy`. They are removed: the head has its own preloads. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const MESSAGES = { en, fr } as const;

/** Returns the HTML of a first view. @throws The error of a component. */
export function renderFirstView({ address, device, language, now, results, settings }: FirstViewRequest): string {
  const send = () => Promise.reject(new Error("Nothing is fetched while the server renders a page."));
  const { pathname, search } = address;
  const html = renderToString(
    <StaticRouter location={`${pathname}${search}`}>
      <App
        graph={createGraph({ send, firstResults: results })}
        input={assumedInput(device, now, settings)}
        messages={MESSAGES[language]}
      />
    </StaticRouter>,
  );
  return html.replace(PRELOADS, "");
}
