import { enTable } from "./en/table.ts";
import { partMessages } from "./part-messages.ts";

export const useTableMessages = partMessages("table", enTable);
