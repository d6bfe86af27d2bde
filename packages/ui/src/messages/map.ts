import { enMap } from "./en/map.ts";
import { partMessages } from "./part-messages.ts";

export const useMapMessages = partMessages("map", enMap);
