import {
  getNeighbourhood,
  listNeighbourhoods,
  NEIGHBOURHOOD_LIMITS as MAX,
  MAX_NEIGHBOURHOODS,
} from "@flaneur/contract";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { readablePlaces } from "../rest/readable.ts";
import { orNull } from "../rest/rest-error.ts";
import { builder } from "./builder.ts";

const listOf = (multiplier: number) => ({ field: 1, multiplier });
/** The cost assumes at most four arrondissements. */
const ARRONDISSEMENTS = listOf(4);

builder.objectType("Neighbourhood", {
  description: "A neighbourhood. Neighbourhoods are not official, and they overlap.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The last part of the URL of the neighbourhood's page." }),
    name: t.exposeString("name", { description: "The name, as in the filters." }),
    arrondissements: t.exposeStringList("arrondissements", {
      complexity: ARRONDISSEMENTS,
      description: "The codes of its arrondissements, the main one first.",
    }),
    count: t.exposeInt("count", { description: "The number of its listed places." }),
  }),
});

builder.objectType("NeighbourhoodPoint", {
  description: "A place of a neighbourhood as a point of a map.",
  fields: (t) => ({
    latitude: t.exposeFloat("latitude", { description: "From -90 to 90." }),
    longitude: t.exposeFloat("longitude", { description: "From -180 to 180." }),
    type: t.exposeString("type", { nullable: true, description: "The first type of the place." }),
  }),
});

builder.objectType("NeighbourhoodDetail", {
  description: "A neighbourhood with all that its page shows.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The last part of the URL of the neighbourhood's page." }),
    name: t.exposeString("name", { description: "The name, as in the filters." }),
    arrondissements: t.exposeStringList("arrondissements", {
      complexity: ARRONDISSEMENTS,
      description: "The codes of its arrondissements, the main one first.",
    }),
    count: t.exposeInt("count", { description: "The number of its listed places." }),
    text: t.expose("text", {
      type: "LocalizedText",
      nullable: true,
      description: "Two sentences about the neighbourhood; null without a text.",
    }),
    outline: t.field({
      type: ["Coordinates"],
      complexity: listOf(MAX.outline),
      description: "The outline as a closed ring: its last corner equals the first.",
      resolve: ({ outline }) => [...outline],
    }),
    types: t.field({
      type: ["FacetCount"],
      complexity: listOf(MAX.types),
      description: "The types of its places, the most frequent first.",
      resolve: ({ types }) => [...types],
    }),
    places: t.field({
      type: ["Place"],
      complexity: listOf(MAX.places),
      description: "At most ten places, the best rated first.",
      resolve: ({ places }, _, { report }) => readablePlaces(places, report),
    }),
    points: t.field({
      type: ["NeighbourhoodPoint"],
      complexity: listOf(MAX.points),
      description: "Its places with a known position, at most 500.",
      resolve: ({ points }) => [...points],
    }),
    neighbours: t.field({
      type: ["Neighbourhood"],
      complexity: listOf(MAX.neighbours),
      description: "At most four other neighbourhoods, the nearest first.",
      resolve: ({ neighbours }) => [...neighbours],
    }),
  }),
});

builder.queryFields((t) => ({
  // GET /neighbourhoods
  neighbourhoods: t.field({
    type: ["Neighbourhood"],
    complexity: { ...UPSTREAM_CALL, multiplier: MAX_NEIGHBOURHOODS },
    description: "The neighbourhoods with listed places, by name.",
    resolve: (_, __, { rest }) => rest.call(listNeighbourhoods, {}),
  }),
  // GET /neighbourhoods/{slug}
  neighbourhood: t.field({
    type: "NeighbourhoodDetail",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "One neighbourhood; null for an unknown one.",
    args: { slug: t.arg.string({ required: true, description: "The last part of the URL of its page." }) },
    resolve: (_, { slug }, { rest }) => orNull(rest.call(getNeighbourhood, { params: { slug } })),
  }),
}));
