import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { Button } from "../../components/Button/Button.tsx";
import styles from "../../components/Toast/Toast.module.css";
import { Toast, type ToastControls } from "../../components/Toast/Toast.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import type { BringDoneState, BringUndo } from "./bring-state.ts";
import { savedText } from "./saved-text.ts";

interface BringUndoToastProps extends ToastControls {
  /**
   * What is saved: the number of added favorites, and the created list, which is null if there is none. After a failed
   * undo: what is left of both.
   */
  readonly saved: Pick<BringDoneState, "added" | "list">;
  readonly undo: BringUndo;
  /** Called when 'Undo' is pressed. */
  readonly onUndo: () => void;
}

/** The toast after a save, with a button that undoes the save. Keep it during the undo and after a failed undo. */
export function BringUndoToast({ saved, undo, onUndo, ...controls }: BringUndoToastProps) {
  const { bring: texts, common } = useBringMessages();
  const isPending = undo.status === "pending";
  const text = savedText(saved, texts);
  const failure =
    undo.status === "failed" ? texts.undoFailed(undo.isPartlyUndone ? saved.added : null, undo.reason) : null;
  const Icon = failure === null ? CheckIcon : WarningCircleIcon;
  return (
    <Toast
      {...controls}
      label={text}
      closeLabel={common.close}
      icon={
        <Icon
          className={failure === null ? undefined : styles.failed}
          size={18}
          weight={failure === null ? "bold" : "fill"}
          aria-hidden
        />
      }
      action={
        <Button className={styles.action} aria-disabled={isPending || undefined} onClick={() => !isPending && onUndo()}>
          {isPending ? texts.undoing : texts.undo}
        </Button>
      }
    >
      <div className={styles.sentence}>
        {failure === null && <p>{text}</p>}
        <div role="alert" className={styles.failed}>
          {failure}
        </div>
      </div>
    </Toast>
  );
}
