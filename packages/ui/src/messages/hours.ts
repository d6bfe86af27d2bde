import type { PartTexts } from "./catalogue.ts";
import { enHours } from "./en/hours.ts";
import { partMessages } from "./part-messages.ts";

export type HoursMessages = PartTexts["hours"];

export const useHoursMessages = partMessages("hours", enHours);
