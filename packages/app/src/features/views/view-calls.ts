/** The calls of saved views. */
import { hoursChoiceText, mapSavedCategories, type SavedFilters, type View } from "@flaneur/domain";
import { unreadable } from "../../graph/failure.ts";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import type { ResultOf, VariablesOf } from "../../graph/graphql.ts";
import { isProblem, resultOf } from "../../graph/problem.ts";
import type { QueryReply } from "../../query/query.machine.ts";
import { readViewFilters } from "../places/read-view-filters.ts";
import type { ViewChange, ViewDraft, ViewResult } from "./view-changes.ts";
import {
  CreateViewMutation,
  DeleteViewMutation,
  MoveViewMutation,
  UpdateViewMutation,
  ViewsQuery,
} from "./views.graphql.ts";

type ViewNode = NonNullable<ResultOf<typeof ViewsQuery>["viewer"]>["views"][number];

const readView = ({ id, name, description, filters }: ViewNode): View => ({
  ...{ id, name, description },
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
 * @throws Refused when the server refuses the change, CallFailed when the request fails, or another Error when the
 * response does not match the schema.
 */
export async function makeChange(call: GraphCall, change: ViewChange): Promise<ViewResult> {
  switch (change.kind) {
    case "create":
      return saved(dataOf(await call(CreateViewMutation, { input: toInput(change.draft) })).createView);
    case "update": {
      const { filters, ...texts } = change.change;
      const input = { id: change.id, ...texts, ...(filters !== undefined && { filters: toFilters(filters) }) };
      return saved(dataOf(await call(UpdateViewMutation, input)).updateView);
    }
    case "delete": {
      const { deleteView: result } = dataOf(await call(DeleteViewMutation, { id: change.id }));
      // A view that does not exist counts as deleted.
      if (!isProblem(result) || result.code !== "VIEW_NOT_FOUND") resultOf(result);
      return { kind: "deleted", id: change.id };
    }
    case "move": {
      const { views } = resultOf(dataOf(await call(MoveViewMutation, change.move)).moveView);
      return { kind: "reordered", views: views.map(readView) };
    }
  }
}

type Saved = ResultOf<typeof CreateViewMutation>["createView"] | ResultOf<typeof UpdateViewMutation>["updateView"];

const saved = (result: Saved): ViewResult => ({ kind: "saved", view: readView(resultOf(result).view) });

type Input = VariablesOf<typeof CreateViewMutation>["input"];

const toInput = ({ filters, ...texts }: ViewDraft): Input => ({ ...texts, filters: toFilters(filters) });

const toFilters = ({ hours, ...filters }: SavedFilters): Input["filters"] => ({
  ...filters,
  ...mapSavedCategories((category) => [...filters[category]]),
  hours: hours === null ? null : hoursChoiceText(hours),
});
