/** The calls of the visitor's lists. They throw CallFailed if a call fails, and ListRefused if a change is refused. */
import { LIST_LIMITS } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { type Problem, Refused } from "../../graph/refused.ts";
import { readCard } from "../../places/read-place.ts";
import {
  CreateListMutation,
  DeleteListMutation,
  FavoriteChoicesQuery,
  ListChoicesQuery,
  ListsQuery,
  OwnListQuery,
  PutListPlaceMutation,
  RemoveListPlaceMutation,
  SetListPlacesMutation,
  UpdateListMutation,
} from "./lists.graphql.ts";

/** A list without its places. */
export type ListSummary = NonNullable<ResultOf<typeof ListsQuery>["viewer"]>["lists"][number];

/** The fields of a place in a list that the visitor can change. */
export interface EntryFields {
  readonly note: string | null;
  /** Whether the visitor has been there. */
  readonly visited: boolean;
}

export interface OwnEntry extends EntryFields {
  readonly place: ListedPlace;
}

/** A list of the visitor with the places of the pages that are loaded. */
export interface OwnList extends ListSummary {
  /** The ids of all its places, in their order. */
  readonly placeIds: readonly string[];
  /**
   * The newest version that `placeIds` certainly belong to. It is older than `version` if a save returned a version with
   * changes of another device, or after 'Add places', until the list is loaded again.
   */
  readonly placesVersion: number;
  /** The places of the loaded pages. Their order may differ from the order of `placeIds`. */
  readonly entries: readonly OwnEntry[];
  /** The numbers of the loaded pages, from 1. */
  readonly loadedPages: readonly number[];
}

/** A list, and whether it has the place that the query names. */
export type ListWithPlace = NonNullable<ResultOf<typeof ListChoicesQuery>["viewer"]>["lists"][number];
export type FavoriteChoice = NonNullable<ResultOf<typeof FavoriteChoicesQuery>["viewer"]>["favorites"]["nodes"][number];

export interface ListTexts {
  readonly name: string;
  readonly note: string | null;
}

/** The server refused a change of a list. */
export class ListRefused extends Refused {
  override readonly name = "ListRefused";
  /** The current list, if it has changed since the visitor saw it. */
  readonly current: ListSummary | null;

  constructor(problem: Problem, current: ListSummary | null = null) {
    super(problem);
    this.current = current;
  }
}

/** The note of a place was changed elsewhere since the visitor saw it. */
export class NoteChanged extends Error {
  override readonly name = "NoteChanged";
  /** The note that is saved now. */
  readonly note: string | null;

  constructor(note: string | null) {
    super();
    this.note = note;
  }
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
      placesVersion: list.version,
      entries: list.entries.map((entry) => ({ ...entry, place: readCard(entry.place) })),
      loadedPages: [page],
    }
  );
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
  const { createList: result } = dataOf(await call(CreateListMutation, { input, placeIds: [...placeIds] }));
  if (result.__typename === "ListCreated") return result.list;
  throw new ListRefused(result);
}

type Updated =
  | { readonly __typename: "ListUpdated"; readonly list: ListSummary }
  | { readonly __typename: "ListConflict"; readonly message: string; readonly current: ListSummary }
  | { readonly __typename: string; readonly message: string };

const isUpdated = (result: Updated): result is Extract<Updated, { readonly list: ListSummary }> => "list" in result;

function readUpdated(result: Updated): ListSummary {
  if (isUpdated(result)) return result.list;
  throw new ListRefused(result, "current" in result ? result.current : null);
}

/** The texts of a list as the visitor has seen them, and its version then. */
export interface SeenTexts {
  readonly version: number;
  readonly seen: ListTexts;
}

/**
 * Changes the texts of a list. Also saves the new texts if the list was changed elsewhere, but still has the texts that
 * the visitor has seen.
 */
export async function updateList(
  call: GraphCall,
  id: string,
  { version, seen }: SeenTexts,
  input: ListTexts,
): Promise<ListSummary> {
  const update = async (current: number) =>
    dataOf(await call(UpdateListMutation, { id, version: current, input })).updateList;
  const result = await update(version);
  if (result.__typename !== "ListConflict") return readUpdated(result);
  const { name, note, version: current } = result.current;
  const isUnchanged = name === seen.name && note === seen.note;
  return readUpdated(isUnchanged ? await update(current) : result);
}

