import { LIST_PAGE_SIZE, listLegs, parisTime, sumLegs } from "@flaneur/domain";
import type { ListedPlace } from "../lib/place-with-media.ts";
import type { Messages } from "../messages/catalogue.ts";
import type { ListWays, SharedState, ShownSharedList } from "../screens/SharedListScreen/SharedListScreen.tsx";
import { failureText } from "./failure-text.ts";
import type { Loaded } from "./loaded.ts";

/** A page of a shared list. */
export interface SharedListResult {
  readonly name: string;
  readonly note: string | null;
  readonly sharedBy: string | null;
  /** When the list was last changed, in ISO 8601. */
  readonly updatedAt: string;
  readonly count: number;
  readonly pages: number;
  readonly entries: readonly { readonly note: string | null; readonly place: ListedPlace }[];
}

/** What a link to a list or view leads to. */
export type SharedResult<Found> =
  | { readonly kind: "missing" }
  | { readonly kind: "ended" }
  | { readonly kind: "found"; readonly found: Found };

/** The state of the page of a link while there is nothing to show. */
type LinkState = Exclude<SharedState<never>, { readonly status: "ready" }>;

/**
 * Returns the state of the page that a shared link opens, while the page has no list or view to show. A found view
 * counts as loading, because the caller then navigates to the listing.
 */
export function sharedLinkState(
  { result, failure }: Pick<Loaded<SharedResult<unknown>>, "result" | "failure">,
  messages: Messages,
): LinkState {
  if (result?.kind === "ended") return { status: "ended" };
  if (result?.kind === "missing") return { status: "missing" };
  return failure === null ? { status: "loading" } : { status: "error", message: failureText(failure, messages) };
}

/**
 * Returns the state of the page of a shared list.
 * @param page The page that was requested, from 1. The server returns the last page in place of a later one.
 */
export function sharedListState(
  loaded: Pick<Loaded<SharedResult<SharedListResult>>, "result" | "failure">,
  page: number,
  messages: Messages,
): SharedState<ShownSharedList> {
  const { result } = loaded;
  if (result?.kind !== "found") return sharedLinkState(loaded, messages);
  const { updatedAt, ...list } = result.found;
  const changedOn = parisTime(Date.parse(updatedAt)).day;
  const ways = listWays(list.entries.map(({ place }) => place));
  const shown = Math.min(page, list.pages);
  return {
    status: "ready",
    data: { ...list, changedOn, page: shown, firstNumber: (shown - 1) * LIST_PAGE_SIZE + 1, ways },
  };
}

/**
 * Returns the ways between the places of a page. A place that has closed for good is no stop. Null if fewer than two
 * stops have a position.
 */
export function listWays(places: readonly ListedPlace[]): ListWays | null {
  const legs = listLegs(
    places.map(({ coordinates, placeStatus }) => (placeStatus === "Permanently Closed" ? null : coordinates)),
  );
  const known = legs.flatMap((leg) => leg ?? []);
  return known.length === 0 ? null : { legs, sums: sumLegs(known) };
}
