import { clockText } from "@flaneur/domain";

/** Formats minutes since midnight without a leading zero: '9:05'. */
export const timeText = (minute: number): string => clockText(minute).replace(/^0/, "");
