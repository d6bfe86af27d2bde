import { z } from "zod";
import { AnyPlace } from "./any-place.ts";
import { defineCall, defineFile } from "./call.ts";
import { BEARER, binary, json, noQuery } from "./contents.ts";
import { entryPage } from "./entry-page.ts";
import { commonFailures, failing, failure } from "./failures.ts";
import { TOO_MANY_FAVORITES } from "./favorites.ts";
import { ListBody, ReadList } from "./list-bodies.ts";
import { TOO_MANY_LISTS } from "./lists.ts";
import { count } from "./numbers.ts";
import { anyId } from "./parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";

export const LIST_SHARE_ENDED = "This list is no longer shared";

const KeptBody = z
  .object({
    added: z.int().nonnegative().meta({ description: "The number of places that were not favorites before." }),
    count: z.int().nonnegative().meta({ description: "The number of places of the list." }),
  })
  .meta({ id: "KeptList", example: { added: 5, count: 7 } });

const SharedListQuery = z.strictObject(entryPage(1));

export const SharedListBody = z
  .object({
    name: z.string(),
    note: z.string().nullable(),
    sharedBy: z.string().nullable(),
    updatedAt: z.string().meta({ format: "date-time" }),
    walk: z.string().nullable().meta({
      description:
        "The owner's walk through the list, as the query of its address, with places of the list only; null for none.",
    }),
    count: z.int().nonnegative().meta({ description: "The number of places of the whole list." }),
    places: z.array(z.object({ note: z.string().nullable(), place: PlaceBody })).meta({
      description:
        "In the owner's order: the places of the page, or all of them without a page. Permanently closed places stay.",
    }),
  })
  .meta({
    id: "SharedList",
    example: {
      name: "Sunday, Left Bank",
      sharedBy: "Camille",
      note: "Start late, carry little.",
      updatedAt: "2026-03-08T18:40:00.000Z",
      walk: `places=${PLACE_EXAMPLE.id}&at=2026-11-26T10%3A00`,
      count: 1,
      places: [{ note: "Be there by ten.", place: PLACE_EXAMPLE }],
    },
  });

const text = z.string().nullable().catch(null);
/**
 * A response to a client. A place may have any shape of §3. An API without pages sends no count, and all places. An API
 * without saved walks sends no walk.
 */
const ReadSharedList = z.object({
  name: z.string(),
  note: text,
  sharedBy: text,
  updatedAt: z.iso.datetime(),
  walk: text,
  count: count.optional(),
  places: z.array(z.object({ note: text, place: AnyPlace })),
});

/** A page of a shared list as clients read it. */
export type ReadSharedList = z.output<typeof ReadSharedList>;

const tags = ["Lists"];
const params = z.object({ token: anyId });
const noLink = failure("There is no such link.", "not_found", "There is no such shared list");
const ended = failure("The link has ended.", "gone", LIST_SHARE_ENDED);
const ofCaller = { tags, security: BEARER, request: { params, query: noQuery } };
const failed = { 401: failing[401], ...commonFailures } as const;

export const getSharedList = defineCall(
  {
    tags,
    method: "get",
    path: "/shared/lists/{token}",
    summary: "A shared list, for everybody who has its link",
    request: { params, query: SharedListQuery },
    responses: {
      200: { description: "The list", content: json(SharedListBody) },
      ...commonFailures,
      404: noLink,
      410: ended,
    },
  },
  ReadSharedList,
);

export const keepSharedList = defineCall({
  ...ofCaller,
  method: "post",
  path: "/shared/lists/{token}/favorites",
  summary: "Add all places of a shared list to the caller's favorites; repeating it has no effect",
  responses: {
    200: { description: "All places of the list are favorites", content: json(KeptBody) },
    ...failed,
    404: noLink,
    409: failure("The caller has too many favorites.", "conflict", TOO_MANY_FAVORITES),
    410: ended,
  },
});

export const copySharedList = defineCall(
  {
    ...ofCaller,
    method: "post",
    path: "/shared/lists/{token}/copy",
    summary: "Create a list with the name, the notes, the places and the walk of a shared list",
    responses: {
      201: { description: "The new list", content: json(ListBody) },
      409: failure("The caller has the maximum number of lists.", "conflict", TOO_MANY_LISTS),
      ...failed,
      404: noLink,
      410: ended,
    },
  },
  ReadList,
);

export const getSharedListCover = defineFile({
  tags,
  method: "get",
  path: "/shared/lists/{token}/cover",
  summary: "A picture of the first places of a shared list, for link previews",
  request: { params, query: noQuery },
  responses: {
    200: { description: "The picture, 1200 by 630 pixels", content: { "image/png": binary } },
    ...commonFailures,
    404: failure("There is no such link, or the list has no places.", "not_found", "There is no such shared list"),
    410: ended,
  },
});
