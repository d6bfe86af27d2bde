/**
 * Whether a place that a visitor has saved elsewhere is one of ours: `found` if one of our places is clearly the same,
 * `check` if the visitor must choose one of the candidates or none, `none` if there is no candidate.
 */
export const MATCH_VERDICTS = ["found", "check", "none"] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];
