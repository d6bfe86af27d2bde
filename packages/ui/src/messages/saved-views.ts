import { enSavedViews } from "./en/saved-views.ts";
import { partMessages } from "./part-messages.ts";

export const useSavedViewsMessages = partMessages("savedViews", enSavedViews);
