import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { notSignedIn, orProblem, placeNotFound } from "../problems.ts";
import { RestError } from "../rest/rest-error.ts";
import { builder } from "./builder.ts";
import { selects } from "./selection.ts";

// One REST call each serves all places of an operation, so these fields have no `complexity` of their own.
builder.objectFields("Place", (t) => ({
  isFavorite: t.boolean({
    nullable: true,
    description: "Whether it is a favorite of the caller; null for whoever is signed out, and where it cannot be told.",
    // GET /favorites, through the loader.
    resolve: (place, _, { favoriteLoaders }) => favoriteLoaders.isFavorite(place),
  }),
  favoriteCount: t.int({
    nullable: true,
    description:
      "How many people have it among their favorites; null for whoever is signed out, and where it cannot be told.",
    // POST /favorites/counts, through the loader.
    resolve: (place, _, { favoriteLoaders }) => favoriteLoaders.count(place),
  }),
}));

builder.objectType("FavoriteSet", {
  description: "The place is a favorite now, or none, as it was asked for.",
  fields: (t) => ({
    placeId: t.exposeID("placeId", { description: "The id of the place." }),
    isFavorite: t.exposeBoolean("isFavorite", { description: "Whether it is a favorite of the caller now." }),
    place: t.field({
      type: "Place",
      complexity: UPSTREAM_CALL,
      description: "The place as it is now. One more REST call, made only when it is selected.",
      // GET /places/{id}
      resolve: async ({ placeId }, _, { places }, info) => {
        const found = await places.detail(placeId, null, { related: false, media: selects(info, "media") });
        if (found === null) throw new RestError("NOT_FOUND", `There is no place '${placeId}'`, { status: 404 });
        return found.place;
      },
    }),
  }),
});

const SetFavoriteResult = builder.unionType("SetFavoriteResult", {
  description: "What the place is now, or why nothing was changed.",
  types: ["FavoriteSet", "NotSignedIn", "PlaceNotFound"],
  resolveType: ({ __typename }) => __typename,
});

builder.mutationFields((t) => ({
  setFavorite: t.field({
    type: SetFavoriteResult,
    complexity: UPSTREAM_CALL,
    description: "Makes a place a favorite of the caller, or none. Once more is the same.",
    args: {
      placeId: t.arg.id({ required: true, description: "The id of the place." }),
      isFavorite: t.arg.boolean({ required: true, description: "Whether it is to be a favorite." }),
    },
    // POST /favorites or DELETE /favorites/{placeId}
    resolve: async (_, { placeId: id, isFavorite }, { favorites, favoriteLoaders }) => {
      const placeId = String(id);
      const set = async () => {
        await favorites.set(placeId, isFavorite);
        favoriteLoaders.note(placeId, isFavorite);
        return { __typename: "FavoriteSet" as const, placeId, isFavorite };
      };
      return orProblem(set(), { 401: notSignedIn, 404: placeNotFound });
    },
  }),
}));
