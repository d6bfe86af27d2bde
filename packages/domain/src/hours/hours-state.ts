/** What is known of opening hours at a moment. Apart from the rules, which the first view does without. */
export const HOURS_STATES = ["open", "closed", "unknown"] as const;
export type HoursState = (typeof HOURS_STATES)[number];
