import { LIST_PAGE_SIZE } from "@flaneur/domain";
import { z } from "zod";
import { count } from "./numbers.ts";
import { pathSegment } from "./path-segment.ts";
import { type GraphPlace, type Report, readPlace } from "./places.ts";
import type { RestClient } from "./rest-client.ts";
import { orNull, RestError } from "./rest-error.ts";

const text = z.string().nullable().catch(null);
const Share = z.object({ url: z.string().min(1), sharedBy: text });
const Summary = z.object({
  id: z.string().min(1),
  name: z.string(),
  note: text,
  count,
  share: Share.nullable(),
  version: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
});
// Updates send the entries back to the API. Fields have no default values: a call fails if an entry is unreadable.
const Entry = z.object({
  placeId: z.string().min(1),
  note: z.string().nullable(),
  visited: z.boolean(),
  place: z.unknown().optional(),
});
const Summaries = z.object({ data: z.array(Summary) });
const WithPlace = z.object({ data: z.array(z.object({ id: z.string().min(1), hasPlace: z.boolean() })) });
const List = Summary.extend({ places: z.array(Entry) });
const PlaceIds = z.object({ placeIds: z.array(z.string().min(1)) });
const Present = z.object({ share: Share.nullable() });
const Kept = z.object({ added: count, count });
const Done = z.unknown();

/** The largest page number that is requested. A list has far fewer pages. */
const MAX_PAGE = 10_000;

/** A link to a list or view. */
export type GraphShare = z.infer<typeof Share>;
/** A list of the caller. Responses about a single list include its `places`. */
export interface GraphList extends z.infer<typeof Summary> {
  readonly places?: z.infer<typeof List>["places"];
}
export type FullList = z.infer<typeof List>;

/** A place of a list of the caller. */
export interface ListEntry {
  readonly note: string | null;
  readonly visited: boolean;
  readonly place: GraphPlace;
}

export interface ListTexts {
  readonly name: string;
  readonly note: string | null;
}

/** What a caller can set in an entry: the note, and whether the place was visited. */
export interface EntryFields {
  readonly note: string | null;
  readonly visited: boolean;
}

export interface ShareOptions {
  readonly sharedBy: string | null;
  readonly renew: boolean;
}

type Kind = "list" | "view";
type Named = Kind | "place" | "shared list";

const missing = (kind: Named, id: string) => new RestError("NOT_FOUND", `There is no ${kind} '${id}'`, { status: 404 });

