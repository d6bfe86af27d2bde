import { createWeekdayFormat } from "../date-formats.ts";

export const weekday = createWeekdayFormat("fr");
