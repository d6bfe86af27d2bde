import { enWalk } from "./en/walk.ts";
import { partMessages } from "./part-messages.ts";

export const useWalkMessages = partMessages("walk", enWalk);
