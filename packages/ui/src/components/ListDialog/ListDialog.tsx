import { LIST_LIMITS } from "@flaneur/domain";
import { useRef } from "react";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import { ConflictNotice } from "../ConflictNotice/ConflictNotice.tsx";
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

/** The texts of a list as they are saved. The note is null if there is none. */
interface SavedTexts {
  readonly name: string;
  readonly note: string | null;
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
  /** Why the last save failed; null if it did not fail. Not shown during a conflict. */
  readonly failure: string | null;
  /** Present if a save was refused, because another tab or device has changed the texts since the visitor saw them. */
  readonly conflict?: {
    /** The texts that are saved now. */
    readonly saved: SavedTexts;
    /** The saved texts that the visitor saw last: when the draft began, or in the last conflict. */
    readonly seen: SavedTexts;
    /** Called to save the form over the saved list. */
    readonly onKeepMine: () => void;
    /** Called to fill the form from the saved list. */
    readonly onTakeSaved: () => void;
  };
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
  const { mode, draft, conflict, onDraftChange } = props;
  const name = useRef<HTMLInputElement>(null);
  const isTooLong = draft.note.length > LIST_LIMITS.note;
  return (
    <Dialog open={props.open} onClose={props.onClose} title={listDialog.titles[mode]} size="medium" firstFocus={name}>
      <Form failure={conflict === undefined ? props.failure : null} onSubmit={props.onSubmit} className={styles.form}>
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
        <ConflictNotice
          conflict={
            conflict && {
              ...conflict,
              message: conflictText(conflict, listDialog),
              keepMine: listDialog.keepMine,
              takeSaved: listDialog.takeSaved,
            }
          }
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

/** Names the texts that were changed elsewhere, with what is saved now. */
const conflictText = (
  { saved, seen }: NonNullable<ListDialogProps["conflict"]>,
  { conflict }: ReturnType<typeof useListsMessages>["listDialog"],
): string =>
  [
    conflict.changed,
    ...(saved.name === seen.name ? [] : [conflict.name(saved.name)]),
    ...(saved.note === seen.note ? [] : [conflict.note(saved.note)]),
  ].join(" ");
