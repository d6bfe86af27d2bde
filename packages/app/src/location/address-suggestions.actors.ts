import { ADDRESS_KIND_NAMES, type AddressKind, type AddressSuggestion } from "@flaneur/domain";
import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../graph/graph-call.ts";
import { AddressSuggestionsQuery } from "./address-suggestions.graphql.ts";

const KINDS: ReadonlyMap<string, AddressKind> = new Map(
  (Object.keys(ADDRESS_KIND_NAMES) as AddressKind[]).map((kind) => [ADDRESS_KIND_NAMES[kind], kind]),
);

/** The actor `suggest` of the location dialog. No cache stores the typed text. Fails with CallFailed. */
export const suggestActor = (call: GraphCall) =>
  fromPromise<readonly AddressSuggestion[], { readonly typed: string }>(async ({ input }) => {
    const { addressSuggestions } = dataOf(await call(AddressSuggestionsQuery, input));
    return addressSuggestions.map((suggestion) => {
      const { latitude, longitude } = suggestion.coordinates;
      // The coordinates are later sent in an `OriginInput`, which has no `__typename`: only the two numbers are copied.
      return { ...suggestion, coordinates: { latitude, longitude }, kind: KINDS.get(suggestion.kind) ?? "sight" };
    });
  });
