import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./Toast.module.css";

export interface ToastControls {
  /** Called when the visitor closes the toast. */
  readonly onClose: () => void;
  /** Called with `true` while the pointer or the focus is in the toast, which then stays. */
  readonly onHold: (isHeld: boolean) => void;
}

interface ToastProps extends ToastControls {
  /** The accessible name of the toast. */
  readonly label: string;
  /** The icon before the text. */
  readonly icon: ReactNode;
  /** The text, in an element of its own. */
  readonly children: ReactNode;
  /** The button of the toast. */
  readonly action: ReactNode;
  /** The accessible name of the button that closes the toast. */
  readonly closeLabel: string;
}

/** A message with one action at the lower edge of the window. The caller removes it after some seconds. */
export const Toast = ({ label, icon, children, action, closeLabel, onClose, onHold }: ToastProps) => (
  <section
    className={styles.toast}
    aria-label={label}
    onPointerEnter={() => onHold(true)}
    onPointerLeave={() => onHold(false)}
    onFocus={() => onHold(true)}
    onBlur={() => onHold(false)}
  >
    {icon}
    {children}
    {action}
    <IconButton label={closeLabel} onClick={onClose}>
      <XIcon size={18} aria-hidden />
    </IconButton>
  </section>
);
