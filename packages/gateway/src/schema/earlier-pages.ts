/**
 * What pages of the app that were opened before an upgrade still send. Their changes are made in the order of their
 * arrival, whatever version of the list or view the page has seen. Remove this file, its tests and
 * `documents/earlier-fragments.ts` in the next release.
 */
import { addEntries, changeEntry, getList, removeEntry, replaceList } from "@flaneur/contract";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import type { RestClient } from "../rest/rest-client.ts";
import { builder } from "./builder.ts";
import { AddToListResult, listOrPlaceNotFound, RemoveFromListResult } from "./entry-changes.ts";
import { UpdateListResult } from "./list-changes.ts";
import { updated } from "./updated-list.ts";

const deprecationReason = "Only pages that were opened before an upgrade use it.";
const listId = "The id of the list.";
const placeId = "The id of the place.";
const version = { description: "Ignored.", deprecationReason } as const;

/**
 * Sets the order of the places, and adds those that the list does not have. Places that `placeIds` does not name stay,
 * after the others.
 */
async function setOrder(rest: RestClient, id: string, placeIds: readonly string[]) {
  const { name, note, places } = await rest.call(getList, { params: { id } });
  const stored = new Map(places.map(({ placeId, note, visited }) => [placeId, { placeId, note, visited }]));
  const order = [...new Set([...placeIds, ...stored.keys()])];
  const entries = order.map((placeId) => stored.get(placeId) ?? { placeId });
  return rest.call(replaceList, { params: { id }, body: { name, note, places: entries } });
}

builder.objectFields("List", (t) => ({
  version: t.exposeInt("version", { description: "Increased by every change.", deprecationReason }),
}));
builder.objectFields("View", (t) => ({
  version: t.exposeInt("version", { nullable: true, description: "Increased by every change.", deprecationReason }),
}));

builder.mutationFields((t) => ({
  putListPlace: t.field({
    type: AddToListResult,
    complexity: UPSTREAM_CALL,
    deprecationReason,
    description: "Adds a place at the end of a list, and sets its note and `visited`.",
    args: {
      listId: t.arg.id({ required: true, description: listId }),
      placeId: t.arg.id({ required: true, description: placeId }),
      version: t.arg.int(version),
      note: t.arg.string({ description: "The note; omit it for no note." }),
      visited: t.arg.boolean({
        defaultValue: false,
        required: true,
        description: "Whether the caller has been there.",
      }),
    },
    // GET /lists/{id}?limit=0, POST /lists/{id}/places and PATCH /lists/{id}/places/{entryId}
    resolve: (_, { listId: id, placeId: place, version: seen, note, visited }, { rest }) => {
      const placeId = String(place);
      const put = async () => {
        const params = { id: String(id) };
        const { version: stored } = await rest.call(getList, { params, query: { limit: 0 } });
        await rest.call(addEntries, { params, body: { places: [{ placeId }] } });
        // The page sends its copy of the note with each tick. If the list has changed since the page loaded it, the copy
        // is appended to the stored note unless they are equal: it may be an edit as well.
        const isEarlier = seen != null && seen !== stored;
        const { list } = await rest.call(changeEntry, {
          params: { ...params, entryId: placeId },
          body: { note: note ?? null, visited, ...(isEarlier && { seenNote: note ?? null }) },
        });
        return updated(list);
      };
      return orProblem(put(), {
        400: "ValidationFailed",
        401: "NotSignedIn",
        404: listOrPlaceNotFound(rest, String(id)),
        409: "TooManyListPlaces",
      });
    },
  }),

  setListPlaces: t.field({
    type: UpdateListResult,
    complexity: UPSTREAM_CALL,
    deprecationReason,
    description: "Sets the order of the places of a list, and adds those that it does not have. Other places stay.",
    args: {
      id: t.arg.id({ required: true, description: listId }),
      version: t.arg.int(version),
      placeIds: t.arg.idList({ required: true, description: "The ids of the places in their order." }),
    },
    // GET /lists/{id} and PUT /lists/{id}
    resolve: (_, { id, placeIds }, { rest }) =>
      orProblem(setOrder(rest, String(id), placeIds.map(String)).then(updated), {
        400: "ValidationFailed",
        401: "NotSignedIn",
        404: "ListNotFound",
      }),
  }),

  removeListPlace: t.field({
    type: RemoveFromListResult,
    complexity: UPSTREAM_CALL,
    deprecationReason,
    description: "Removes a place from a list.",
    args: {
      listId: t.arg.id({ required: true, description: listId }),
      placeId: t.arg.id({ required: true, description: placeId }),
    },
    // DELETE /lists/{id}/places/{entryId}
    resolve: (_, { listId: id, placeId: place }, { rest }) =>
      orProblem(
        rest
          .call(removeEntry, { params: { id: String(id), entryId: String(place) } })
          .then(({ list }) => updated(list)),
        { 401: "NotSignedIn", 404: "ListNotFound" },
      ),
  }),
}));
