import type { ReactNode } from "react";
import styles from "./DialogStep.module.css";

interface DialogStepProps {
  /** The result of the previous step. Screen readers announce it. */
  readonly status?: string;
  /** A remark below the status. */
  readonly hint?: string;
  /** The form or the buttons of the step. */
  readonly children: ReactNode;
}

/** The content of one step of a dialog with several steps, in a column. */
export const DialogStep = ({ status, hint, children }: DialogStepProps) => (
  <div className={styles.step}>
    {status !== undefined && <p role="status">{status}</p>}
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {children}
  </div>
);
