import { RefusalToast } from "@flaneur/ui/lists";
import { useToastTimer } from "./use-toast-timer.ts";

interface RefusalToastContentProps {
  /** The name of the problem in the graph. */
  readonly problem: string;
  /** Called when the toast is to disappear. */
  readonly onClose: () => void;
}

/** The toast that says why a heart was reset. */
export function RefusalToastContent({ problem, onClose }: RefusalToastContentProps) {
  const onHold = useToastTimer(true, onClose);
  return <RefusalToast problem={problem} onClose={onClose} onHold={onHold} />;
}
