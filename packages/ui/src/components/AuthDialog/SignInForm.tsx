import type { AuthField } from "@flaneur/domain";
import { EMAIL_INPUT } from "../../lib/email-input.ts";
import { type FormProps, fieldOf } from "../../lib/form-state.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { TextField } from "../TextField/TextField.tsx";

export function SignInForm(form: FormProps<AuthField>) {
  const { auth } = useAccountMessages();
  return (
    <Form failure={form.state.failure} onSubmit={form.onSubmit}>
      <TextField {...fieldOf(form, "email")} {...EMAIL_INPUT} label={auth.email} />
      <PasswordField {...fieldOf(form, "password")} label={auth.password} autoComplete="current-password" required />
      <SubmitButton state={form.state.submit} label={auth.signIn.submit} pendingLabel={auth.signIn.pending} />
    </Form>
  );
}
