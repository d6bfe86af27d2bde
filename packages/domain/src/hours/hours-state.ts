/** The state of opening hours at a moment. This file is separate because the first view does not need the parser. */
export const HOURS_STATES = ["open", "closed", "unknown"] as const;
export type HoursState = (typeof HOURS_STATES)[number];
