import { enLists } from "./en/lists.ts";
import { partMessages } from "./part-messages.ts";

export const useListsMessages = partMessages("lists", enLists);
