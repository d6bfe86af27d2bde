import type { ResetField } from "@flaneur/domain";
import { EMAIL_INPUT } from "../../lib/email-input.ts";
import { type FormProps, fieldOf } from "../../lib/form-state.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { TextField } from "../TextField/TextField.tsx";

/** The form that requests a mail with a link for a new password. */
export function AskForm(form: FormProps<ResetField>) {
  const { auth, passwordReset } = useAccountMessages();
  const { submit, pending } = passwordReset.ask;
  return (
    <Form failure={form.state.failure} onSubmit={form.onSubmit}>
      <TextField {...fieldOf(form, "email")} {...EMAIL_INPUT} label={auth.email} />
      <SubmitButton state={form.state.submit} label={submit} pendingLabel={pending} />
    </Form>
  );
}
