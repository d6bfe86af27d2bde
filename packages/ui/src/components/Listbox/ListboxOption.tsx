import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Listbox.module.css";

export interface ListboxOptionProps {
  /** The id of the option, which the field refers to when the option is marked. */
  readonly id: string;
  /** The accessible name. Screen readers would read the parts of the content separately. */
  readonly label: string;
  /** Whether the arrow keys have marked the option. */
  readonly isMarked: boolean;
  readonly className: string;
  /** Called when the option is pressed. */
  readonly onTake: () => void;
  /** The visible content of the row. */
  readonly children: ReactNode;
}

/** An option of a combobox. The field of the combobox keeps the focus and handles the keys. */
export const ListboxOption = ({ id, label, isMarked, className, onTake, children }: ListboxOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
  <div
    id={id}
    className={cx(styles.option, className)}
    role="option"
    tabIndex={-1}
    aria-selected={isMarked}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onTake}
  >
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={styles.content} aria-hidden>
      {children}
    </span>
  </div>
);
