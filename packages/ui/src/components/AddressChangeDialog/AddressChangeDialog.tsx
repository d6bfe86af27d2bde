import type { AddressField } from "@flaneur/domain";
import { EMAIL_INPUT } from "../../lib/email-input.ts";
import { type FormProps, fieldOf } from "../../lib/form-state.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { DialogStep } from "../Dialog/DialogStep.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { TextField } from "../TextField/TextField.tsx";

/** The content of the dialog. */
export type AddressChangeStep =
  /** The form that requests a link by mail, which is sent to the new email address. */
  | { readonly kind: "ask" }
  /** The confirmation of the request, which is the same whether or not the new address has an account. */
  | { readonly kind: "sent"; readonly email: string }
  /** The question whether to use the new address. The form has only a button. */
  | { readonly kind: "confirm" }
  /** The confirmation of the new address. */
  | { readonly kind: "done"; readonly email: string };

export interface AddressChangeDialogProps extends FormProps<AddressField> {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The content of the dialog. */
  readonly step: AddressChangeStep;
  /** Called when the visitor presses 'Close', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog that requests a link for a new email address, or changes the email address with that link. */
export function AddressChangeDialog({ open, step, onClose, ...form }: AddressChangeDialogProps) {
  const texts = useAccountMessages().addressChange;
  const { title, subtitle } = { subtitle: undefined, ...texts[step.kind] };
  return (
    <Dialog open={open} onClose={onClose} title={title} {...(subtitle !== undefined && { subtitle })}>
      {step.kind === "ask" && <AskForm {...form} />}
      {step.kind === "confirm" && (
        <Form failure={form.state.failure} onSubmit={form.onSubmit}>
          <SubmitButton state={form.state.submit} label={texts.confirm.submit} pendingLabel={texts.confirm.pending} />
        </Form>
      )}
      {(step.kind === "sent" || step.kind === "done") && (
        <DialogStep status={texts[step.kind].text(step.email)} {...(step.kind === "sent" && { hint: texts.sent.hint })}>
          <Button size="large" variant={step.kind === "done" ? "solid" : "quiet"} onClick={onClose}>
            {texts.close}
          </Button>
        </DialogStep>
      )}
    </Dialog>
  );
}

function AskForm(form: FormProps<AddressField>) {
  const { account, addressChange } = useAccountMessages();
  const { email, submit, pending } = addressChange.ask;
  return (
    <Form failure={form.state.failure} onSubmit={form.onSubmit}>
      <TextField {...fieldOf(form, "email")} {...EMAIL_INPUT} label={email} />
      <PasswordField
        {...fieldOf(form, "password")}
        label={account.yourPassword}
        autoComplete="current-password"
        required
      />
      <SubmitButton state={form.state.submit} label={submit} pendingLabel={pending} />
    </Form>
  );
}
