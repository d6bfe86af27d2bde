import { CATEGORY_DOCS, mapSavedCategories, parseHoursChoice } from "@flaneur/domain";
import { EVERY_VIEW, UPSTREAM_CALL } from "../limits/field-costs.ts";
import {
  notSignedIn,
  orProblem,
  tooManyViews,
  type ViewConflict,
  type ViewNotFound,
  validationFailed,
  viewNotFound,
} from "../problems.ts";
import type { RestError } from "../rest/rest-error.ts";
import type { ViewInput, ViewsRest } from "../rest/views.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";

const HOURS =
  "Whether places are open, as addresses write it: `now`, `Su-20h30`, `now_open_unknown`; null for any opening hours.";

builder.objectType("ViewFilters", {
  description: "What a view keeps of a set of filters. Values that no place has any more are kept.",
  fields: (t) => ({
    ...mapSavedCategories((category) =>
      t.field({
        type: ["String"],
        description: CATEGORY_DOCS[category].inViews,
        resolve: (filters) => [...filters[category]],
      }),
    ),
    search: t.exposeString("search", { description: "Part of a name or an address; may be empty." }),
    hours: t.exposeString("hours", { nullable: true, description: HOURS }),
    maxTravelTime: t.exposeInt("maxTravelTime", { nullable: true, description: "Minutes; null for any." }),
  }),
});

builder.objectType("View", {
  description: "A set of filters that someone saved under a name.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Never changes." }),
    name: t.exposeString("name", { description: "The name of its tab." }),
    description: t.exposeString("description", { nullable: true, description: "What its owner says of it." }),
    filters: t.expose("filters", { type: "ViewFilters", description: "The filters it was saved with." }),
    version: t.exposeInt("version", {
      nullable: true,
      description: "Raised by every update; for `updateView`. Null where the REST API counts none.",
    }),
  }),
});

builder.objectType("ViewCreated", {
  description: "The view is saved, after all others.",
  fields: (t) => ({ view: t.expose("view", { type: "View", description: "The new view." }) }),
});
builder.objectType("ViewUpdated", {
  description: "The view is changed.",
  fields: (t) => ({ view: t.expose("view", { type: "View", description: "The view as it is now." }) }),
});
builder.objectType("ViewDeleted", {
  description: "The view is gone.",
  fields: (t) => ({ id: t.exposeID("id", { description: "The id it had." }) }),
});
builder.objectType("ViewsReordered", {
  description: "The views are in another order.",
  fields: (t) => ({
    views: t.field({
      type: ["View"],
      complexity: { field: 1, multiplier: EVERY_VIEW.multiplier },
      description: "All views of the caller, in their new order.",
      resolve: ({ views }) => [...views],
    }),
  }),
});

const CreateViewResult = builder.unionType("CreateViewResult", {
  description: "The new view, or why there is none.",
  types: ["ViewCreated", "NotSignedIn", "ValidationFailed", "TooManyViews"],
  resolveType: ({ __typename }) => __typename,
});
const UpdateViewResult = builder.unionType("UpdateViewResult", {
  description: "The changed view, or why it is not changed.",
  types: ["ViewUpdated", "NotSignedIn", "ViewNotFound", "ViewConflict", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
const DeleteViewResult = builder.unionType("DeleteViewResult", {
  description: "That the view is gone, or why it is not.",
  types: ["ViewDeleted", "NotSignedIn", "ViewNotFound"],
  resolveType: ({ __typename }) => __typename,
});
const ReorderViewsResult = builder.unionType("ReorderViewsResult", {
  description: "The views in their new order, or why they stay as they are.",
  types: ["ViewsReordered", "NotSignedIn", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});

const ViewFiltersInput = builder.inputType("ViewFiltersInput", {
  description: "What a view keeps of a set of filters.",
  fields: (t) => ({
    ...mapSavedCategories((category) =>
      t.stringList({ defaultValue: [], description: CATEGORY_DOCS[category].inViews }),
    ),
    search: t.string({ defaultValue: "", description: "Part of a name or an address." }),
    hours: t.string({ description: HOURS }),
    maxTravelTime: t.int({ description: "Minutes; any when left out." }),
  }),
});
const ViewInputType = builder.inputType("ViewInput", {
  description: "A view as it is to be saved: what is left out is empty.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The name of its tab, 1 to 80 characters." }),
    description: t.string({ description: "What its owner says of it, at most 500 characters." }),
    filters: t.field({ type: ViewFiltersInput, required: true, description: "The filters to save." }),
  }),
});

