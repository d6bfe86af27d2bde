import { type RefObject, useRef } from "react";

const FOCUSABLE = "input:enabled:not([hidden]), textarea:enabled, button:enabled, a[href]";

/**
 * Returns the element that gets the focus after a dialog has closed.
 * @param opener The element that had the focus before the dialog opened. If that element is no longer in the page: the
 * element that has its id now, otherwise the element that an earlier dialog could not focus, or null.
 */
export type ReturnFocus = (opener: HTMLElement | null) => HTMLElement | null;

interface DialogFocus {
  /** The element in which the first control is searched for. */
  readonly within: RefObject<HTMLElement | null>;
  /** The element that gets the focus when the dialog opens. @default the first control */
  readonly first?: RefObject<HTMLElement | null> | undefined;
  /** Returns the element that gets the focus after the dialog has closed. @default the opener */
  readonly returnFocus?: ReturnFocus | undefined;
}

/**
 * Maps an open dialog to the element that gets the focus when the dialog closes and its own opener is gone. An earlier
 * dialog could not focus this element, because the later dialog was open.
 */
const passedOn = new WeakMap<Element, HTMLElement>();

/** Moves the focus when a Radix dialog opens and closes. */
export function useDialogFocus({ within, first, returnFocus = (opener) => opener }: DialogFocus) {
  const opener = useRef<HTMLElement | null>(null);
  const own = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement, body } = document;
      opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
      own.current = within.current?.closest("[role=dialog]") ?? null;
      const target = first?.current ?? within.current?.querySelector<HTMLElement>(FOCUSABLE);
      if (target == null) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The opener may have been replaced by an element with the same id.
      const before = opener.current?.isConnected ? opener.current : document.getElementById(opener.current?.id ?? "");
      const passed = own.current === null ? null : (passedOn.get(own.current) ?? null);
      const target = returnFocus(before ?? passed);
      // Another dialog may have opened in the meantime. If the focus left that dialog, Radix would move the focus back
      // and select the text that the visitor has typed there.
      const otherDialog = document.activeElement?.closest("[role=dialog]") ?? null;
      if (otherDialog === null || otherDialog.contains(target)) target?.focus();
      else if (target !== null) passedOn.set(otherDialog, target);
    },
  };
}
