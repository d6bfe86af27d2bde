import { useRef } from "react";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { allPlacesTab } from "../TabBar/tab-ids.ts";
import styles from "./DeleteViewDialog.module.css";

export interface DeleteViewDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The name of the view. */
  readonly name: string;
  /** The filters of the view, as the texts of their chips. */
  readonly filters: readonly string[];
  /** Whether the view is being deleted. */
  readonly state: "ready" | "pending";
  /** Called when the visitor confirms. */
  readonly onDelete: () => void;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog that requires a confirmation before a view is deleted (§6). */
export function DeleteViewDialog({ open, name, filters, state, onDelete, onClose }: DeleteViewDialogProps) {
  const { views, common } = useViewDialogMessages();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={views.confirmDelete}
      firstFocus={cancel}
      // The button that opened the dialog is removed with the view.
      returnFocus={(opener) => opener ?? allPlacesTab()}
    >
      <Form failure={null} onSubmit={onDelete}>
        <div className={styles.view}>
          <p className={styles.name}>{name}</p>
          {filters.length > 0 && <p className={styles.filters}>{filters.join(", ")}</p>}
        </div>
        <div className={styles.decision}>
          <Button ref={cancel} size="large" onClick={onClose}>
            {common.cancel}
          </Button>
          <SubmitButton
            variant="danger"
            state={state === "pending" ? "pending" : "enabled"}
            label={views.delete}
            pendingLabel={views.deleting}
          />
        </div>
      </Form>
    </Dialog>
  );
}
