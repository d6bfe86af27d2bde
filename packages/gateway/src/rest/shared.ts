import { z } from "zod";
import { pathSegment } from "./path-segment.ts";
import { type GraphPlace, type Report, readPlace } from "./places.ts";
import type { RestClient } from "./rest-client.ts";
import { orNull } from "./rest-error.ts";
import { AnyFilters } from "./views.ts";

/** The number of places on a page of a shared list. */
export const SHARED_PAGE = 100;

const text = z.string().nullable().catch(null);
const ListAnswer = z.object({
  name: z.string(),
  note: text,
  sharedBy: text,
  updatedAt: z.iso.datetime(),
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
  async function read<T>(kind: "lists" | "views", token: string, schema: z.ZodType<T>): Promise<T | null> {
    const segment = pathSegment(token);
    return segment === null ? null : orNull(rest.get(`/shared/${kind}/${segment}`, {}, schema));
  }

  return {
    /**
     * `GET /shared/lists/{token}`.
     * @param page From 1. For a later page than the last, the last page is returned: the list may have become shorter.
     */
    async list(token: string, page: number): Promise<SharedList | null> {
      const found = await read("lists", token, ListAnswer);
      if (found === null) return null;
      const { places, ...list } = found;
      const pages = Math.max(1, Math.ceil(places.length / SHARED_PAGE));
      const start = (Math.min(page, pages) - 1) * SHARED_PAGE;
      const entries = places
        .slice(start, start + SHARED_PAGE)
        .flatMap(({ note, place }) => readPlace(place, report).map((read) => ({ note, place: read })));
      return { __typename: "SharedList", ...list, count: places.length, pages, entries };
    },

    /** `GET /shared/views/{token}`. */
    async view(token: string): Promise<SharedView | null> {
      const found = await read("views", token, ViewAnswer);
      return found && { __typename: "SharedView", ...found };
    },
  };
}

export type SharedRest = ReturnType<typeof createSharedRest>;
