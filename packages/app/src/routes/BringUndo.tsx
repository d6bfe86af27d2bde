import { type BringDoneState, type BringUndo as BringUndoState, BringUndoToast } from "@flaneur/ui/bring";
import { useToastTimer } from "./use-toast-timer.ts";

interface BringUndoProps {
  readonly saved: BringDoneState;
  readonly undo: BringUndoState;
  readonly onUndo: () => void;
  /** Called when the time to undo is over, and when the visitor closes the toast. */
  readonly onKeep: () => void;
}

/** The offer to take back what was saved, for some seconds. After a failure it stays. */
export function BringUndo({ onKeep, ...toast }: BringUndoProps) {
  const onHold = useToastTimer(toast.undo.status === "offered", onKeep);
  return <BringUndoToast {...toast} onClose={onKeep} onHold={onHold} />;
}
