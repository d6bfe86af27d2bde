import { type RefObject, useRef } from "react";

const FOCUSABLE = "input:enabled:not([hidden]), textarea:enabled, button:enabled, a[href]";

interface DialogFocus {
  /** The element in which the first control is searched. */
  readonly within: RefObject<HTMLElement | null>;
  /** The element that gets the focus when the dialog opens. @default the first control */
  readonly first?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets the focus after closing if the element focused before was removed. */
  readonly returnTo?: RefObject<HTMLElement | null> | undefined;
  /** Returns the element that gets the focus after closing, before all other candidates. */
  readonly after?: (() => HTMLElement | null) | undefined;
}

/** Returns the handlers that move the focus when a Radix dialog opens and closes. */
export function useDialogFocus({ within, first, returnTo, after }: DialogFocus) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      const target = first?.current ?? within.current?.querySelector<HTMLElement>(FOCUSABLE);
      if (target == null) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // If the opener was replaced by a new element with the same id, the new element gets the focus.
      const before = opener.current?.isConnected ? opener.current : document.getElementById(opener.current?.id ?? "");
      (after?.() ?? before ?? returnTo?.current)?.focus();
    },
  };
}
