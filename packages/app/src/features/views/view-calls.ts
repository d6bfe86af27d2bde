/** The calls of saved views. */
import { hoursChoiceText, mapSavedCategories, type View } from "@flaneur/domain";
import { unreadable } from "../../graph/failure.ts";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import type { ResultOf, VariablesOf } from "../../graph/graphql.ts";
import { readViewFilters } from "../../places/read-view-filters.ts";
import type { QueryReply } from "../../query/query.machine.ts";
import { type ViewChange, type ViewDraft, ViewRefused, type ViewResult } from "./view-changes.ts";
import {
  CreateViewMutation,
  DeleteViewMutation,
  ReorderViewsMutation,
  UpdateViewMutation,
  ViewsQuery,
} from "./views.graphql.ts";

type ViewNode = NonNullable<ResultOf<typeof ViewsQuery>["viewer"]>["views"][number];

const readView = ({ id, name, description, version, filters }: ViewNode): View => ({
  ...{ id, name, description, version },
  filters: readViewFilters(filters),
});

/** Loads the views. A failure is returned, not thrown. */
export async function loadViews(call: GraphCall): Promise<QueryReply<readonly View[]>> {
  const reply = await call(ViewsQuery, {});
  if (!("data" in reply)) return { type: "query.failure", failure: reply.failure, timedOut: reply.timedOut };
  try {
    return { type: "query.result", result: (reply.data.viewer?.views ?? []).map(readView), stale: false };
  } catch (error) {
    // The response does not match the schema.
    console.error(error);
    return { type: "query.failure", ...unreadable };
  }
}

/**
 * Sends one change of the views, and returns its result.
 * @throws ViewRefused when the server refuses the change, CallFailed when the request fails, or another Error when the
 * response does not match the schema.
 */
export async function makeChange(call: GraphCall, change: ViewChange): Promise<ViewResult> {
  switch (change.kind) {
    case "create":
      return readCreated(dataOf(await call(CreateViewMutation, { input: toInput(change.draft) })).createView);
    case "update": {
      const { id, version, draft } = change;
      return readUpdated(dataOf(await call(UpdateViewMutation, { id, version, input: toInput(draft) })).updateView);
    }
    case "delete":
      return readDeleted(change.id, dataOf(await call(DeleteViewMutation, { id: change.id })).deleteView);
    case "reorder":
      return readReordered(dataOf(await call(ReorderViewsMutation, { ids: [...change.ids] })).reorderViews);
  }
}

function toInput({ name, description, filters }: ViewDraft): VariablesOf<typeof CreateViewMutation>["input"] {
  const { search, maxTravelTime } = filters;
  const hours = filters.hours === null ? null : hoursChoiceText(filters.hours);
  return {
    name,
    description,
    filters: {
      ...mapSavedCategories((category) => [...filters[category]]),
      search,
      hours,
      maxTravelTime,
    },
  };
}

function readCreated(result: ResultOf<typeof CreateViewMutation>["createView"]): ViewResult {
  switch (result.__typename) {
    case "ViewCreated":
      return { kind: "saved", view: readView(result.view) };
    case "NotSignedIn":
    case "ValidationFailed":
    case "TooManyViews":
      throw new ViewRefused(result.__typename, result.message);
    default:
      throw unknownResult(result);
  }
}

function readUpdated(result: ResultOf<typeof UpdateViewMutation>["updateView"]): ViewResult {
  switch (result.__typename) {
    case "ViewUpdated":
      return { kind: "saved", view: readView(result.view) };
    case "ViewConflict":
      throw new ViewRefused(result.__typename, result.message, readView(result.current));
    case "NotSignedIn":
    case "ViewNotFound":
    case "ValidationFailed":
      throw new ViewRefused(result.__typename, result.message);
    default:
      throw unknownResult(result);
  }
}

/** Reads the result of a deletion. A view that does not exist counts as deleted. */
function readDeleted(id: string, result: ResultOf<typeof DeleteViewMutation>["deleteView"]): ViewResult {
  switch (result.__typename) {
    case "ViewDeleted":
    case "ViewNotFound":
      return { kind: "deleted", id };
    case "NotSignedIn":
      throw new ViewRefused(result.__typename, result.message);
    default:
      throw unknownResult(result);
  }
}

function readReordered(result: ResultOf<typeof ReorderViewsMutation>["reorderViews"]): ViewResult {
  switch (result.__typename) {
    case "ViewsReordered":
      return { kind: "reordered", views: result.views.map(readView) };
    case "NotSignedIn":
    case "ValidationFailed":
      throw new ViewRefused(result.__typename, result.message);
    default:
      throw unknownResult(result);
  }
}

const unknownResult = (result: never): Error =>
  new Error(`The server gave a result that the app does not know: ${JSON.stringify(result)}`);
