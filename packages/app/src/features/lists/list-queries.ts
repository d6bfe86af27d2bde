import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import type { ListLink } from "./link-calls.ts";
import type { FavoriteChoice, ListSummary, ListWithPlace, OwnList } from "./list-calls.ts";

export interface OwnListPage {
  readonly id: string;
  /** From 1. */
  readonly page: number;
}

/** The result of the query of one list. */
export interface FoundOwnList {
  /** Null for an unknown list. */
  readonly list: OwnList | null;
}

export const listsMachine = createQueryMachine<null, readonly ListSummary[]>(RETRY_ONCE);
export const ownListQueryMachine = createQueryMachine<OwnListPage, FoundOwnList>(RETRY_ONCE);
export const listChoicesMachine = createQueryMachine<string, readonly ListWithPlace[]>(RETRY_ONCE);
export const favoriteChoicesMachine = createQueryMachine<null, readonly FavoriteChoice[]>(RETRY_ONCE);
/** The link is null while the list is private. */
export const linkMachine = createQueryMachine<string, { readonly link: ListLink | null }>(RETRY_ONCE);
