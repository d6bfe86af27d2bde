/** The path of the page of the visitor's lists. */
export const LISTS_PATH = "/my/lists";
/** The path of the page that reads places which the visitor has saved elsewhere. */
export const BRING_PATH = "/my/bring";

/** Returns the path of the page of a list. */
export const listPath = (id: string): string => `${LISTS_PATH}/${encodeURIComponent(id)}`;
