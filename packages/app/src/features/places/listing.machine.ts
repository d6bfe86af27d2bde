import type { FilterState } from "@flaneur/domain";
import type { Listing } from "@flaneur/ui/places-screen";
import { createQueryMachine } from "../query/query.machine.ts";
import { RETRY_ONCE } from "../query/retry-policy.ts";

/** The page of places that the filters select. */
export const listingMachine = createQueryMachine<FilterState, Listing>(RETRY_ONCE);
