/** What a link can lead to. */
export const SHARED_KINDS = ["list", "view"] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];
