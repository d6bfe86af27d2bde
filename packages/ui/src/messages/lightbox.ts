import { enLightbox } from "./en/lightbox.ts";
import { partMessages } from "./part-messages.ts";

export const useLightboxMessages = partMessages("lightbox", enLightbox);
