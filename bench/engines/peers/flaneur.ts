import { PlaceIndex } from "@flaneur/place-index";
import { mapCategories } from "../categories.ts";
import type { OpenPeer } from "../peer.ts";

/** The product's own engine in memory. */
export const openPlaceIndex: OpenPeer = async () => {
  const index = new PlaceIndex();
  return {
    add: (batch) => index.load(batch),
    finish() {
      for (const _ of index.settle());
    },
    list(query) {
      const { ids, total, facets } = index.list(query);
      const counts = mapCategories(
        (category) => new Map((facets?.[category] ?? []).map(({ value, count }) => [value, count])),
      );
      return { ids, total, counts };
    },
  };
};
