import { type Facets, type FilterState, type Pagination, pageCount } from "@flaneur/domain";
import type { ListedPlace } from "../lib/place-with-media.ts";
import type { Messages } from "../messages/catalogue.ts";
import { failureText } from "./failure-text.ts";
import type { Loaded } from "./loaded.ts";

/** One page of places, with how many there are in all. */
export interface Listing {
  readonly places: readonly ListedPlace[];
  readonly pagination: Pagination;
  readonly facets: Facets;
}

/** What the listing can be in; never two at once. */
export type ListingState =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      readonly places: readonly ListedPlace[];
      readonly pagination: Pagination;
      /** Newer results are on their way: these stay until they are there. */
      readonly refreshing: boolean;
    }
  | { readonly status: "empty" }
  | {
      readonly status: "error";
      readonly message: string;
      /** Whether 'Try again' is offered. */
      readonly retryable: boolean;
    };

/** What the listing shows: a failure before all, then what is there, then what is on its way (§8). */
export function listingState(
  { result, failure, pending }: Loaded<Listing>,
  { page, limit }: Pick<FilterState, "page" | "limit">,
  messages: Messages,
): ListingState {
  if (failure !== null) {
    return { status: "error", message: failureText(failure, messages), retryable: failure.retry !== "none" };
  }
  if (result === null) return { status: "loading" };
  const { total } = result.pagination;
  if (total === 0 && !pending) return { status: "empty" };
  // The page and size that were chosen, not those of the last result: so 'Next', pressed thrice, goes three pages on.
  return {
    status: "ready",
    places: result.places,
    pagination: { total, page, limit, pages: pageCount(total, limit) },
    refreshing: pending,
  };
}

/** The last page, where the chosen one is beyond it: a link can name a page that is no more. Null where it is not. */
export function pageBeyondLast(
  { result, failure, pending }: Loaded<Listing>,
  { page }: Pick<FilterState, "page">,
): number | null {
  if (result === null || pending || failure !== null || result.pagination.total === 0) return null;
  return page > result.pagination.pages ? result.pagination.pages : null;
}
