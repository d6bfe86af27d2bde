/** The calls of the visitor's lists. They throw CallFailed if a call fails, and Refused if a change is refused. */
import type { Move } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { isProblem, resultOf } from "../../graph/problem.ts";
import { readCard } from "../places/read-place.ts";
import {
  AddToListMutation,
  CreateListMutation,
  DeleteListMutation,
  FavoriteChoicesQuery,
  ListChoicesQuery,
  ListsQuery,
  MoveEntryMutation,
  OwnListQuery,
  RemoveFromListMutation,
  UpdateEntryMutation,
  UpdateListMutation,
  WalkListQuery,
} from "./lists.graphql.ts";

/** A list without its places. */
export type ListSummary = NonNullable<ResultOf<typeof ListsQuery>["viewer"]>["lists"][number];

export interface OwnEntry {
  readonly note: string | null;
  /** Whether the visitor has been there. */
  readonly visited: boolean;
  readonly place: ListedPlace;
}

/** A list of the visitor with the places of the pages that are loaded. */
export interface OwnList extends ListSummary {
  /** The ids of all its places, in their order. */
  readonly placeIds: readonly string[];
  /** The places of the loaded pages. Their order may differ from the order of `placeIds`. */
  readonly entries: readonly OwnEntry[];
  /** The numbers of the loaded pages, from 1. */
  readonly loadedPages: readonly number[];
}

/** A list, and whether it has the place that the query names. */
export type ListWithPlace = NonNullable<ResultOf<typeof ListChoicesQuery>["viewer"]>["lists"][number];
export type FavoriteChoice = NonNullable<ResultOf<typeof FavoriteChoicesQuery>["viewer"]>["favorites"]["nodes"][number];

/** The list of the visitor that a walk belongs to, with its saved walk. */
export type WalkList = NonNullable<NonNullable<ResultOf<typeof WalkListQuery>["viewer"]>["list"]>;

export interface ListTexts {
  readonly name: string;
  readonly note: string | null;
}

export async function loadLists(call: GraphCall): Promise<readonly ListSummary[]> {
  return dataOf(await call(ListsQuery, {})).viewer?.lists ?? [];
}

export async function loadListChoices(call: GraphCall, placeId: string): Promise<readonly ListWithPlace[]> {
  return dataOf(await call(ListChoicesQuery, { placeId })).viewer?.lists ?? [];
}

/** Loads a list with the places of one page. Returns null for an unknown list, and if no user is signed in. */
export async function loadOwnList(call: GraphCall, id: string, page: number): Promise<OwnList | null> {
  const list = dataOf(await call(OwnListQuery, { id, page })).viewer?.list ?? null;
  return (
    list && {
      ...list,
      entries: list.entries.map((entry) => ({ ...entry, place: readCard(entry.place) })),
      loadedPages: [page],
    }
  );
}

/** Loads the list of a walk. Returns null for an unknown list, and if no user is signed in. */
export async function loadWalkList(call: GraphCall, id: string): Promise<WalkList | null> {
  return dataOf(await call(WalkListQuery, { id })).viewer?.list ?? null;
}

/** Loads all favorites, page by page. */
export async function loadFavoriteChoices(call: GraphCall): Promise<readonly FavoriteChoice[]> {
  const found: FavoriteChoice[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const favorites = dataOf(await call(FavoriteChoicesQuery, { page })).viewer?.favorites;
    if (favorites === undefined) break;
    found.push(...favorites.nodes);
    pages = favorites.pagination.pages;
  }
  return found;
}

export async function createList(
  call: GraphCall,
  input: ListTexts,
  placeIds: readonly string[] = [],
): Promise<ListSummary> {
  return resultOf(dataOf(await call(CreateListMutation, { input, placeIds: [...placeIds] })).createList).list;
}

/** A note that waited is saved with the note that the visitor had seen: another note is not overwritten. */
interface WaitedNote {
  readonly seenNote?: string | null;
}

/** Changes texts of a list, or its walk. An absent field stays. */
export async function updateList(
  call: GraphCall,
  id: string,
  change: Partial<ListTexts & Pick<ListSummary, "walk">> & WaitedNote,
): Promise<ListSummary> {
  return resultOf(dataOf(await call(UpdateListMutation, { id, ...change })).updateList).list;
}

/** Adds places at the end of a list. Places that the list has stay as they are. */
export async function addToList(call: GraphCall, listId: string, placeIds: readonly string[]): Promise<ListSummary> {
  return resultOf(dataOf(await call(AddToListMutation, { listId, placeIds: [...placeIds] })).addToList).list;
}

/** Changes what a list says about a place. An absent field stays. */
export async function updateEntry(
  call: GraphCall,
  listId: string,
  entryId: string,
  change: Partial<Pick<OwnEntry, "note" | "visited">> & WaitedNote,
): Promise<ListSummary> {
  return resultOf(dataOf(await call(UpdateEntryMutation, { listId, entryId, ...change })).updateEntry).list;
}

export async function moveEntry(call: GraphCall, listId: string, { id, before }: Move): Promise<ListSummary> {
  return resultOf(dataOf(await call(MoveEntryMutation, { listId, entryId: id, before })).moveEntry).list;
}

export async function removeFromList(call: GraphCall, listId: string, entryId: string): Promise<ListSummary> {
  return resultOf(dataOf(await call(RemoveFromListMutation, { listId, entryId })).removeFromList).list;
}

/** Deletes a list. A list that does not exist counts as deleted. */
export async function deleteList(call: GraphCall, id: string): Promise<void> {
  const { deleteList: result } = dataOf(await call(DeleteListMutation, { id }));
  if (!isProblem(result) || result.code !== "LIST_NOT_FOUND") resultOf(result);
}
