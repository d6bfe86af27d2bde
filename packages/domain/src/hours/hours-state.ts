/** The state of opening hours at a moment. In a file of its own, since the first view does not need the parser. */
export const HOURS_STATES = ["open", "closed", "unknown"] as const;
export type HoursState = (typeof HOURS_STATES)[number];
