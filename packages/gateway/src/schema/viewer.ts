import { DEFAULT_PAGE_SIZE, MAX_API_LIMIT } from "@flaneur/domain";
import { EVERY_VIEW, LONG_TEXT, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { OriginInput, originOf, PlaceFiltersInput, placeFilters } from "./place-inputs.ts";
import { selects } from "./selection.ts";

/** Returns the value if it is from 1 to `max`. @throws GraphQLError otherwise, with the message of the REST API. */
function wholeNumber(name: string, value: number, max: number): number {
  if (value < 1 || value > max) throw badUserInput(`${name} must be a whole number from 1 to ${max}`);
  return value;
}

const MAX_PAGE = 1_000_000;

builder.objectType("Viewer", {
  description:
    "The caller's data. After the session has ended, each field returns an error with the code UNAUTHENTICATED.",
  fields: (t) => ({
    user: t.field({
      type: "User",
      complexity: UPSTREAM_CALL,
      description: "The caller's account.",
      // GET /auth/verify
      resolve: (_, __, { account }) => account.verify(),
    }),
    favorites: t.field({
      type: "PlaceList",
      complexity: UPSTREAM_CALL,
      description: "One page of the caller's favorites, newest first, without permanently closed places.",
      args: {
        filters: t.arg({
          type: PlaceFiltersInput,
          description: "The filters of the list; omit them for all favorites.",
        }),
        page: t.arg.int({ defaultValue: 1, description: "The number of the page, from 1." }),
        limit: t.arg.int({ defaultValue: DEFAULT_PAGE_SIZE, description: `At most ${MAX_API_LIMIT}.` }),
        origin: t.arg({
          type: OriginInput,
          description: "The place that travel times are measured from, and the mode of transport.",
        }),
      },
      // GET /favorites/places, one call.
      resolve: async (_, args, { favorites, favoriteLoaders }, info) => {
        const origin = originOf(args.origin);
        const filters = placeFilters(args.filters ?? {}, origin);
        const page = wholeNumber("page", args.page ?? 1, MAX_PAGE);
        const limit = wholeNumber("limit", args.limit ?? DEFAULT_PAGE_SIZE, MAX_API_LIMIT);
        const include = { facets: selects(info, "facets"), media: selects(info, "nodes", "media") };
        const list = await favorites.places({ filters, page, limit, origin }, include);
        for (const { id } of list.places) favoriteLoaders.remember(id, true);
        return { ...list, suggestion: null };
      },
    }),
    views: t.field({
      type: ["View"],
      complexity: EVERY_VIEW,
      description: "The caller's views, in the order of their tabs.",
      // GET /views
      resolve: async (_, __, { views }) => [...(await views.list())],
    }),
    export: t.string({
      complexity: { ...UPSTREAM_CALL, field: UPSTREAM_CALL.field + LONG_TEXT },
      description: "All stored data of the caller, as a JSON document for download.",
      // GET /auth/export
      resolve: (_, __, { account }) => account.exportData(),
    }),
  }),
});

builder.queryFields((t) => ({
  viewer: t.field({
    type: "Viewer",
    nullable: true,
    description: "The sender of the request; null if the request has no token.",
    resolve: (_, __, { hasToken }) => (hasToken ? {} : null),
  }),
}));
