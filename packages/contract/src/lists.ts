import { LIST_LIMITS } from "@flaneur/domain";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { BEARER, body, json, noQuery } from "./contents.ts";
import { entryPage } from "./entry-page.ts";
import { bodyFailures, commonFailures, failing, failure } from "./failures.ts";
import {
  LIST_SUMMARY_EXAMPLE,
  ListBody,
  ListChange,
  ListInput,
  ListReplacement,
  ListSummaryBody,
  PlaceIdsBody,
  ReadList,
} from "./list-bodies.ts";
import { anyId, flag } from "./parameters.ts";
import { SuccessBody } from "./user.ts";

export const TOO_MANY_LISTS = `You have ${LIST_LIMITS.lists} lists already; delete one to make room`;

const common = { tags: ["Lists"], security: BEARER };
const failed = { 401: failing[401], ...commonFailures } as const;
const missing = failure("The caller has no such list.", "not_found", "There is no list '7f1c1a52'");
const Lists = z
  .object({ data: z.array(ListSummaryBody) })
  .meta({ id: "Lists", example: { data: [LIST_SUMMARY_EXAMPLE] } });
const id = anyId;
/** The query of a list: a page of its places, or all of them without `page` and `limit`. */
const ListQuery = z.strictObject({
  includePlaceData: flag,
  media: flag,
  ...entryPage(0),
});

const one = { params: z.object({ id }), query: noQuery };
const theList = { description: "The list as it is now", content: json(ListBody) };

export const listLists = defineCall({
  ...common,
  method: "get",
  path: "/lists",
  summary: "The caller's lists without their places, newest first",
  description: "With `placeId`, `hasPlace` of each list states whether the list has that place.",
  request: { query: z.strictObject({ placeId: anyId.optional() }) },
  responses: { 200: { description: "The lists", content: json(Lists) }, ...failed },
});
export const getList = defineCall(
  {
    ...common,
    method: "get",
    path: "/lists/{id}",
    summary: "One list with its places in their order",
    request: { params: z.object({ id }), query: ListQuery },
    responses: { 200: theList, ...failed, 404: missing },
  },
  ReadList,
);
export const listPlaceIdsOfList = defineCall({
  ...common,
  method: "get",
  path: "/lists/{id}/place-ids",
  summary: "The ids of the places of a list in their order",
  request: one,
  responses: { 200: { description: "The ids", content: json(PlaceIdsBody) }, ...failed, 404: missing },
});
export const createList = defineCall(
  {
    ...common,
    method: "post",
    path: "/lists",
    summary: "Create a list, which is private until it is shared",
    request: { query: noQuery, body: body(ListInput) },
    responses: {
      201: { ...theList, description: "The new list" },
      409: failure("The caller has the maximum number of lists.", "conflict", TOO_MANY_LISTS),
      ...failed,
      ...bodyFailures,
    },
  },
  ReadList,
);
export const changeList = defineCall({
  ...common,
  method: "patch",
  path: "/lists/{id}",
  summary: "Change the name, the note or the saved walk of a list; a missing field stays",
  request: { ...one, body: body(ListChange) },
  responses: {
    200: { description: "The list without its places", content: json(ListSummaryBody) },
    404: missing,
    ...failed,
    ...bodyFailures,
  },
});
export const replaceList = defineCall(
  {
    ...common,
    method: "put",
    path: "/lists/{id}",
    summary: "Replace a list and its places",
    description:
      "The order of `places` is the order of the list. `name` and `places` are required. Without `note`, the note of " +
      "the list or place is removed. A place without `visited` counts as not visited. The saved walk " +
      "stays. The last write wins: to change a part of a list, use the calls for this part.",
    request: { ...one, body: body(ListReplacement) },
    responses: { 200: theList, 404: missing, ...failed, ...bodyFailures },
  },
  ReadList,
);
export const deleteList = defineCall(
  {
    ...common,
    method: "delete",
    path: "/lists/{id}",
    summary: "Delete a list, which ends its link",
    request: one,
    responses: { 200: { description: "The list is deleted", content: json(SuccessBody) }, ...failed, 404: missing },
  },
  z.unknown(),
);