/** @throws GraphQLError for a text that is not a choice of opening hours. */
function hoursOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  if (parseHoursChoice(text) === null)
    throw badUserInput("The opening hours of a view must be such as now or Su-20h30.");
  return text;
}

const viewInput = ({ name, description, filters }: typeof ViewInputType.$inferInput): ViewInput => ({
  name,
  description: description ?? null,
  filters: {
    ...mapSavedCategories((category) => filters[category] ?? []),
    search: filters.search ?? "",
    hours: hoursOf(filters.hours),
    maxTravelTime: filters.maxTravelTime ?? null,
  },
});

/** Loads the current view, with which the update conflicts. A view that was deleted meanwhile becomes ViewNotFound. */
const viewConflict =
  (views: ViewsRest, id: string) =>
  ({ message }: RestError): Promise<ViewConflict | ViewNotFound> =>
    orProblem(
      views.one(id).then((current) => ({ __typename: "ViewConflict" as const, message, current })),
      { 404: viewNotFound },
    );

builder.mutationFields((t) => ({
  createView: t.field({
    type: CreateViewResult,
    complexity: UPSTREAM_CALL,
    description: "Saves a set of filters under a name.",
    args: { input: t.arg({ type: ViewInputType, required: true, description: "The view." }) },
    // POST /views
    resolve: (_, { input }, { views }) =>
      orProblem(
        views.create(viewInput(input)).then((view) => ({ __typename: "ViewCreated" as const, view })),
        { 400: validationFailed, 401: notSignedIn, 409: tooManyViews },
      ),
  }),

  updateView: t.field({
    type: UpdateViewResult,
    complexity: UPSTREAM_CALL,
    description: "Replaces a view.",
    args: {
      id: t.arg.id({ required: true, description: "The id of the view." }),
      version: t.arg.int({
        description: "The version that the caller has seen: a newer one is a conflict. Left out, the last update wins.",
      }),
      input: t.arg({ type: ViewInputType, required: true, description: "The whole view as it is to be." }),
    },
    // PUT /views/{id}; GET /views/{id} after a conflict
    resolve: (_, { id, version, input }, { views }) =>
      orProblem(
        views
          .update(String(id), version ?? null, viewInput(input))
          .then((view) => ({ __typename: "ViewUpdated" as const, view })),
        {
          400: validationFailed,
          401: notSignedIn,
          404: viewNotFound,
          412: viewConflict(views, String(id)),
        },
      ),
  }),

  deleteView: t.field({
    type: DeleteViewResult,
    complexity: UPSTREAM_CALL,
    description: "Deletes a view.",
    args: { id: t.arg.id({ required: true, description: "The id of the view." }) },
    // DELETE /views/{id}
    resolve: (_, { id }, { views }) =>
      orProblem(
        views.remove(String(id)).then(() => ({ __typename: "ViewDeleted" as const, id: String(id) })),
        { 401: notSignedIn, 404: viewNotFound },
      ),
  }),

  reorderViews: t.field({
    type: ReorderViewsResult,
    complexity: UPSTREAM_CALL,
    description: "Puts the caller's views in another order.",
    args: { ids: t.arg.idList({ required: true, description: "The ids of all views of the caller, each once." }) },
    // POST /views/reorder
    resolve: (_, { ids }, { views }) =>
      orProblem(
        views.reorder(ids.map(String)).then((ordered) => ({ __typename: "ViewsReordered" as const, views: ordered })),
        { 400: validationFailed, 401: notSignedIn },
      ),
  }),
}));
