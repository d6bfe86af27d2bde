import { changeView, createView, deleteView, moveView, reorderViews } from "@flaneur/contract";
import { CATEGORY_DOCS, mapSavedCategories, parseHoursChoice } from "@flaneur/domain";
import { EVERY_VIEW, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { readableViews } from "./readable-views.ts";

const HOURS =
  "The filter by opening hours, in the syntax of URLs: `now`, `Su-20h30`, `now_open_unknown`; null for any opening hours.";

builder.objectType("ViewFilters", {
  description: "The saved filters of a view. They may contain values that no place has any longer.",
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
    maxTravelTime: t.exposeInt("maxTravelTime", { nullable: true, description: "Minutes; null for any travel time." }),
  }),
});

builder.objectType("View", {
  description: "A named set of saved filters.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the view, which never changes." }),
    name: t.exposeString("name", { description: "The name of its tab." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "A description by the owner of the view.",
    }),
    filters: t.expose("filters", { type: "ViewFilters", description: "The saved filters." }),
  }),
});

builder.objectType("ViewCreated", {
  description: "The view was created, and follows the other views of the user.",
  fields: (t) => ({ view: t.expose("view", { type: "View", description: "The new view." }) }),
});
builder.objectType("ViewUpdated", {
  description: "The view was changed.",
  fields: (t) => ({ view: t.expose("view", { type: "View", description: "The view after the change." }) }),
});
builder.objectType("ViewDeleted", {
  description: "The view was deleted.",
  fields: (t) => ({ id: t.exposeID("id", { description: "The id of the deleted view." }) }),
});
builder.objectType("ViewsReordered", {
  description: "The views were reordered.",
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
  description: "The new view, or the reason why it was not created.",
  types: ["ViewCreated", "NotSignedIn", "ValidationFailed", "TooManyViews"],
  resolveType: ({ __typename }) => __typename,
});
const UpdateViewResult = builder.unionType("UpdateViewResult", {
  description: "The changed view, or the reason why it was not changed.",
  types: ["ViewUpdated", "NotSignedIn", "ViewNotFound", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
const DeleteViewResult = builder.unionType("DeleteViewResult", {
  description: "Confirms the deletion, or says why the view was not deleted.",
  types: ["ViewDeleted", "NotSignedIn", "ViewNotFound"],
  resolveType: ({ __typename }) => __typename,
});
const ReorderViewsResult = builder.unionType("ReorderViewsResult", {
  description: "The views in their new order, or the reason why the order was not changed.",
  types: ["ViewsReordered", "NotSignedIn", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});

const MoveViewResult = builder.unionType("MoveViewResult", {
  description: "The views in their new order, or the reason why the view was not moved.",
  types: ["ViewsReordered", "NotSignedIn", "ViewNotFound"],
  resolveType: ({ __typename }) => __typename,
});

const ViewFiltersInput = builder.inputType("ViewFiltersInput", {
  description: "The filters that a view saves.",
  fields: (t) => ({
    ...mapSavedCategories((category) =>
      t.stringList({ defaultValue: [], description: CATEGORY_DOCS[category].inViews }),
    ),
    search: t.string({ defaultValue: "", description: "Part of a name or an address." }),
    hours: t.string({ description: HOURS }),
    maxTravelTime: t.int({ description: "Minutes; omit it for any travel time." }),
  }),
});
const ViewInputType = builder.inputType("ViewInput", {
  description: "A view to be saved; omitted fields are empty.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The name of its tab, 1 to 80 characters." }),
    description: t.string({ description: "A description by the owner of the view, at most 500 characters." }),
    filters: t.field({ type: ViewFiltersInput, required: true, description: "The filters to save." }),
  }),
});

/** Returns valid opening hours. @throws GraphQLError for a text that is not a choice of opening hours. */
function hoursOf(text: string): string {
  if (parseHoursChoice(text) === null)
    throw badUserInput("The opening hours of a view must be a text such as now or Su-20h30.");
  return text;
}

const viewFilters = (filters: typeof ViewFiltersInput.$inferInput) => ({
  ...mapSavedCategories((category) => filters[category] ?? []),
  search: filters.search ?? "",
  // An API without these filters refuses them.
  ...(filters.hours == null ? {} : { hours: hoursOf(filters.hours) }),
  ...(filters.maxTravelTime == null ? {} : { maxTravelTime: filters.maxTravelTime }),
});

