import { LIST_LIMITS } from "@flaneur/domain";
import { useRef } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import styles from "../ListDialog/ListDialog.module.css";
import { TextArea } from "../TextArea/TextArea.tsx";

export interface NoteDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The name of the place. */
  readonly name: string;
  /** The note as typed. */
  readonly note: string;
  /** The state of the submit button. */
  readonly submit: "disabled" | "enabled" | "pending";
  /** Why the last save failed; null if it did not fail. */
  readonly failure: string | null;
  /** Called with the whole text when the visitor types. */
  readonly onNoteChange: (note: string) => void;
  /** Called when the form is submitted. */
  readonly onSubmit: () => void;
  /** Called when the visitor presses 'Cancel'. Drop what was typed. */
  readonly onCancel: () => void;
  /** Called when the visitor presses the cross, Escape or the backdrop. Keep what was typed for the next opening. */
  readonly onClose: () => void;
}

/** A dialog for the note on a place of a list. */
export function NoteDialog({ open, name, note, submit, failure, onNoteChange, ...actions }: NoteDialogProps) {
  const { noteDialog, common } = useListsMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = note.length > LIST_LIMITS.note;
  return (
    <Dialog
      open={open}
      onClose={actions.onClose}
      title={noteDialog.title(formatName(name))}
      size="medium"
      firstFocus={field}
    >
      <Form failure={failure} onSubmit={actions.onSubmit} className={styles.form}>
        <TextArea
          ref={field}
          label={noteDialog.note}
          value={note}
          onValueChange={onNoteChange}
          limit={LIST_LIMITS.note}
          rows={5}
        />
        <div className={styles.decision}>
          <Button size="large" onClick={actions.onCancel}>
            {common.cancel}
          </Button>
          <SubmitButton
            state={isTooLong ? "disabled" : submit}
            label={noteDialog.save}
            pendingLabel={noteDialog.saving}
          />
        </div>
      </Form>
    </Dialog>
  );
}
