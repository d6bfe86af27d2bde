import { type RefObject, useRef } from "react";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import styles from "./DeleteViewDialog.module.css";

export interface DeleteViewDialogProps {
  readonly open: boolean;
  readonly name: string;
  /** What the view selects, in the words of its chips. */
  readonly filters: readonly string[];
  readonly state: "ready" | "pending";
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** Where the focus goes when the view, and with it its bin, is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
}

/** The confirmation of §6. */
export function DeleteViewDialog({
  open,
  name,
  filters,
  state,
  onDelete,
  onClose,
  returnFocus,
}: DeleteViewDialogProps) {
  const { views, common } = useViewDialogMessages();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={views.confirmDelete} firstFocus={cancel} returnFocus={returnFocus}>
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
