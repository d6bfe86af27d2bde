import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import type { Choice } from "../../lib/filter-option.ts";
import { CheckMark } from "../CheckMark/CheckMark.tsx";
import styles from "./OptionRow.module.css";

export interface OptionRowProps {
  readonly choice: Choice;
  /** What the row is called for a screen reader: 'Bar, 12 places'. */
  readonly name: string;
  /** Null while it is not known. */
  readonly count: number | null;
  readonly disabled: boolean;
  readonly onToggle: () => void;
  /** What stands before the count. */
  readonly children: ReactNode;
}

/** A filter value as a row to check, with the number of places it leads to. */
export const OptionRow = ({ choice, name, count, disabled, onToggle, children }: OptionRowProps) => (
  <label className={cx(styles.option, styles[choice])}>
    <input
      type="checkbox"
      className={styles.input}
      checked={choice !== "none"}
      disabled={disabled}
      aria-label={name}
      onChange={onToggle}
    />
    <CheckMark choice={choice} className={styles.mark} />
    <span className={styles.label}>{children}</span>
    <span className={styles.count}>{count}</span>
  </label>
);
