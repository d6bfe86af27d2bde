import { useRef, useState } from "react";
import type { ReturnFocus } from "../../lib/dialog-focus.ts";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import styles from "../ListDialog/ListDialog.module.css";
import { TextField } from "../TextField/TextField.tsx";

export interface PositionDialogProps {
  /** The name of the place. */
  readonly name: string;
  /** The number of the place within its list, from 1. */
  readonly position: number;
  /** The number of places of the list. */
  readonly count: number;
  /** Returns the element to focus after closing. */
  readonly returnFocus?: ReturnFocus;
  /**
   * Called with the new number of the place, from 1 to `count`, when the visitor submits the form. Close the dialog.
   */
  readonly onMove: (position: number) => void;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog that moves a place to any position of its list. It is open as long as it is mounted. */
export function PositionDialog({ name, position, count, returnFocus, onMove, onClose }: PositionDialogProps) {
  const { positionDialog: texts, common } = useListsMessages();
  const [typed, setTyped] = useState(String(position));
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const wanted = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    if (wanted >= 1 && wanted <= count) return onMove(wanted);
    setIsWrong(true);
    field.current?.select();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(name)}
      firstFocus={field}
      {...(returnFocus !== undefined && { returnFocus })}
    >
      <Form failure={null} onSubmit={submit}>
        <TextField
          ref={field}
          label={texts.position}
          hint={texts.range(count)}
          error={isWrong ? texts.outOfRange(count) : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onFocus={({ target }) => target.select()}
          onValueChange={(text) => {
            setTyped(text);
            setIsWrong(false);
          }}
        />
        <div className={styles.decision}>
          <Button size="large" onClick={onClose}>
            {common.cancel}
          </Button>
          <SubmitButton state="enabled" label={texts.move} pendingLabel={texts.move} />
        </div>
      </Form>
    </Dialog>
  );
}
