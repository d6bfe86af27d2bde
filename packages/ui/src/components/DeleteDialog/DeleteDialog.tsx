import { type ReactNode, useRef } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import styles from "./DeleteDialog.module.css";

export interface DeleteDialogProps extends Pick<DialogProps, "open" | "title" | "onClose" | "returnFocus"> {
  /** The name of what is deleted. */
  readonly name: string;
  /** A line below the name that describes what is deleted, or null. */
  readonly description: ReactNode;
  /** Whether the deletion is pending. */
  readonly state: "ready" | "pending";
  /** Why deleting failed; null if it did not fail. */
  readonly failure: string | null;
  /** The text of the button that confirms. */
  readonly deleteLabel: string;
  /** The text of the same button while the deletion is pending. */
  readonly pendingLabel: string;
  /** Called when the visitor confirms. */
  readonly onDelete: () => void;
}

/**
 * A dialog that requires a confirmation before something is deleted. 'Cancel' has the focus at first, and calls
 * `onClose` when it is pressed.
 */
export function DeleteDialog({ name, description, state, failure, onDelete, ...props }: DeleteDialogProps) {
  const { common } = useMessages();
  const cancel = useRef<HTMLButtonElement>(null);
  const { deleteLabel, pendingLabel, ...dialog } = props;
  return (
    <Dialog {...dialog} firstFocus={cancel}>
      <Form failure={failure} onSubmit={onDelete}>
        <div className={styles.deleted}>
          <p className={styles.name}>{name}</p>
          {description !== null && <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.decision}>
          <Button ref={cancel} size="large" onClick={dialog.onClose}>
            {common.cancel}
          </Button>
          <SubmitButton
            variant="danger"
            state={state === "pending" ? "pending" : "enabled"}
            label={deleteLabel}
            pendingLabel={pendingLabel}
          />
        </div>
      </Form>
    </Dialog>
  );
}
