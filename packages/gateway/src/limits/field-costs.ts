import { MAX_API_LIMIT, RELATED_LIMIT } from "@flaneur/domain";
import { GRAPH_LIMITS } from "./graph-limits.ts";

/**
 * The costs of fields, for the `complexity` of their definitions. A cost of 1 is one value of the result, such as a
 * name; a list multiplies the cost of its items by the largest length it can have. A field without a `complexity` costs
 * 1, and a list without one counts 10 items.
 */

/** A field that calls the REST API. Within the cost limit, no operation can make more calls than `upstreamCalls`. */
export const UPSTREAM_CALL = { field: GRAPH_LIMITS.cost / GRAPH_LIMITS.upstreamCalls, multiplier: 1 } as const;

/** A text of several hundred characters. */
export const LONG_TEXT = 5;

const listOf = (length: number) => ({ field: 1, multiplier: length });

/** The places of one page. The page size is the client's choice, so the largest one counts. */
export const PAGE_OF_PLACES = listOf(MAX_API_LIMIT);
export const RELATED_PLACES = listOf(RELATED_LIMIT);
/** Every value of a category with its count, such as all tags. */
export const EVERY_VALUE = listOf(200);
/** The views of one person, loaded with one call. Our own API stores at most 100 per account. */
export const EVERY_VIEW = { ...UPSTREAM_CALL, multiplier: 100 } as const;
