import { enAbout } from "./en/about.ts";
import { partMessages } from "./part-messages.ts";

export const useAboutMessages = partMessages("about", enAbout);
