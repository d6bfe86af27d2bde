import {
  LIST_LIMITS,
  MAX_API_LIMIT,
  METRO_LEGS_LIMIT,
  NEARBY_LIMIT,
  RELATED_LIMIT,
  STATIONS_LIMIT,
} from "@flaneur/domain";
import { GRAPH_LIMITS } from "./graph-limits.ts";

/**
 * The costs of fields, for the `complexity` of their definitions. A cost of 1 is one value of the result, such as a
 * name. A list multiplies the cost of its items by its maximum length. A field without a `complexity` costs 1, and a
 * list without a `complexity` counts as 10 items.
 */

/**
 * Cost of a field that calls the REST API: an operation within the cost limit has at most `upstreamCalls` of these
 * fields.
 */
export const UPSTREAM_CALL = { field: GRAPH_LIMITS.cost / GRAPH_LIMITS.upstreamCalls, multiplier: 1 } as const;

/**
 * Cost of a call that takes the REST API several times as long as a list, such as one that looks for similar names: an
 * operation has at most four of these fields. Aliases count, since each is a call of its own.
 */
export const DEAR_CALL = { field: GRAPH_LIMITS.cost / 5, multiplier: 1 } as const;

/** Cost of a call whose work or response is so large that an operation may have only one of these fields. */
export const LARGEST_CALL = { field: GRAPH_LIMITS.cost / 2 + 1, multiplier: 1 } as const;

/** Cost of a text of several hundred characters. */
export const LONG_TEXT = 5;

const listOf = (length: number) => ({ field: 1, multiplier: length });

/** Cost of the places of one page. The client chooses the page size, so the cost assumes the largest page. */
export const PAGE_OF_PLACES = listOf(MAX_API_LIMIT);
/** The api compares a place with all others for each of these lists: an operation has at most four places with both. */
const COMPARISON = GRAPH_LIMITS.cost / 20;
export const RELATED_PLACES = { field: COMPARISON, multiplier: RELATED_LIMIT } as const;
export const NEARBY_PLACES = { field: COMPARISON, multiplier: NEARBY_LIMIT } as const;
export const NEARBY_STATIONS = listOf(STATIONS_LIMIT);
export const METRO_LEGS = listOf(METRO_LEGS_LIMIT);
/** Cost of all values of a category with their counts, such as all tags. */
export const EVERY_VALUE = listOf(200);
/** Cost of the views of one account, loaded with one call. Our own API stores at most 100 views per account. */
export const EVERY_VIEW = { ...UPSTREAM_CALL, multiplier: 100 } as const;
/** Cost of the lists of one account, loaded with one call. */
export const EVERY_LIST = { ...UPSTREAM_CALL, multiplier: LIST_LIMITS.lists } as const;