/**
 * Sets the places of a list and their order. Places of the list that `placeIds` does not contain are deleted.
 * @param version The version whose places the visitor has seen.
 */
export async function setListPlaces(
  call: GraphCall,
  id: string,
  version: number,
  placeIds: readonly string[],
): Promise<ListSummary> {
  const variables = { id, version, placeIds: [...placeIds] };
  const { setListPlaces: result } = dataOf(await call(SetListPlacesMutation, variables));
  // The graph has no type for too many places in this result.
  const isTooLong = result.__typename === "ValidationFailed" && placeIds.length > LIST_LIMITS.places;
  return readUpdated(isTooLong ? { ...result, __typename: "TooManyListPlaces" } : result);
}

/**
 * Adds places at the end of a list. If the list was changed since `list.placesVersion`, adds them to the changed list.
 * @param list The list as the visitor has seen it.
 */
export async function addListPlaces(
  call: GraphCall,
  list: Pick<OwnList, "id" | "placesVersion" | "placeIds">,
  added: readonly string[],
): Promise<ListSummary> {
  const addTo = ({ placesVersion, placeIds }: Pick<OwnList, "placesVersion" | "placeIds">) =>
    setListPlaces(call, list.id, placesVersion, [...new Set([...placeIds, ...added])]);
  try {
    return await addTo(list);
  } catch (error) {
    if (!(error instanceof ListRefused) || error.current === null) throw error;
    const current = await loadOwnList(call, list.id, 1);
    if (current === null) throw error;
    return addTo(current);
  }
}

/**
 * Adds a place without a note to a list. If the place was added elsewhere since `list.version`, its note and `visited`
 * stay.
 * @param list The list as the visitor has seen it.
 */
export async function addListPlace(
  call: GraphCall,
  list: Pick<ListSummary, "id" | "version">,
  placeId: string,
): Promise<ListSummary> {
  const add = async (version: number) =>
    dataOf(await call(PutListPlaceMutation, { listId: list.id, placeId, version, note: null, visited: false }))
      .putListPlace;
  const result = await add(list.version);
  if (result.__typename !== "ListConflict") return readUpdated(result);
  const { current } = result;
  return current.entry === null ? readUpdated(await add(current.version)) : current;
}

/** Adds a place to a list. If the list has the place, replaces its note and `visited`. */
export async function putListPlace(
  call: GraphCall,
  listId: string,
  placeId: string,
  { note, visited }: EntryFields,
): Promise<ListSummary> {
  return readUpdated(dataOf(await call(PutListPlaceMutation, { listId, placeId, note, visited })).putListPlace);
}

/**
 * Changes the note and `visited` of a place in a list. If the list has changed since `list.version` and still has the
 * place, saves what `merge` returns for the saved entry.
 * @param list The list as the visitor has seen it.
 * @param merge Returns what to save instead. Throws if the visitor has to decide.
 */
export async function changeListPlace(
  call: GraphCall,
  list: Pick<ListSummary, "id" | "version">,
  placeId: string,
  wanted: EntryFields,
  merge: (saved: EntryFields) => EntryFields,
): Promise<ListSummary> {
  const put = async (version: number, { note, visited }: EntryFields) =>
    dataOf(await call(PutListPlaceMutation, { listId: list.id, placeId, version, note, visited })).putListPlace;
  const result = await put(list.version, wanted);
  const entry = result.__typename === "ListConflict" ? result.current.entry : null;
  // Without an entry, the place was removed elsewhere.
  if (result.__typename !== "ListConflict" || entry === null) return readUpdated(result);
  return readUpdated(await put(result.current.version, merge(entry)));
}

export async function removeListPlace(call: GraphCall, listId: string, placeId: string): Promise<ListSummary> {
  return readUpdated(dataOf(await call(RemoveListPlaceMutation, { listId, placeId })).removeListPlace);
}

/** Deletes a list. A list that does not exist counts as deleted. */
export async function deleteList(call: GraphCall, id: string): Promise<void> {
  const { deleteList: result } = dataOf(await call(DeleteListMutation, { id }));
  if (result.__typename === "NotSignedIn") throw new ListRefused(result);
}
