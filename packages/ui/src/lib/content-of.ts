/** Returns the main content, which is the target of the skip link. */
export const contentOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>("#content");

/** Moves the focus to the main content. Call it when a press removes the pressed control, which would lose the focus. */
export const focusContent = (): void => contentOf(document)?.focus({ preventScroll: true });
