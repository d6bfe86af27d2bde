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
   * The number of added favorites that are still saved, and the created list. The list is null if none was created, or
   * if an undo has removed it. A failed undo may have removed only a part.
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
