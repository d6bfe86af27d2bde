import { cx } from "../../lib/cx.ts";
import styles from "./ProgressBar.module.css";

export interface ProgressBarProps {
  /** The accessible name, which says what is in progress. */
  readonly label: string;
  /** The progress, from 0 to `max`. Absent while the progress is unknown. */
  readonly value?: number | undefined;
  /** The value of a complete task. */
  readonly max: number;
  /** An additional class of the bar. */
  readonly className?: string | undefined;
}

/** A bar that shows the progress of a task, or only that the task is running while the progress is unknown. */
export const ProgressBar = ({ label, value, max, className }: ProgressBarProps) => (
  <progress className={cx(styles.bar, className)} aria-label={label} max={max} value={value} />
);
