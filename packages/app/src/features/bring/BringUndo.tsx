import { type BringDoneState, type BringUndo as BringUndoState, BringUndoToast } from "@flaneur/ui/bring";
import { useToastTimer } from "../../page/use-toast-timer.ts";

interface BringUndoProps {
  readonly saved: BringDoneState;
  readonly undo: BringUndoState;
  readonly onUndo: () => void;
  /** Called when the time to undo is over, and when the visitor closes the toast. */
  readonly onKeep: () => void;
}

/** The toast that, for some seconds, offers to undo the save. After a failed undo the toast stays. */
export function BringUndo({ onKeep, ...toast }: BringUndoProps) {
  const onHold = useToastTimer(toast.undo.status === "offered", onKeep);
  return <BringUndoToast {...toast} onClose={onKeep} onHold={onHold} />;
}
