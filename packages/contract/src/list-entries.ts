import { LIST_LIMITS } from "@flaneur/domain";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { BEARER, body, json, noQuery } from "./contents.ts";
import { bodyFailures, commonFailures, failing, failure } from "./failures.ts";
import { AddedPlaces, ChangedEntriesBody, EntryChange, EntryMove, ListPlaceBody, ReadEntry } from "./list-bodies.ts";
import { anyId, flag } from "./parameters.ts";

export const TOO_MANY_LIST_PLACES = `The list has ${LIST_LIMITS.places} places already; remove one to make room`;

const common = { tags: ["Lists"], security: BEARER };
const failed = { 401: failing[401], ...commonFailures } as const;
const NO_LIST = "There is no list '7f1c1a52'";
const noList = failure("The caller has no such list.", "not_found", NO_LIST);
const noEntry = failure("The caller has no such list, or the list has no such entry.", "not_found", NO_LIST);
const params = z.object({ id: anyId, entryId: anyId });
const one = { params, query: noQuery };
const path = "/lists/{id}/places/{entryId}";
const changes = { description: "The list without its places, and what has changed", content: json(ChangedEntriesBody) };

export const getEntry = defineCall(
  {
    ...common,
    method: "get",
    path,
    summary: "What a list says about one of its places",
    description: "`entryId` is the id of the entry or, here and in the other calls, the id of its place.",
    request: { params, query: z.strictObject({ includePlaceData: flag, media: flag }) },
    responses: { 200: { description: "The entry", content: json(ListPlaceBody) }, ...failed, 404: noEntry },
  },
  ReadEntry,
);
export const addEntries = defineCall({
  ...common,
  method: "post",
  path: "/lists/{id}/places",
  summary: "Add places at the end of a list; repeating it has no effect",
  description:
    "A place that the list has keeps its position. Its note stays, and another note is appended to it, with an empty " +
    "line between.",
  request: { params: z.object({ id: anyId }), query: noQuery, body: body(AddedPlaces) },
  responses: {
    200: changes,
    404: failure("The caller has no such list, or there is no such place.", "not_found", NO_LIST),
    409: failure("The list would have more than the maximum number of places.", "conflict", TOO_MANY_LIST_PLACES),
    ...failed,
    ...bodyFailures,
  },
});
export const changeEntry = defineCall({
  ...common,
  method: "patch",
  path,
  summary: "Change the note of a place, or whether it was visited; a missing field stays",
  request: { ...one, body: body(EntryChange) },
  responses: { 200: changes, 404: noEntry, ...failed, ...bodyFailures },
});
export const removeEntry = defineCall({
  ...common,
  method: "delete",
  path,
  summary: "Remove a place from a list; repeating it has no effect",
  request: one,
  responses: { 200: changes, ...failed, 404: noList },
});
export const moveEntry = defineCall({
  ...common,
  method: "post",
  path: `${path}/move`,
  summary: "Move a place in front of another place of the list, or to the end",
  request: { ...one, body: body(EntryMove) },
  responses: { 200: changes, 404: noEntry, ...failed, ...bodyFailures },
});
