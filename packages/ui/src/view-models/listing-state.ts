import { type Facets, type FilterState, type Pagination, pageCount } from "@flaneur/domain";
import type { ListedPlace } from "../lib/place-with-media.ts";
import type { Messages } from "../messages/catalogue.ts";
import { failureText } from "./failure-text.ts";
import type { Loaded } from "./loaded.ts";

/** One page of places, with the total number and the facets. */
export interface Listing {
  readonly places: readonly ListedPlace[];
  readonly pagination: Pagination;
  readonly facets: Facets;
}

/** The state of the listing. */
export type ListingState =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      readonly places: readonly ListedPlace[];
      readonly pagination: Pagination;
      /** Whether newer results are loading. Meanwhile, `places` has the previous results. */
      readonly refreshing: boolean;
    }
  | { readonly status: "empty" }
  | {
      readonly status: "error";
      readonly message: string;
      /** Whether 'Try again' is offered. */
      readonly retryable: boolean;
      /** Whether the app loads the listing again without a press. */
      readonly retriesItself: boolean;
    };

/** Returns the state of the listing. A failure has priority over a result, a result over loading (§8). */
export function listingState(
  { result, failure, pending }: Loaded<Listing>,
  { page, limit }: Pick<FilterState, "page" | "limit">,
  messages: Messages,
): ListingState {
  if (failure !== null) {
    const { retry } = failure;
    const message = failureText(failure, messages);
    return { status: "error", message, retryable: retry !== "none", retriesItself: retry === "automatic" };
  }
  if (result === null) return { status: "loading" };
  const { total } = result.pagination;
  if (total === 0 && !pending) return { status: "empty" };
  const isSameSize = limit === result.pagination.limit;
  // Uses the chosen page and size, because those of the last result may be older: three quick presses of 'Next' must
  // advance three pages.
  return {
    status: "ready",
    places: result.places,
    pagination: { total, page, limit, pages: isSameSize ? result.pagination.pages : pageCount(total, limit) },
    refreshing: pending,
  };
}

/**
 * Returns the last page if the chosen page is beyond the last page, for example in an outdated link. Otherwise, and
 * while a request is pending, after a failure, or without places, returns null.
 */
export function pageBeyondLast(
  { result, failure, pending }: Loaded<Listing>,
  { page }: Pick<FilterState, "page">,
): number | null {
  if (result === null || pending || failure !== null || result.pagination.total === 0) return null;
  return page > result.pagination.pages ? result.pagination.pages : null;
}
