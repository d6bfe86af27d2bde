/** Where the page's own content begins: what the skip link leads to, and where focus goes when what held it is gone. */
export const contentOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>("#content");
