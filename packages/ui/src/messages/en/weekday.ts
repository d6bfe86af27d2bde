import { createWeekdayFormat } from "../date-formats.ts";

/** Returns the name of a weekday. @param index 0 for Monday to 6 for Sunday. */
export const weekday = createWeekdayFormat("en-GB");
