import type { Messages, PartTexts } from "./catalogue.ts";
import { enAccount } from "./en/account.ts";
import { partMessages } from "./part-messages.ts";

export type AccountMessages = Messages & PartTexts["account"];

export const useAccountMessages = partMessages("account", enAccount);
