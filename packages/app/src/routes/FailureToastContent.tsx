import { useMessages } from "@flaneur/ui";
import { changeFailureText, FailureToast, useListsMessages } from "@flaneur/ui/lists";
import { formErrorOf } from "../form/form-error.ts";
import type { ProblemCode } from "../graph/problem.ts";
import { useToastTimer } from "../page/use-toast-timer.ts";

/** Why a change was not saved. */
export type ChangeFailure =
  /** The server has refused a press of a heart. */
  | { readonly kind: "favorite"; readonly code: ProblemCode }
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
      ? changeFailureText({ kind: "refused", code: failure.code }, messages)
      : list.notSaved(changeFailureText(formErrorOf(failure.error), messages));
  return <FailureToast text={text} onClose={onClose} onHold={onHold} />;
}
