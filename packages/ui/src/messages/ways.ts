import { enWays } from "./en/ways.ts";
import { partMessages } from "./part-messages.ts";

export const useWaysMessages = partMessages("ways", enWays);
