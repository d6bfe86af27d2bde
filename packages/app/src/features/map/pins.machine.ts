import type { PlacePins } from "@flaneur/domain";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import type { PinsOf } from "./pins.actors.ts";

/** Loads all places of the listing as points of a map. */
export const pinsMachine = createQueryMachine<PinsOf, PlacePins>(RETRY_ONCE);
