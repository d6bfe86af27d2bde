import { LIST_LIMITS } from "@flaneur/domain";
import { useRef } from "react";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import styles from "./ListDialog.module.css";

/** The texts of a list. */
export interface ListDraft {
  readonly name: string;
  readonly note: string;
}

export interface ListDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Whether the dialog makes a list, or changes a list. */
  readonly mode: "create" | "edit";
  /** The texts as typed. */
  readonly draft: ListDraft;
  /** The state of the submit button. The button is also disabled while the note is too long. */
  readonly submit: "disabled" | "enabled" | "pending";
  /** Why the last save failed; null if it did not fail. */
  readonly failure: string | null;
  /** Called with the changed fields when the visitor types. */
  readonly onDraftChange: (change: Partial<ListDraft>) => void;
  /** Called when the form is submitted. */
  readonly onSubmit: () => void;
  /** Called when the visitor presses 'Cancel'. Drop what was typed. */
  readonly onCancel: () => void;
  /** Called when the visitor presses the cross, Escape or the backdrop. Keep what was typed for the next opening. */
  readonly onClose: () => void;
}

/** A dialog that makes a list, or changes the name and the note of a list. */
export function ListDialog(props: ListDialogProps) {
  const { listDialog, common } = useListsMessages();
  const { mode, draft, onDraftChange } = props;
  const name = useRef<HTMLInputElement>(null);
  const isTooLong = draft.note.length > LIST_LIMITS.note;
  return (
    <Dialog open={props.open} onClose={props.onClose} title={listDialog.titles[mode]} size="medium" firstFocus={name}>
      <Form failure={props.failure} onSubmit={props.onSubmit} className={styles.form}>
        <TextField
          ref={name}
          label={listDialog.name}
          value={draft.name}
          onValueChange={(name) => onDraftChange({ name })}
          autoComplete="off"
          maxLength={LIST_LIMITS.name}
          counted
          required
        />
        <TextArea
          label={listDialog.note}
          value={draft.note}
          onValueChange={(note) => onDraftChange({ note })}
          limit={LIST_LIMITS.note}
          optional
        />
        <div className={styles.decision}>
          <Button size="large" onClick={props.onCancel}>
            {common.cancel}
          </Button>
          <SubmitButton
            state={isTooLong ? "disabled" : props.submit}
            label={mode === "create" ? listDialog.create : listDialog.save}
            pendingLabel={listDialog.saving}
          />
        </div>
      </Form>
    </Dialog>
  );
}
