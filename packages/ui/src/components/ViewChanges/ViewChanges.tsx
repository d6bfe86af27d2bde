import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { useEffect, useEffectEvent, useRef } from "react";
import { focusAround } from "../../lib/content-of.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./ViewChanges.module.css";

/** The state of the active view after its filters were changed. `failed`: the update failed. */
export type ViewChange = "changed" | "updating" | "updated" | "failed";

export interface ViewChangesProps {
  /** The state of the view. */
  readonly state: ViewChange;
  /** Called when 'Update' is pressed. Save the filters to the view. */
  readonly onUpdate: () => void;
  /** Called when 'Save as new' is pressed. Open the dialog for a new view. */
  readonly onSaveAsNew: () => void;
  /** Called when 'Revert' is pressed. Apply the filters of the view again. */
  readonly onRevert: () => void;
}

/** The buttons to update, copy or revert a view whose filters were changed. */
export function ViewChanges({ state, onUpdate, onSaveAsNew, onRevert }: ViewChangesProps) {
  const { viewChanges } = useSavedViewsMessages();
  const isUpdating = state === "updating";
  const row = useRef<HTMLDivElement>(null);
  /** Moves the focus to what contains the row, because the pressed button is removed. */
  const leave = () => focusAround(row.current);
  const leaveIfLost = useEffectEvent(() => {
    if (document.activeElement === document.body) leave();
  });
  useEffect(() => {
    if (state === "updated") leaveIfLost();
  }, [state]);
  return (
    <div ref={row} className={styles.changes}>
      <p role="status" className={styles.status} data-state={state}>
        {state === "updated" && <CheckIcon size={16} weight="bold" aria-hidden />}
        {viewChanges[state]}
      </p>
      {state !== "updated" && (
        // The same button in all states, so that it keeps the focus.
        <Button
          className={isUpdating ? styles.pending : styles.button}
          {...(isUpdating ? { "aria-disabled": true } : { onClick: onUpdate })}
        >
          {isUpdating ? viewChanges.updatingButton : viewChanges.update}
        </Button>
      )}
      {state !== "updated" && !isUpdating && (
        <>
          <Button variant="outline" className={styles.button} aria-haspopup="dialog" onClick={onSaveAsNew}>
            {viewChanges.saveAsNew}
          </Button>
          <Button
            variant="link"
            className={styles.revert}
            onClick={() => {
              leave();
              onRevert();
            }}
          >
            {viewChanges.revert}
          </Button>
        </>
      )}
    </div>
  );
}
