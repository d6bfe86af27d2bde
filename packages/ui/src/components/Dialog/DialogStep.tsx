import type { ReactNode } from "react";
import styles from "./DialogStep.module.css";

interface DialogStepProps {
  /** The outcome of the step before, which is announced. */
  readonly status?: string;
  /** A remark below the status. */
  readonly hint?: string;
  /** The form or the buttons of the step. */
  readonly children: ReactNode;
}

/** The content of one step of a dialog that has several, in a column. */
export const DialogStep = ({ status, hint, children }: DialogStepProps) => (
  <div className={styles.step}>
    {status !== undefined && <p role="status">{status}</p>}
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {children}
  </div>
);
