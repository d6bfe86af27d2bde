import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { en, type Messages } from "@flaneur/ui/messages";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { App } from "./App.tsx";
import { createGraph } from "./graph/graph.ts";
import { NO_SETTINGS } from "./page/public-settings.ts";
import { NOBODY } from "./session/auth.storage.ts";

/** Renders the app to HTML. Node has no window, document, storage or location: code that reads one of them throws. */
function render(address: string, width: number, messages?: Messages): string {
  const graph = createGraph({ send: () => Promise.reject(new Error("nothing is fetched while rendering")) });
  const input = {
    theme: "dark",
    preferences: DEFAULT_PREFERENCES,
    layout: "grid",
    viewport: viewportOf(width),
    auth: NOBODY,
    settings: NO_SETTINGS,
    now: { day: 20_779, minute: 930 },
  } as const;
  return renderToString(
    <StaticRouter location={address}>
      <App graph={graph} input={input} {...(messages !== undefined && { messages })} />
    </StaticRouter>,
  );
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe("the first view", () => {
  it("is rendered without a browser, from the initial values", () => {
    const html = render("/?types=Bar&sort=rating-desc", 1440);
    expect(html).toContain("Loading places...");
    expect(html).toContain('aria-label="Bar, remove filter"');
    expect(html).toContain('aria-label="Sort: Rating, descending"');
    expect(html).toContain('aria-label="Switch to light theme"');
  });

  it("uses the language of the given texts", () => {
    const html = render("/", 1440, { ...en, listing: { ...en.listing, loading: "Chargement des lieux…" } });
    expect(html).toContain("Chargement des lieux…");
    expect(html).not.toContain(en.listing.loading);
  });

  it("shows three rows of placeholders in the columns that the window has room for", () => {
    const cards = (width: number) => count(render("/", width), /class="[^"]*card[^"]*"/g);
    expect([cards(1440), cards(390)]).toEqual([18, 3]);
  });

  it("has one top bar on every page", () => {
    for (const address of ["/", "/places/afaria", "/nowhere"]) {
      expect(count(render(address, 1440), /<header/g)).toBe(1);
    }
  });
});
