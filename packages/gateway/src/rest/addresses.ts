import type { AddressKind, AddressSuggestion } from "@flaneur/domain";
import { ADDRESS_KIND_NAMES } from "@flaneur/domain";
import { z } from "zod";
import { latitude, longitude } from "./numbers.ts";
import type { RestClient } from "./rest-client.ts";

const isKind = (kind: string): kind is AddressKind => Object.hasOwn(ADDRESS_KIND_NAMES, kind);

const Suggestion = z
  .object({
    text: z.string(),
    // A newer API may return a kind that this gateway does not know. It is shown as a sight.
    kind: z.string().transform((kind): AddressKind => (isKind(kind) ? kind : "sight")),
    postcode: z.string().nullable(),
    address: z.string(),
    latitude,
    longitude,
    isApproximate: z.boolean(),
  })
  .transform(
    ({ latitude, longitude, ...suggestion }): AddressSuggestion => ({
      ...suggestion,
      coordinates: { latitude, longitude },
    }),
  );
const Suggestions = z.object({ suggestions: z.array(Suggestion) });

/** Creates the calls of the endpoints for addresses. A failed call throws RestError. */
export function createAddressesRest(rest: RestClient) {
  return {
    /** `GET /geocode/suggest`: addresses that match the typed text. */
    suggest: async (typed: string): Promise<readonly AddressSuggestion[]> =>
      (await rest.get("/geocode/suggest", { q: typed }, Suggestions)).suggestions,
  };
}

export type AddressesRest = ReturnType<typeof createAddressesRest>;
