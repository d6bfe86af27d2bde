import { exportAccount, listFavoritePlaces, listViews, verifySession } from "@flaneur/contract";
import { DEFAULT_PAGE_SIZE, MAX_API_LIMIT, originToParameters, placeFiltersToParameters } from "@flaneur/domain";
import { EVERY_VIEW, LONG_TEXT, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { RestError } from "../rest/rest-error.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { OriginInput, originOf, PlaceFiltersInput, placeFilters } from "./place-inputs.ts";
import { readableViews } from "./readable-views.ts";
import { flags, selects } from "./selection.ts";

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
      resolve: async (_, __, { rest }) => {
        const verified = await rest.call(verifySession, {});
        if (verified.success) return verified.user;
        throw new RestError("UNAUTHENTICATED", verified.message ?? "Please sign in first");
      },
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
      resolve: async (_, args, { rest, favoriteLoaders }, info) => {
        const origin = originOf(args.origin);
        const filters = placeFilters(args.filters ?? {}, origin);
        const page = wholeNumber("page", args.page ?? 1, MAX_PAGE);
        const limit = wholeNumber("limit", args.limit ?? DEFAULT_PAGE_SIZE, MAX_API_LIMIT);
        const list = await rest.call(listFavoritePlaces, {
          query: {
            ...placeFiltersToParameters(filters),
            ...originToParameters(origin),
            ...{ page, limit },
            ...flags({ facets: selects(info, "facets"), media: selects(info, "nodes", "media") }),
          },
        });
        for (const parsed of list.data) if (parsed.ok) favoriteLoaders.remember(parsed.place.id, true);
        return { ...list, suggestion: null };
      },
    }),
    views: t.field({
      type: ["View"],
      complexity: EVERY_VIEW,
      description: "The caller's views, in the order of their tabs.",
      // GET /views
      resolve: async (_, __, { rest, report }) => [...readableViews(await rest.call(listViews, {}), report)],
    }),
    export: t.string({
      complexity: { ...UPSTREAM_CALL, field: UPSTREAM_CALL.field + LONG_TEXT },
      description: "All stored data of the caller, as a JSON document for download.",
      // GET /auth/export
      resolve: async (_, __, { rest }) => JSON.stringify(await rest.call(exportAccount, {}), null, 2),
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
