import type { FilterState, PlacePins } from "@flaneur/domain";
import { createQueryMachine } from "../query/query.machine.ts";
import { RETRY_ONCE } from "../query/retry-policy.ts";

/** Every place of the listing, as points of a map. */
export const pinsMachine = createQueryMachine<FilterState, PlacePins>(RETRY_ONCE);
