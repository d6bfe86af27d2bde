import type { ResetField } from "@flaneur/domain";
import type { FormProps } from "../../lib/form-state.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { DialogStep } from "../Dialog/DialogStep.tsx";
import { AskForm } from "./AskForm.tsx";
import { ChooseForm } from "./ChooseForm.tsx";

/** The content of the dialog. */
export type PasswordResetStep =
  /** The form that requests a link. */
  | { readonly kind: "ask" }
  /** The confirmation of the request, which is the same whether or not the address has an account. */
  | { readonly kind: "sent"; readonly email: string }
  /** The form that sets the password. With `isLinkInvalid`, it also offers to request another link. */
  | { readonly kind: "choose"; readonly isLinkInvalid: boolean }
  /** The confirmation of the new password. */
  | { readonly kind: "done" };

export interface PasswordResetDialogProps extends FormProps<ResetField> {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The content of the dialog. */
  readonly step: PasswordResetStep;
  /** Called when the visitor presses 'Request a new link'. Show the step `ask`. */
  readonly onAskAgain: () => void;
  /** Called when the visitor presses 'Sign In', which the step `choose` does not offer. */
  readonly onSignIn: () => void;
  /** Called when the visitor presses the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog that requests a link by mail, or sets a new password with the link. */
export function PasswordResetDialog(props: PasswordResetDialogProps) {
  const { open, step, onClose } = props;
  const texts = useAccountMessages().passwordReset;
  const { title, subtitle } = { subtitle: undefined, ...texts[step.kind] };
  return (
    <Dialog open={open} onClose={onClose} title={title} {...(subtitle !== undefined && { subtitle })}>
      <Step {...props} />
    </Dialog>
  );
}

function Step({ open: _, step, onAskAgain, onSignIn, onClose: __, ...form }: PasswordResetDialogProps) {
  const { sent, choose, done, toSignIn } = useAccountMessages().passwordReset;
  const signIn = (
    <Button size="large" variant={step.kind === "done" ? "solid" : "quiet"} onClick={onSignIn}>
      {toSignIn}
    </Button>
  );
  switch (step.kind) {
    case "ask":
      return (
        <DialogStep>
          <AskForm {...form} />
          {signIn}
        </DialogStep>
      );
    case "sent":
      return (
        <DialogStep status={sent.text(step.email)} hint={sent.hint}>
          <Button size="large" variant="quiet" onClick={onAskAgain}>
            {choose.requestAgain}
          </Button>
          {signIn}
        </DialogStep>
      );
    case "choose":
      return (
        <DialogStep>
          <ChooseForm {...form} />
          {step.isLinkInvalid && (
            <Button size="large" variant="quiet" onClick={onAskAgain}>
              {choose.requestAgain}
            </Button>
          )}
        </DialogStep>
      );
    case "done":
      return <DialogStep status={done.text}>{signIn}</DialogStep>;
  }
}
