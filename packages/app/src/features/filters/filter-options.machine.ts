import type { FilterOptions } from "@flaneur/domain";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_WITH_BACKOFF } from "../../query/retry-policy.ts";

/** Every value one can filter by. */
export const filterOptionsMachine = createQueryMachine<null, FilterOptions>(RETRY_WITH_BACKOFF);
