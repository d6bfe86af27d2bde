import type { FilterState } from "@flaneur/domain";
import type { SuggestionCounts } from "@flaneur/ui/places-screen";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";

/** Loads a correction of the search, and the numbers of places that other filters would find. */
export const suggestionsMachine = createQueryMachine<FilterState, SuggestionCounts>(RETRY_ONCE);
