import type { Messages, PartTexts } from "./catalogue.ts";
import { enPlace } from "./en/place.ts";
import { partMessages } from "./part-messages.ts";

export type PlaceMessages = Messages & PartTexts["place"];

export const usePlaceMessages = partMessages("place", enPlace);
