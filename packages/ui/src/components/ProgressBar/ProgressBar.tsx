import { cx } from "../../lib/cx.ts";
import styles from "./ProgressBar.module.css";

export interface ProgressBarProps {
  /** The accessible name: what is in progress. */
  readonly label: string;
  /** How much is done, from 0 to `max`. Absent while it is unknown. */
  readonly value?: number | undefined;
  /** The value at which all is done. */
  readonly max: number;
  readonly className?: string | undefined;
}

/** The bar of a task. The end of the task may be unknown. */
export const ProgressBar = ({ label, value, max, className }: ProgressBarProps) => (
  <progress className={cx(styles.bar, className)} aria-label={label} max={max} value={value} />
);
