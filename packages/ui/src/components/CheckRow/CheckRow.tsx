import type { ReactNode } from "react";
import { CheckMark } from "../CheckMark/CheckMark.tsx";
import styles from "./CheckRow.module.css";

export interface CheckRowProps {
  /** Whether the checkbox is checked. */
  readonly checked: boolean;
  /** Called with the new state when the row is pressed. */
  readonly onCheckedChange: (checked: boolean) => void;
  /** Whether the checkbox cannot be changed. @default false */
  readonly disabled?: boolean;
  /** The accessible name, which must contain the text of the row. @default the texts of the row */
  readonly label?: string;
  /** A text at the end of the row, such as the number of places. */
  readonly end?: ReactNode;
  /** The text of the row. */
  readonly children: ReactNode;
}

/** A row with a checkbox and its text. The row is high enough for a finger. */
export function CheckRow({ checked, onCheckedChange, disabled = false, label, end, children }: CheckRowProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={({ target }) => onCheckedChange(target.checked)}
      />
      <CheckMark choice={checked ? "is" : "none"} className={styles.mark} />
      <span className={styles.text}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
