import type { PlaceDetail } from "@flaneur/ui/place-screen";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";

/** The result of the query for a place by its id. `detail` is null if no place has the id. */
export interface FoundPlace {
  readonly detail: PlaceDetail | null;
  /** Whether places that are not chosen are listed, too. */
  readonly hasOthers: boolean;
}

export const placeDetailMachine = createQueryMachine<string, FoundPlace>(RETRY_ONCE);
