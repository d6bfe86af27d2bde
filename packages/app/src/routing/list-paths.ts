/** The path of the page of the visitor's lists. */
export const LISTS_PATH = "/my/lists";

/** Returns the path of the page of a list. */
export const listPath = (id: string): string => `${LISTS_PATH}/${encodeURIComponent(id)}`;
