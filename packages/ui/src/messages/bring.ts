import { enBring } from "./en/bring.ts";
import { partMessages } from "./part-messages.ts";

export const useBringMessages = partMessages("bring", enBring);
