/** The start of the page's own content: target of the skip link, and of the focus when the focused element is removed. */
export const contentOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>("#content");
