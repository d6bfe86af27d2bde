import { FRESHNESS_MS } from "@flaneur/domain";

/** The headers of responses that change only with the places: the values of filters, collections and neighbourhoods. */
export const FRESH = { "Cache-Control": `public, max-age=${FRESHNESS_MS.filterOptions / 1000}` };
