import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./ViewChanges.module.css";

/** How a view stands to the filters in force, once they are others than it saved. */
export type ViewChange = "changed" | "updating" | "updated" | "conflicted" | "failed";

export interface ViewChangesProps {
  readonly state: ViewChange;
  readonly onUpdate: () => void;
  readonly onSaveAsNew: () => void;
  readonly onRevert: () => void;
}

/** What can be done with a view whose filters were changed. */
export function ViewChanges({ state, onUpdate, onSaveAsNew, onRevert }: ViewChangesProps) {
  const { viewChanges } = useSavedViewsMessages();
  return (
    <div className={styles.changes}>
      <p role="status" className={styles.status} data-state={state}>
        {state === "updated" && <CheckIcon size={15} weight="bold" aria-hidden />}
        {viewChanges[state]}
      </p>
      {state === "updating" ? (
        <Button className={styles.pending} aria-disabled>
          {viewChanges.updatingButton}
        </Button>
      ) : (
        state !== "updated" && (
          <>
            <Button className={styles.button} onClick={onUpdate}>
              {viewChanges.update}
            </Button>
            <Button variant="outline" className={styles.button} aria-haspopup="dialog" onClick={onSaveAsNew}>
              {viewChanges.saveAsNew}
            </Button>
            <Button variant="link" className={styles.revert} onClick={onRevert}>
              {viewChanges.revert}
            </Button>
          </>
        )
      )}
    </div>
  );
}
