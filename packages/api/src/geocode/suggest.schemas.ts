import { MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { safeText } from "../http/parameters.ts";
import { POINT_KINDS } from "../reference/gazetteer-format.ts";

export const Suggestion = z
  .object({
    text: z
      .string()
      .openapi({ description: "The name of the place, area or street; for an address, the street with its number." }),
    kind: z.enum(["address", "street", "place", "area", ...POINT_KINDS]),
    postcode: z.string().nullable(),
    address: z.string().openapi({ description: "The whole address, as `formatted_address` of `/geocode/json`." }),
    latitude: z.number(),
    longitude: z.number(),
    isApproximate: z
      .boolean()
      .openapi({ description: "Whether the point of a house number may be more than 20 m from the house." }),
  })
  .openapi("AddressSuggestion");
export type Suggestion = z.infer<typeof Suggestion>;

const example: Suggestion = {
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
  .openapi("AddressSuggestions", { example: { suggestions: [example] } });

export const SuggestQuery = z.strictObject({
  q: safeText(MAX_SEARCH_LENGTH, "Send q, the text that has been typed").openapi({ example: "10 rue de rivo" }),
});
