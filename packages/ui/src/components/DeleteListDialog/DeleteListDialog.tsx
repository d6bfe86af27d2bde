import { useRef } from "react";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import styles from "./DeleteListDialog.module.css";

export interface DeleteListDialogProps {
  readonly open: boolean;
  /** The name of the list. */
  readonly name: string;
  /** The number of its places. */
  readonly count: number;
  /** Whether it has a link, which ends with it. */
  readonly isShared: boolean;
  readonly state: "ready" | "pending";
  /** Why deleting failed; null if it did not fail. */
  readonly failure: string | null;
  /** Called when the visitor confirms. */
  readonly onDelete: () => void;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog that requires a confirmation before a list is deleted. */
export function DeleteListDialog({ open, name, count, isShared, state, failure, ...actions }: DeleteListDialogProps) {
  const { lists, listDeletion, common } = useListsMessages();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={actions.onClose} title={listDeletion.title} firstFocus={cancel}>
      <Form failure={failure} onSubmit={actions.onDelete}>
        <div className={styles.list}>
          <p className={styles.name}>{name}</p>
          <p className={styles.more}>
            {lists.count(count)}
            {isShared && <> · {listDeletion.ends}</>}
          </p>
        </div>
        <div className={styles.decision}>
          <Button ref={cancel} size="large" onClick={actions.onClose}>
            {common.cancel}
          </Button>
          <SubmitButton
            variant="danger"
            state={state === "pending" ? "pending" : "enabled"}
            label={listDeletion.delete}
            pendingLabel={listDeletion.deleting}
          />
        </div>
      </Form>
    </Dialog>
  );
}
