import { MAX_API_LIMIT, RELATED_LIMIT } from "@flaneur/domain";
import { GRAPH_LIMITS } from "./graph-limits.ts";

/**
 * What a field costs, for the `complexity` of its definition. A cost of 1 stands for one value of the answer, such as a
 * name; a list costs its items as often as it may hold them. Fields that name no cost have 1, lists of them 10 items.
 */

/** A field that calls the REST API. No operation within the cost limit can make more calls than it may. */
export const UPSTREAM_CALL = { field: GRAPH_LIMITS.cost / GRAPH_LIMITS.upstreamCalls, multiplier: 1 } as const;

/** A text of several hundred characters. */
export const LONG_TEXT = 5;

const listOf = (length: number) => ({ field: 1, multiplier: length });

/** The places of one page. The page size is the client's choice, so the largest one counts. */
export const PAGE_OF_PLACES = listOf(MAX_API_LIMIT);
export const RELATED_PLACES = listOf(RELATED_LIMIT);
/** Every value of a category with its count, such as all tags. */
export const EVERY_VALUE = listOf(200);
/** One person's views, loaded with a call. Our own API lets nobody have more. */
export const EVERY_VIEW = { ...UPSTREAM_CALL, multiplier: 100 } as const;
