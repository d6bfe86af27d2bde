import { addFavorite, addFavorites, getPlace, removeFavorite, removeFavorites } from "@flaneur/contract";
import { MAX_ADDED_FAVORITES } from "@flaneur/domain";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import { readablePlace } from "../rest/readable.ts";
import { builder } from "./builder.ts";
import { flags, selects } from "./selection.ts";

// These fields have no `complexity`, because the loaders load many places in one call.
builder.objectFields("Place", (t) => ({
  isFavorite: t.boolean({
    nullable: true,
    description:
      "Whether the place is a favorite of the caller; null if the caller is signed out or the status is unknown.",
    // GET /favorites, or GET /favorites/check/{placeId} for a permanently closed place, through the loader.
    resolve: (place, _, { favoriteLoaders }) => favoriteLoaders.isFavorite(place),
  }),
  favoriteCount: t.int({
    nullable: true,
    description:
      "How many people have the place as a favorite; null if the caller is signed out or the number is unknown.",
    // POST /favorites/counts, through the loader.
    resolve: (place, _, { favoriteLoaders }) => favoriteLoaders.count(place),
  }),
}));

builder.objectType("FavoriteSet", {
  description: "The place was added to or removed from the caller's favorites.",
  fields: (t) => ({
    placeId: t.exposeID("placeId", { description: "The id of the place." }),
    isFavorite: t.exposeBoolean("isFavorite", { description: "Whether the place is now a favorite of the caller." }),
    place: t.field({
      type: "Place",
      complexity: UPSTREAM_CALL,
      description:
        "The place after the change. Costs one more REST call, which is made only when this field is selected.",
      // GET /places/{id}
      resolve: async ({ placeId }, _, { rest, report }, info) => {
        const query = flags({ media: selects(info, "media") });
        const found = await rest.call(getPlace, { params: { id: placeId }, query });
        return readablePlace(found.place, report);
      },
    }),
  }),
});

builder.objectType("FavoritesAdded", {
  description: "Places were added to the caller's favorites.",
  fields: (t) => ({
    added: t.exposeInt("added", { description: "The number of places that were not favorites before." }),
    addedIds: t.exposeIDList("addedIds", {
      complexity: { field: 1, multiplier: MAX_ADDED_FAVORITES },
      description: "The ids of the places that were not favorites before.",
    }),
    placeIds: t.exposeIDList("placeIds", {
      complexity: { field: 1, multiplier: MAX_ADDED_FAVORITES },
      description: "The ids of the requested places that are now favorites. Unknown ids are left out.",
    }),
  }),
});

const AddFavoritesResult = builder.unionType("AddFavoritesResult", {
  description: "The places that were added, or the reason why none was.",
  types: ["FavoritesAdded", "NotSignedIn", "TooManyFavorites", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});

builder.objectType("FavoritesRemoved", {
  description: "Places were removed from the caller's favorites.",
  fields: (t) => ({
    removed: t.exposeInt("removed", { description: "The number of places that were favorites before." }),
  }),
});

const RemoveFavoritesResult = builder.unionType("RemoveFavoritesResult", {
  description: "The number of places that were removed, or the reason why none was.",
  types: ["FavoritesRemoved", "NotSignedIn", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});

const SetFavoriteResult = builder.unionType("SetFavoriteResult", {
  description: "The new favorite status of the place, or the reason why it was not changed.",
  types: ["FavoriteSet", "NotSignedIn", "PlaceNotFound", "TooManyFavorites"],
  resolveType: ({ __typename }) => __typename,
});

builder.mutationFields((t) => ({
  addFavorites: t.field({
    type: AddFavoritesResult,
    complexity: UPSTREAM_CALL,
    description:
      "Adds places to the caller's favorites. Unknown places are left out; if the call fails, none is added. " +
      "Repeating the call has no further effect.",
    args: {
      placeIds: t.arg.idList({
        required: true,
        description: `The ids of the places, at most ${MAX_ADDED_FAVORITES}. Unknown ones are left out.`,
      }),
    },
    // POST /favorites/batch
    resolve: (_, { placeIds }, { rest, favoriteLoaders }) => {
      const add = async () => {
        const result = await rest.call(addFavorites, { body: { placeIds: placeIds.map(String) } });
        for (const placeId of result.placeIds) favoriteLoaders.remember(placeId, true);
        return { __typename: "FavoritesAdded" as const, ...result };
      };
      return orProblem(add(), { 400: "ValidationFailed", 401: "NotSignedIn", 409: "TooManyFavorites" });
    },
  }),

  removeFavorites: t.field({
    type: RemoveFavoritesResult,
    complexity: UPSTREAM_CALL,
    description:
      "Removes places from the caller's favorites. If the call fails, none is removed. " +
      "Repeating the call has no further effect.",
    args: {
      placeIds: t.arg.idList({
        required: true,
        description: `The ids of the places, at most ${MAX_ADDED_FAVORITES}. Those that are not favorites are ignored.`,
      }),
    },
    // POST /favorites/batch/remove
    resolve: (_, { placeIds }, { rest, favoriteLoaders }) => {
      const ids = placeIds.map(String);
      const remove = async () => {
        const { removed } = await rest.call(removeFavorites, { body: { placeIds: ids } });
        for (const placeId of ids) favoriteLoaders.remember(placeId, false);
        return { __typename: "FavoritesRemoved" as const, removed };
      };
      return orProblem(remove(), { 400: "ValidationFailed", 401: "NotSignedIn" });
    },
  }),

  setFavorite: t.field({
    type: SetFavoriteResult,
    complexity: UPSTREAM_CALL,
    description: "Adds a place to the caller's favorites, or removes it. Repeating the call has no further effect.",
    args: {
      placeId: t.arg.id({ required: true, description: "The id of the place." }),
      isFavorite: t.arg.boolean({ required: true, description: "Whether the place should be a favorite." }),
    },
    // POST /favorites or DELETE /favorites/{placeId}
    resolve: async (_, { placeId: id, isFavorite }, { rest, favoriteLoaders }) => {
      const placeId = String(id);
      const set = async () => {
        if (isFavorite) await rest.call(addFavorite, { body: { placeId } });
        else await rest.call(removeFavorite, { params: { placeId } });
        favoriteLoaders.remember(placeId, isFavorite);
        return { __typename: "FavoriteSet" as const, placeId, isFavorite };
      };
      return orProblem(set(), { 401: "NotSignedIn", 404: "PlaceNotFound", 409: "TooManyFavorites" });
    },
  }),
}));
