/**
 * Whether a place that a visitor has saved elsewhere is one of ours: `found` for the only place that it can be, `check`
 * for places of which a person chooses one or none, `none` if it is unknown.
 */
export const MATCH_VERDICTS = ["found", "check", "none"] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];
