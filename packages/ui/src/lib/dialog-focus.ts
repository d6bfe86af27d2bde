import { type RefObject, useRef } from "react";

const FOCUSABLE = "input:enabled:not([hidden]), textarea:enabled, button:enabled, a[href]";

interface DialogFocus {
  /** Where the first control is looked for. */
  readonly within: RefObject<HTMLElement | null>;
  /** @default the first control */
  readonly first?: RefObject<HTMLElement | null> | undefined;
  /** What takes the focus when the dialog has closed and what had it before is gone. */
  readonly returnTo?: RefObject<HTMLElement | null> | undefined;
  /** What takes it before all others. */
  readonly after?: (() => HTMLElement | null) | undefined;
}

/** Where the focus goes when a dialog of Radix opens and closes. */
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
      // Or what has come to stand in its place.
      const before = opener.current?.isConnected ? opener.current : document.getElementById(opener.current?.id ?? "");
      (after?.() ?? before ?? returnTo?.current)?.focus();
    },
  };
}
