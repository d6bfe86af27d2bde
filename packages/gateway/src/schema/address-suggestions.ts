import { suggestAddresses } from "@flaneur/contract";
import { isTooLong, MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { DEAR_CALL } from "../limits/field-costs.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { AddressKindEnum } from "./enums.ts";

builder.objectType("AddressSuggestion", {
  description: "An address that may match the typed text.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "The short form of the address, such as `10 Rue de Rivoli`." }),
    kind: t.field({ type: AddressKindEnum, description: "The kind of the address.", resolve: ({ kind }) => kind }),
    postcode: t.exposeString("postcode", {
      nullable: true,
      description: "The postcode, such as `75004`; null if the address has none.",
    }),
    address: t.exposeString("address", { description: "The complete address." }),
    coordinates: t.expose("coordinates", { type: "Coordinates", description: "The position of the address." }),
    isApproximate: t.exposeBoolean("isApproximate", {
      description: "Whether the position of a house number may be more than 20 m from the house.",
    }),
  }),
});

builder.queryFields((t) => ({
  addressSuggestions: t.field({
    type: ["AddressSuggestion"],
    complexity: DEAR_CALL,
    description: "Addresses in Paris that match the typed text, most likely first; at most eight.",
    args: { typed: t.arg.string({ required: true, description: `At most ${MAX_SEARCH_LENGTH} characters.` }) },
    // GET /geocode/suggest
    resolve: async (_, { typed }, { rest }) => {
      if (isTooLong(typed, MAX_SEARCH_LENGTH)) {
        throw badUserInput(`typed must have at most ${MAX_SEARCH_LENGTH} characters`);
      }
      if (typed.trim() === "") return [];
      return (await rest.call(suggestAddresses, { query: { q: typed } })).suggestions;
    },
  }),
}));
