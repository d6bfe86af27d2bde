import { useMessages } from "@flaneur/ui";
import { FailureToast, refusalText, useListsMessages } from "@flaneur/ui/lists";
import { errorText } from "../features/lists/error-text.ts";
import { NoteChanged } from "../features/lists/list-calls.ts";
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
  const { list, noteDialog } = useListsMessages();
  const onHold = useToastTimer(true, onClose);
  const reasonOf = (error: unknown) =>
    error instanceof NoteChanged
      ? noteDialog.conflict(error.note)
      : (errorText(error, messages) ?? messages.failures.unexpected);
  const text =
    failure.kind === "favorite" ? refusalText(failure.problem, messages) : list.notSaved(reasonOf(failure.error));
  return <FailureToast text={text} onClose={onClose} onHold={onHold} />;
}
