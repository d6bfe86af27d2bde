import { MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { AddressKindEnum } from "./enums.ts";

builder.objectType("AddressSuggestion", {
  description: "What may be meant by the beginning of an address.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "What it is called: `10 Rue de Rivoli`." }),
    kind: t.field({ type: AddressKindEnum, description: "What it is.", resolve: ({ kind }) => kind }),
    postcode: t.exposeString("postcode", { nullable: true, description: "`75004`; null where it has none." }),
    address: t.exposeString("address", { description: "The whole address." }),
    coordinates: t.expose("coordinates", { type: "Coordinates", description: "Where it is." }),
    isApproximate: t.exposeBoolean("isApproximate", {
      description: "Whether the point of a house number is estimated from the numbers beside it.",
    }),
  }),
});

builder.queryFields((t) => ({
  addressSuggestions: t.field({
    type: ["AddressSuggestion"],
    complexity: UPSTREAM_CALL,
    description: "What may be meant by the beginning of an address in Paris, the likeliest first; at most eight.",
    args: { typed: t.arg.string({ required: true, description: `At most ${MAX_SEARCH_LENGTH} characters.` }) },
    // GET /geocode/suggest
    resolve: async (_, { typed }, { addresses }) => {
      if (typed.length > MAX_SEARCH_LENGTH) {
        throw badUserInput(`typed must have at most ${MAX_SEARCH_LENGTH} characters`);
      }
      return typed.trim() === "" ? [] : [...(await addresses.suggest(typed))];
    },
  }),
}));
