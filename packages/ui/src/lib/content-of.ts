/** Returns the main content, which is the target of the skip link. */
export const contentOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>("#content");
