import type { ResetField } from "@flaneur/domain";
import { type FormProps, fieldOf } from "../../lib/form-state.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";

/** The form that sets a new password. */
export function ChooseForm(form: FormProps<ResetField>) {
  const { auth, passwordReset } = useAccountMessages();
  const { newPassword, submit, pending } = passwordReset.choose;
  return (
    <Form failure={form.state.failure} onSubmit={form.onSubmit}>
      <PasswordField {...fieldOf(form, "password")} label={newPassword} autoComplete="new-password" required />
      <PasswordField
        {...fieldOf(form, "confirmation")}
        label={auth.confirmation}
        autoComplete="new-password"
        required
      />
      <SubmitButton state={form.state.submit} label={submit} pendingLabel={pending} />
    </Form>
  );
}
