import { ADDRESS_KIND_NAMES, type AddressKind, type AddressSuggestion, MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { json } from "./contents.ts";
import { commonFailures } from "./failures.ts";
import { latitude, longitude } from "./numbers.ts";
import { safeText } from "./parameters.ts";

const KINDS = Object.keys(ADDRESS_KIND_NAMES) as AddressKind[];

const Suggestion = z
  .object({
    text: z
      .string()
      .meta({ description: "The name of the place, area or street; for an address, the street with its number." }),
    kind: z.enum(KINDS),
    postcode: z.string().nullable(),
    address: z.string().meta({ description: "The whole address, as `formatted_address` of `/geocode/json`." }),
    latitude: z.number(),
    longitude: z.number(),
    isApproximate: z
      .boolean()
      .meta({ description: "Whether the point of a house number may be more than 20 m from the house." }),
  })
  .meta({ id: "AddressSuggestion" });
export type AddressSuggestionBody = z.infer<typeof Suggestion>;

const example: AddressSuggestionBody = {
  text: "10 Rue de Rivoli",
  kind: "address",
  postcode: "75004",
  address: "10 Rue de Rivoli, 75004 Paris, France",
  latitude: 48.85549,
  longitude: 2.36047,
  isApproximate: true,
};

export const SuggestionsBody = z
  .object({ suggestions: z.array(Suggestion).max(8) })
  .meta({ id: "AddressSuggestions", example: { suggestions: [example] } });

/** A newer API may send a kind that this version does not know. It is read as a sight. */
const ReadSuggestion = Suggestion.extend({ kind: z.enum(KINDS).or(z.string().transform(() => "sight" as const)) })
  .extend({ latitude, longitude })
  .transform(
    ({ latitude, longitude, ...suggestion }): AddressSuggestion => ({
      ...suggestion,
      coordinates: { latitude, longitude },
    }),
  );

export const suggestAddresses = defineCall(
  {
    method: "get",
    path: "/geocode/suggest",
    tags: ["Geocoding"],
    summary: "Suggestions for the beginning of an address",
    description:
      "For a field in which a person types: streets, house numbers if `q` has a number, stations, squares, quarters, " +
      "sights and places whose names match `q`; at most eight, the most likely first, none outside of Paris. Look up a " +
      "complete address with `/geocode/json`.",
    request: {
      query: z.strictObject({
        q: safeText(MAX_SEARCH_LENGTH, "Send q, the text that has been typed").meta({ example: "10 rue de rivo" }),
      }),
    },
    responses: {
      200: { description: "The suggestions; an empty list if nothing matches", content: json(SuggestionsBody) },
      ...commonFailures,
    },
  },
  z.object({ suggestions: z.array(ReadSuggestion) }),
);
