/** Returns the main content, which is the target of the skip link. */
export const contentOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>("#content");

/** Moves the focus to the main content. Call it when a press removes the pressed control, which would lose the focus. */
export const focusContent = (): void => contentOf(document)?.focus({ preventScroll: true });

/** Moves the focus to the nearest element that contains a control and can be focused, otherwise to the main content. */
export const focusAround = (control: Element | null): void =>
  (control?.closest<HTMLElement>("[tabindex='-1']") ?? contentOf(document))?.focus({ preventScroll: true });
