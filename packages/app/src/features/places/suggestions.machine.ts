import type { FilterState } from "@flaneur/domain";
import type { SuggestionCounts } from "@flaneur/ui/places-screen";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";

/** What the given search was meant to be, and how many places filters close to the given ones would find. */
export const suggestionsMachine = createQueryMachine<FilterState, SuggestionCounts>(RETRY_ONCE);