const viewInput = ({ name, description, filters }: typeof ViewInputType.$inferInput) => ({
  name,
  description: description ?? null,
  filters: viewFilters(filters),
});

/** Pages that were opened before an upgrade send these arguments: see `earlier-pages.ts`. */
const EARLIER = "Pass the fields that change as arguments of their own.";

builder.mutationFields((t) => ({
  createView: t.field({
    type: CreateViewResult,
    complexity: UPSTREAM_CALL,
    description: "Saves a set of filters under a name.",
    args: { input: t.arg({ type: ViewInputType, required: true, description: "The view." }) },
    // POST /views
    resolve: (_, { input }, { rest }) =>
      orProblem(
        rest
          .call(createView, { body: viewInput(input) })
          .then((view) => ({ __typename: "ViewCreated" as const, view })),
        { 400: "ValidationFailed", 401: "NotSignedIn", 409: "TooManyViews" },
      ),
  }),

  updateView: t.field({
    type: UpdateViewResult,
    complexity: UPSTREAM_CALL,
    description: "Changes fields of a view. An absent argument stays.",
    args: {
      id: t.arg.id({ required: true, description: "The id of the view." }),
      name: t.arg.string({ description: "The name of its tab, 1 to 80 characters." }),
      description: t.arg.string({ description: "At most 500 characters; null for no description." }),
      filters: t.arg({ type: ViewFiltersInput, description: "All filters of the view." }),
      version: t.arg.int({ description: "Ignored.", deprecationReason: EARLIER }),
      input: t.arg({ type: ViewInputType, description: "The complete view.", deprecationReason: EARLIER }),
    },
    // PATCH /views/{id}
    resolve: (_, { id, name, description, filters, input }, { rest }) =>
      orProblem(
        rest
          .call(changeView, {
            params: { id: String(id) },
            body:
              input == null
                ? { name: name ?? undefined, description, filters: filters == null ? undefined : viewFilters(filters) }
                : viewInput(input),
          })
          .then((view) => ({ __typename: "ViewUpdated" as const, view })),
        { 400: "ValidationFailed", 401: "NotSignedIn", 404: "ViewNotFound" },
      ),
  }),

  deleteView: t.field({
    type: DeleteViewResult,
    complexity: UPSTREAM_CALL,
    description: "Deletes a view.",
    args: { id: t.arg.id({ required: true, description: "The id of the view." }) },
    // DELETE /views/{id}
    resolve: (_, { id }, { rest }) =>
      orProblem(
        rest
          .call(deleteView, { params: { id: String(id) } })
          .then(() => ({ __typename: "ViewDeleted" as const, id: String(id) })),
        { 401: "NotSignedIn", 404: "ViewNotFound" },
      ),
  }),

  moveView: t.field({
    type: MoveViewResult,
    complexity: UPSTREAM_CALL,
    description: "Moves a view of the caller in front of another one.",
    args: {
      id: t.arg.id({ required: true, description: "The id of the view." }),
      before: t.arg.id({
        description: "The id of the view that follows. If absent, or for an unknown view, the view moves to the end.",
      }),
    },
    // POST /views/{id}/move
    resolve: (_, { id, before }, { rest, report }) =>
      orProblem(
        rest
          .call(moveView, { params: { id: String(id) }, body: { before: before == null ? null : String(before) } })
          .then((ordered) => ({ __typename: "ViewsReordered" as const, views: readableViews(ordered, report) })),
        { 401: "NotSignedIn", 404: "ViewNotFound" },
      ),
  }),

  reorderViews: t.field({
    type: ReorderViewsResult,
    complexity: UPSTREAM_CALL,
    description: "Reorders the caller's views.",
    args: {
      ids: t.arg.idList({ required: true, description: "The ids of all views of the caller, each exactly once." }),
    },
    // POST /views/reorder
    resolve: (_, { ids }, { rest, report }) =>
      orProblem(
        rest
          .call(reorderViews, { body: { ids: ids.map(String) } })
          .then((ordered) => ({ __typename: "ViewsReordered" as const, views: readableViews(ordered, report) })),
        { 400: "ValidationFailed", 401: "NotSignedIn" },
      ),
  }),
}));
