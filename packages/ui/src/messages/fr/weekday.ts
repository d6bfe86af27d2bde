import type { weekday as enWeekday } from "../en/weekday.ts";

const NAMES = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

export const weekday: typeof enWeekday = (index) => NAMES[index] ?? "";
