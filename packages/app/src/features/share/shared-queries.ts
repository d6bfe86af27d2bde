import { LIST_PAGE_SIZE, type SavedFilters } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import type { SharedListResult, SharedResult } from "@flaneur/ui/shared-list";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { isProblem } from "../../graph/problem.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { readCard } from "../places/read-place.ts";
import { readViewFilters } from "../places/read-view-filters.ts";
import { SharedListQuery, SharedViewQuery } from "./shared.graphql.ts";

interface FoundList extends SharedListResult {
  /** The walk that the owner has saved with the list, or null. */
  readonly walk: string | null;
  readonly entries: readonly { readonly note: string | null; readonly place: ListedPlace }[];
}

/**
 * Whether a page has fewer places of its list than it could have: the HTML of the page includes only the first places
 * of a list with long notes.
 */
export function isShortened({ count, pages, entries }: FoundList, page: number): boolean {
  const before = (Math.min(page, pages) - 1) * LIST_PAGE_SIZE;
  return entries.length < Math.min(LIST_PAGE_SIZE, count - before);
}

export interface SharedListPage {
  /** The last part of the link. */
  readonly token: string;
  /** From 1. */
  readonly page: number;
}
export const sharedListMachine = createQueryMachine<SharedListPage, SharedResult<FoundList>>(RETRY_ONCE);

/** @param isSignedIn Returns whether the query includes favorites. Called for each load. */
export const sharedListQuery = (graph: Graph, isSignedIn: () => boolean) => ({
  graph,
  document: SharedListQuery,
  variables: ({ token, page }: SharedListPage) => ({ token, page, ...(isSignedIn() && { signedIn: true }) }),
  read: ({ sharedList }: ResultOf<typeof SharedListQuery>): SharedResult<FoundList> => {
    if (sharedList === null) return { kind: "missing" };
    if (isProblem(sharedList)) return { kind: "ended" };
    const entries = sharedList.entries.map(({ note, place }) => ({ note, place: readCard(place) }));
    return { kind: "found", found: { ...sharedList, entries } };
  },
});

export interface SharedView {
  readonly name: string;
  readonly filters: SavedFilters;
}

export const sharedViewMachine = createQueryMachine<string, SharedResult<SharedView>>(RETRY_ONCE);

export const sharedViewQuery = (graph: Graph) => ({
  graph,
  document: SharedViewQuery,
  variables: (token: string) => ({ token }),
  read: ({ sharedView }: ResultOf<typeof SharedViewQuery>): SharedResult<SharedView> => {
    if (sharedView === null) return { kind: "missing" };
    if (isProblem(sharedView)) return { kind: "ended" };
    const { name, filters } = sharedView;
    return { kind: "found", found: { name, filters: readViewFilters(filters) } };
  },
});
