import { getCollection, listCollections, MAX_COLLECTION_PLACES, MAX_COLLECTIONS, MAX_COVERS } from "@flaneur/contract";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { readablePlaces } from "../rest/readable.ts";
import { orNull } from "../rest/rest-error.ts";
import { builder } from "./builder.ts";

builder.objectType("LocalizedText", {
  description: "A text in both languages of the product.",
  fields: (t) => ({
    en: t.exposeString("en", { description: "The text in English." }),
    fr: t.exposeString("fr", { description: "The text in French." }),
  }),
});

builder.objectType("Collection", {
  description: "A curated set of places.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The last part of the URL of the collection's page." }),
    title: t.expose("title", { type: "LocalizedText", description: "The name of the collection." }),
    sentence: t.expose("sentence", { type: "LocalizedText", description: "What its places have in common." }),
    count: t.exposeInt("count", { description: "The number of its listed places." }),
    covers: t.stringList({
      complexity: { field: 1, multiplier: MAX_COVERS },
      description: "URLs of pictures of its first places, at most three.",
      resolve: ({ covers }) => [...covers],
    }),
  }),
});

builder.objectType("CollectionDetail", {
  description: "A curated set of places with its places.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The last part of the URL of the collection's page." }),
    title: t.expose("title", { type: "LocalizedText", description: "The name of the collection." }),
    sentence: t.expose("sentence", { type: "LocalizedText", description: "What its places have in common." }),
    count: t.exposeInt("count", { description: "The number of its listed places." }),
    places: t.field({
      type: ["Place"],
      complexity: { field: 1, multiplier: MAX_COLLECTION_PLACES },
      description: "The listed places of the collection, in its order.",
      resolve: ({ places }, _, { report }) => readablePlaces(places, report),
    }),
  }),
});

builder.queryFields((t) => ({
  // GET /collections
  collections: t.field({
    type: ["Collection"],
    complexity: { ...UPSTREAM_CALL, multiplier: MAX_COLLECTIONS },
    description: "The curated collections, without empty ones.",
    resolve: (_, __, { rest }) => rest.call(listCollections, {}),
  }),
  // GET /collections/{slug}
  collection: t.field({
    type: "CollectionDetail",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "One collection with its places; null for an unknown one.",
    args: { slug: t.arg.string({ required: true, description: "The last part of the URL of its page." }) },
    resolve: (_, { slug }, { rest }) => orNull(rest.call(getCollection, { params: { slug } })),
  }),
}));
