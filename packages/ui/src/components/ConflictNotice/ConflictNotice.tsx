import { Button } from "../Button/Button.tsx";
import styles from "./ConflictNotice.module.css";

/** A conflict of a form with what another tab or device has saved since the form opened. */
export interface Conflict {
  /** What happened, and what is saved now. */
  readonly message: string;
  readonly keepMine: string;
  readonly takeSaved: string;
  /** Called to save the form over the saved version. */
  readonly onKeepMine: () => void;
  /** Called to fill the form from the saved version. */
  readonly onTakeSaved: () => void;
}

export interface ConflictNoticeProps {
  /** Absent without a conflict. The element stays, so that screen readers announce the next one. */
  readonly conflict?: Conflict | undefined;
}

/** Offers both versions after a conflict, in the form of a dialog. */
export const ConflictNotice = ({ conflict }: ConflictNoticeProps) => (
  <div role="alert" className={styles.slot}>
    {conflict !== undefined && (
      <div className={styles.conflict}>
        <p className={styles.message}>{conflict.message}</p>
        <div className={styles.versions}>
          <Button onClick={conflict.onKeepMine}>{conflict.keepMine}</Button>
          <Button onClick={conflict.onTakeSaved}>{conflict.takeSaved}</Button>
        </div>
      </div>
    )}
  </div>
);
