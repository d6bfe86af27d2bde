import { enGuide } from "./en/guide.ts";
import { partMessages } from "./part-messages.ts";

export const useGuideMessages = partMessages("guide", enGuide);
