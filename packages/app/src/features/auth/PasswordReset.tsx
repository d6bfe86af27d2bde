import { isResetComplete } from "@flaneur/domain";
import { PasswordResetDialog, type PasswordResetStep, resetFormState, useAccountMessages } from "@flaneur/ui/account";
import type { SnapshotFrom } from "xstate";
import type { PasswordResetEvent, passwordResetMachine } from "./password-reset.machine.ts";

export interface PasswordResetProps {
  readonly snapshot: SnapshotFrom<typeof passwordResetMachine>;
  readonly send: (event: PasswordResetEvent) => void;
  /** Called when the visitor closes the dialog with the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** The dialog for a forgotten password. 'Sign In' closes it, which shows the sign-in form again. */
export function PasswordReset({ snapshot, send, onClose }: PasswordResetProps) {
  const messages = useAccountMessages();
  const { fields, faults, failure } = snapshot.context;
  const step = stepOf(snapshot);
  const isPending =
    snapshot.matches({ dialog: { asking: "sending" } }) || snapshot.matches({ dialog: { choosing: "saving" } });
  return (
    <PasswordResetDialog
      open={!snapshot.matches({ dialog: "closed" })}
      step={step}
      state={resetFormState(
        {
          fields,
          faults,
          failure,
          isComplete: isResetComplete(step.kind === "choose" ? "choose" : "ask", fields),
          progress: isPending ? "pending" : "editing",
        },
        messages,
      )}
      onValueChange={(field, text) => send({ type: "reset.edit", field, text })}
      onLeave={(field) => send({ type: "reset.blur", field })}
      onSubmit={() => send({ type: "reset.submit" })}
      onAskAgain={() => send({ type: "reset.askAgain" })}
      onSignIn={() => send({ type: "reset.close" })}
      onClose={onClose}
    />
  );
}

function stepOf(snapshot: PasswordResetProps["snapshot"]): PasswordResetStep {
  const { fields, isLinkInvalid } = snapshot.context;
  if (snapshot.matches({ dialog: "sent" })) return { kind: "sent", email: fields.email.trim() };
  if (snapshot.matches({ dialog: "choosing" })) return { kind: "choose", isLinkInvalid };
  return { kind: snapshot.matches({ dialog: "done" }) ? "done" : "ask" };
}
