import { useMessages } from "@flaneur/ui";
import { FailureToast, refusalText, useListsMessages } from "@flaneur/ui/lists";
import { errorText } from "../features/lists/error-text.ts";
import { useToastTimer } from "./use-toast-timer.ts";

/** Why a change was not saved. */
export type ChangeFailure =
  /** The server has refused a press of a heart. `problem` is the name of the problem in the graph. */
  | { readonly kind: "favorite"; readonly problem: string }
  /** A list was not saved, and its page or dialog is gone. */
  | { readonly kind: "list"; readonly error: unknown };

interface FailureToastContentProps {
  readonly failure: ChangeFailure;
  /** Called when the toast is to disappear. */
  readonly onClose: () => void;
}

/** The toast that says why a change was not saved. */
export function FailureToastContent({ failure, onClose }: FailureToastContentProps) {
  const messages = useMessages();
  const { list } = useListsMessages();
  const onHold = useToastTimer(true, onClose);
  const text =
    failure.kind === "favorite"
      ? refusalText(failure.problem, messages)
      : list.notSaved(errorText(failure.error, messages) ?? messages.failures.unexpected);
  return <FailureToast text={text} onClose={onClose} onHold={onHold} />;
}
