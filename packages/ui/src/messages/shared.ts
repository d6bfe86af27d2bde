import { enShared } from "./en/shared.ts";
import { partMessages } from "./part-messages.ts";

export const useSharedMessages = partMessages("shared", enShared);