/** Creates the calls for lists, and the calls that share lists and views. A failed call throws RestError. */
export function createListsRest(rest: RestClient, report: Report) {
  /** @throws RestError for an id that cannot be one segment of a path. */
  const segmentOf = (kind: Named, id: string): string => {
    const segment = pathSegment(id);
    if (segment === null) throw missing(kind, id);
    return segment;
  };
  const pathOf = (kind: Kind, id: string): string => `/${kind}s/${segmentOf(kind, id)}`;
  const sharedPathOf = (token: string): string => `/shared/lists/${segmentOf("shared list", token)}`;
  const replace = ({ id, version }: FullList, { name, note }: ListTexts, entries: readonly z.infer<typeof Entry>[]) => {
    const places = entries.map(({ place: _, ...entry }) => entry);
    return rest.put(pathOf("list", id), { name, note, places }, List, { "if-match": `"${version}"` });
  };
  const entryOf = ({ note, visited, place }: z.infer<typeof Entry>): readonly ListEntry[] =>
    readPlace(place, report).map((read) => ({ note, visited, place: read }));
  /** Returns the list that a change starts from. @throws RestError 412 if it has another version than `seen`. */
  const loadSeen = async (id: string, seen: number | null): Promise<FullList> => {
    const list = await rest.get(pathOf("list", id), {}, List);
    if (seen === null || seen === list.version) return list;
    throw new RestError(
      "CONFLICT",
      `This list has changed since you opened it (it is at version ${list.version} now); reload it and try again`,
      { status: 412 },
    );
  };

  return {
    /** `GET /lists`: the lists without their places, newest first. */
    async all(): Promise<readonly GraphList[]> {
      return (await rest.get("/lists", {}, Summaries)).data;
    },

    /** `GET /lists?placeId=`: the ids of the lists that have a place. An operation makes one call for each place. */
    async idsWith(placeId: string): Promise<ReadonlySet<string>> {
      const { data } = await rest.get("/lists", { placeId }, WithPlace);
      return new Set(data.flatMap(({ id, hasPlace }) => (hasPlace ? id : [])));
    },

    /** `GET /lists/{id}?limit=0`: a list without its places. */
    async one(id: string): Promise<GraphList> {
      return rest.get(pathOf("list", id), { limit: 0 }, Summary);
    },

    /** `GET /lists/{id}/place-ids`: the ids of all its places in their order. */
    async placeIds(id: string): Promise<readonly string[]> {
      return (await rest.get(`${pathOf("list", id)}/place-ids`, {}, PlaceIds)).placeIds;
    },

    /** `GET /lists/{id}?page=`: one page of its places. Unreadable places are left out and reported. */
    async entries(id: string, page: number): Promise<readonly ListEntry[]> {
      const query = { page: Math.min(page, MAX_PAGE), limit: LIST_PAGE_SIZE, includePlaceData: true, media: true };
      return (await rest.get(pathOf("list", id), query, List)).places.flatMap(entryOf);
    },

    /** `GET /lists/{id}/places/{placeId}`: what a list says about a place; null if it does not have the place. */
    async entry(id: string, placeId: string): Promise<ListEntry | null> {
      const path = `${pathOf("list", id)}/places/${segmentOf("place", placeId)}`;
      const found = await orNull(rest.get(path, { includePlaceData: true, media: true }, Entry));
      return found === null ? null : (entryOf(found)[0] ?? null);
    },

    /** `POST /lists`. */
    async create({ name, note }: ListTexts, placeIds: readonly string[]): Promise<FullList> {
      return rest.post("/lists", { name, note, places: placeIds.map((placeId) => ({ placeId })) }, List);
    },

    /**
     * Changes the texts of a list. The API replaces lists as a whole: this function loads the list, and sends it back
     * with the loaded version. The API refuses the request if the list has changed after it was loaded.
     * @param seen The version that the caller has loaded; null accepts whichever version this function loads.
     */
    async update(id: string, seen: number | null, texts: ListTexts): Promise<FullList> {
      const list = await loadSeen(id, seen);
      return replace(list, texts, list.places);
    },

    /**
     * Sets the places of a list and their order. Like `update`, it loads the list and sends it back with the loaded
     * version. Places that stay keep `note` and `visited`.
     */
    async setPlaces(id: string, seen: number | null, placeIds: readonly string[]): Promise<FullList> {
      const list = await loadSeen(id, seen);
      const byId = new Map(list.places.map((entry) => [entry.placeId, entry]));
      const entries = placeIds.map((placeId) => byId.get(placeId) ?? { placeId, note: null, visited: false });
      return replace(list, list, entries);
    },

    /** `DELETE /lists/{id}`. */
    async remove(id: string): Promise<void> {
      await rest.delete(pathOf("list", id), undefined, Done);
    },

    /**
     * `PUT /lists/{id}/places/{placeId}`.
     * @param seen The version that the caller has loaded; null overwrites any version.
     */
    async putPlace(id: string, placeId: string, seen: number | null, texts: EntryFields): Promise<FullList> {
      const path = `${pathOf("list", id)}/places/${segmentOf("place", placeId)}`;
      return rest.put(path, texts, List, seen === null ? {} : { "if-match": `"${seen}"` });
    },

    /** `DELETE /lists/{id}/places/{placeId}`. */
    async removePlace(id: string, placeId: string): Promise<FullList> {
      return rest.delete(`${pathOf("list", id)}/places/${segmentOf("place", placeId)}`, undefined, List);
    },

    /** `POST /shared/lists/{token}/copy`: creates a list of the caller. */
    async copyShared(token: string): Promise<FullList> {
      return rest.post(`${sharedPathOf(token)}/copy`, undefined, List);
    },

    /** `POST /shared/lists/{token}/favorites`: adds all places to the favorites of the caller. */
    async keepShared(token: string): Promise<z.infer<typeof Kept>> {
      return rest.post(`${sharedPathOf(token)}/favorites`, undefined, Kept);
    },

    /** `GET /views/{id}/share`: null for a private view. */
    async shareOfView(id: string): Promise<GraphShare | null> {
      return (await rest.get(`${pathOf("view", id)}/share`, {}, Present)).share;
    },

    /** `POST /lists/{id}/share` or `POST /views/{id}/share`. */
    async share(kind: Kind, id: string, options: ShareOptions): Promise<GraphShare> {
      return rest.post(`${pathOf(kind, id)}/share`, options, Share);
    },

    /** `DELETE /lists/{id}/share` or `DELETE /views/{id}/share`. */
    async endShare(kind: Kind, id: string): Promise<void> {
      await rest.delete(`${pathOf(kind, id)}/share`, undefined, Done);
    },
  };
}

export type ListsRest = ReturnType<typeof createListsRest>;
