import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type ReactNode, useEffect, useRef } from "react";
import { focusContent } from "../../lib/content-of.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./Toast.module.css";

export interface ToastControls {
  /** Called when the visitor closes the toast. */
  readonly onClose: () => void;
  /**
   * Called when the pointer or the focus enters or leaves the toast: with `true` if the pointer or a visible focus is
   * in the toast, otherwise with `false`. Do not remove the toast while the last value is `true`.
   */
  readonly onHold: (isHeld: boolean) => void;
}

interface ToastProps extends ToastControls {
  /** The accessible name of the toast. */
  readonly label: string;
  /** The icon before the text. */
  readonly icon: ReactNode;
  /** The text, in an element of its own. */
  readonly children: ReactNode;
  /** The button of the toast, or null. */
  readonly action: ReactNode;
  /** The accessible name of the button that closes the toast. */
  readonly closeLabel: string;
}

/** A message at the lower edge of the window, with at most one action. The caller removes it after some seconds. */
export function Toast({ label, icon, children, action, closeLabel, onClose, onHold }: ToastProps) {
  const inside = useRef({ pointer: false, focus: false });
  const note = (change: { readonly pointer: boolean } | { readonly focus: boolean }) => {
    inside.current = { ...inside.current, ...change };
    onHold(inside.current.pointer || inside.current.focus);
  };
  // A press on the cross or on the action removes the toast with the focused button.
  useEffect(
    () => () => {
      if (inside.current.focus && document.activeElement === document.body) focusContent();
    },
    [],
  );
  return (
    <section
      className={styles.toast}
      aria-label={label}
      onPointerEnter={() => note({ pointer: true })}
      onPointerLeave={() => note({ pointer: false })}
      onFocus={({ target }) => note({ focus: target.matches(":focus-visible") })}
      onBlur={() => note({ focus: false })}
    >
      {icon}
      {children}
      {action}
      <IconButton label={closeLabel} onClick={onClose}>
        <XIcon size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
