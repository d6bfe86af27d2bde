/** The tags that the listing offers as quick filters, in their order. */
export const QUICK_TAGS = ["Terrace", "Free entry", "Kids", "Rainy day", "Late night"] as const;
export type QuickTag = (typeof QUICK_TAGS)[number];
