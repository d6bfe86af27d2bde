import type { Messages, PartTexts } from "./catalogue.ts";
import { enLocation } from "./en/location.ts";
import { partMessages } from "./part-messages.ts";

export type LocationMessages = Messages & PartTexts["location"];

export const useLocationMessages = partMessages("location", enLocation);
