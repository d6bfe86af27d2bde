import type { Pagination } from "@flaneur/domain";
import type { CardPlace } from "../../lib/place-with-media.ts";

/** What the listing can be in; never two at once. */
export type ListingState =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      readonly places: readonly CardPlace[];
      readonly pagination: Pagination;
      /** Newer results are on their way: these stay until they are there. */
      readonly refreshing: boolean;
    }
  | { readonly status: "empty" }
  | { readonly status: "error"; readonly message: string };
