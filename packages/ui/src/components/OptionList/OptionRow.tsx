import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import type { Choice } from "../../lib/filter-option.ts";
import { useDisabledWithoutFocus } from "../../lib/use-disabled-without-focus.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { CheckMark } from "../CheckMark/CheckMark.tsx";
import styles from "./OptionRow.module.css";

export interface OptionRowProps {
  /** Whether the value is chosen, excluded, or neither. */
  readonly choice: Choice;
  /** The accessible name of the row: 'Bar, 12 places'. */
  readonly name: string;
  /** The number of places, or null while it is unknown. */
  readonly count: number | null;
  /** Whether the value cannot be chosen. The row is disabled while it does not have the focus. */
  readonly disabled: boolean;
  /** Called when the row is pressed. */
  readonly onToggle: () => void;
  /** The text of the row. */
  readonly children: ReactNode;
}

/** A filter value as a row with a checkbox and a count of places. */
export function OptionRow({ choice, name, count, disabled, onToggle, children }: OptionRowProps) {
  const { filters, number } = useMessages();
  return (
    <label className={cx(styles.option, styles[choice])}>
      <input
        type="checkbox"
        className={styles.input}
        checked={choice !== "none"}
        {...useDisabledWithoutFocus(disabled)}
        aria-label={name}
        onChange={onToggle}
      />
      <CheckMark choice={choice} className={styles.mark} />
      <span className={styles.label}>
        {choice === "isNot" && <span className={styles.not}>{filters.isNot} </span>}
        <span className={styles.text}>{children}</span>
      </span>
      <span className={styles.count}>{count !== null && number(count)}</span>
    </label>
  );
}
