import { LIST_PAGE_SIZE } from "@flaneur/domain";
import { z } from "zod";
import { count } from "./numbers.ts";
import { pathSegment } from "./path-segment.ts";
import { type GraphPlace, type Report, readPlace } from "./places.ts";
import type { Query, RestClient } from "./rest-client.ts";
import { orNull } from "./rest-error.ts";
import { AnyFilters } from "./views.ts";

/** The number of places on a page of a shared list. */
export const SHARED_PAGE = LIST_PAGE_SIZE;

/** The largest page number that is requested. A list has far fewer pages, and its last page is returned. */
const MAX_PAGE = 10_000;

const text = z.string().nullable().catch(null);
const ListAnswer = z.object({
  name: z.string(),
  note: text,
  sharedBy: text,
  updatedAt: z.iso.datetime(),
  // An API without pages sends no count, and all places.
  count: count.optional(),
  places: z.array(z.object({ note: text, place: z.unknown() })),
});
const ViewAnswer = z.object({ name: z.string(), sharedBy: text, filters: AnyFilters });

/** A place of a shared list. */
export interface SharedListEntry {
  readonly note: string | null;
  readonly place: GraphPlace;
}

/** One page of a shared list. `count` and `pages` are those of the whole list. */
export interface SharedList extends Omit<z.infer<typeof ListAnswer>, "places"> {
  readonly __typename: "SharedList";
  readonly count: number;
  readonly pages: number;
  readonly entries: readonly SharedListEntry[];
}

export interface SharedView extends z.infer<typeof ViewAnswer> {
  readonly __typename: "SharedView";
}

/**
 * Creates the calls that read shared lists and views. They return null for an unknown link. A failed call throws
 * RestError, also if the link has ended.
 */
export function createSharedRest(rest: RestClient, report: Report) {
  async function read<T>(kind: "lists" | "views", token: string, query: Query, schema: z.ZodType<T>) {
    const segment = pathSegment(token);
    return segment === null ? null : orNull<T>(rest.get(`/shared/${kind}/${segment}`, query, schema));
  }

  return {
    /**
     * `GET /shared/lists/{token}`, with the page.
     * @param page From 1. For a later page than the last, the last page is returned: the list may have become shorter.
     */
    async list(token: string, page: number): Promise<SharedList | null> {
      const found = await read("lists", token, { page: Math.min(page, MAX_PAGE), limit: SHARED_PAGE }, ListAnswer);
      if (found === null) return null;
      const { places, count: total = places.length, ...list } = found;
      const pages = Math.max(1, Math.ceil(total / SHARED_PAGE));
      const start = found.count === undefined ? (Math.min(page, pages) - 1) * SHARED_PAGE : 0;
      const entries = places
        .slice(start, start + SHARED_PAGE)
        .flatMap(({ note, place }) => readPlace(place, report).map((read) => ({ note, place: read })));
      return { __typename: "SharedList", ...list, count: total, pages, entries };
    },

    /** `GET /shared/views/{token}`. */
    async view(token: string): Promise<SharedView | null> {
      const found = await read("views", token, {}, ViewAnswer);
      return found && { __typename: "SharedView", ...found };
    },
  };
}

export type SharedRest = ReturnType<typeof createSharedRest>;
