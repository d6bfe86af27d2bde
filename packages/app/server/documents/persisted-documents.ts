import { createHash } from "node:crypto";
import { FRESHNESS_MS } from "@flaneur/domain";
import { textWithTypenames } from "../../src/graph/graph-request.ts";
import { GUIDE_QUERY, PLACES_QUERY } from "../sitemap-queries.ts";
import { appDocuments } from "./app-documents.ts";

/** A document that the gateway knows by its id. */
export interface PersistedDocument {
  readonly id: string;
  /** The name of its operation. */
  readonly name: string;
  readonly text: string;
  /**
   * How long a result is fresh, in seconds (§9). Null if results are not kept, for example because they depend on the
   * visitor or on what was typed.
   */
  readonly freshSeconds: number | null;
}

/** Freshness of results that are the same for all visitors, in milliseconds, by the name of the operation. */
const SHARED: Readonly<Record<string, number>> = {
  Collection: FRESHNESS_MS.default,
  Collections: FRESHNESS_MS.default,
  FilterOptions: FRESHNESS_MS.filterOptions,
  LightboxPlace: FRESHNESS_MS.lightboxMedia,
  Neighbourhood: FRESHNESS_MS.default,
  Pins: FRESHNESS_MS.places,
  Place: FRESHNESS_MS.places,
  Places: FRESHNESS_MS.places,
  SuggestionCounts: FRESHNESS_MS.places,
  WalkPlace: FRESHNESS_MS.places,
};

function persisted(name: string, text: string): PersistedDocument {
  const freshMs = SHARED[name];
  return {
    id: createHash("sha256").update(text).digest("hex").slice(0, 32),
    name,
    text,
    freshSeconds: freshMs === undefined ? null : freshMs / 1_000,
  };
}

/**
 * Returns all documents of the app: those of the browser, with the `__typename` fields that its cache needs, and those
 * of the sitemap.
 */
export async function persistedDocuments(): Promise<readonly PersistedDocument[]> {
  const documents = [...(await appDocuments())];
  return [
    ...documents.map(([name, text]) => persisted(name, textWithTypenames(text))),
    persisted("Sitemap", PLACES_QUERY),
    persisted("SitemapGuide", GUIDE_QUERY),
  ];
}
