import type { Messages, PartTexts } from "./catalogue.ts";
import { enFilterDialog } from "./en/filter-dialogs.ts";
import { partMessages } from "./part-messages.ts";

export type FilterDialogMessages = Messages & PartTexts["filterDialogs"];

export const useFilterDialogMessages = partMessages("filterDialogs", enFilterDialog);
