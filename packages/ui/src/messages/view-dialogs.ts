import { enViewDialog } from "./en/view-dialogs.ts";
import { partMessages } from "./part-messages.ts";

export const useViewDialogMessages = partMessages("viewDialogs", enViewDialog);
