/** Returns the main content of the page, which the skip link targets and which gets the focus of a removed element. */
export const contentOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>("#content");
