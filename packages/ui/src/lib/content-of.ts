/**
 * Returns the main content: the target of the skip link, and the element that is focused if a focused control is
 * removed.
 */
export const contentOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>("#content");
