import type { FilterOptions } from "@flaneur/domain";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_WITH_BACKOFF } from "../../query/retry-policy.ts";

/** Loads all values of the filters. */
export const filterOptionsMachine = createQueryMachine<null, FilterOptions>(RETRY_WITH_BACKOFF);
