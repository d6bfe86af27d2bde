import { Button } from "../Button/Button.tsx";
import styles from "./ConflictNotice.module.css";

/** A conflict between a form and the version that another tab or device has saved since the draft began. */
export interface Conflict {
  /** The text of the notice: what happened, and what is saved now. */
  readonly message: string;
  /** The text of the button that calls `onKeepMine`. */
  readonly keepMine: string;
  /** The text of the button that calls `onTakeSaved`. */
  readonly takeSaved: string;
  /** Called to save the form over the saved version. */
  readonly onKeepMine: () => void;
  /** Called to fill the form from the saved version. */
  readonly onTakeSaved: () => void;
}

export interface ConflictNoticeProps {
  /** The conflict. If absent, an empty live region is rendered, so that screen readers announce a later conflict. */
  readonly conflict?: Conflict | undefined;
}

/** A notice inside a form that offers both versions after a conflict. */
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
