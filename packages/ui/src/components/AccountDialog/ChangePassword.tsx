import type { PasswordField } from "@flaneur/domain";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { type FormProps, fieldOf } from "../../lib/form-state.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { PasswordField as PasswordInput } from "../PasswordField/PasswordField.tsx";
import styles from "./AccountDialog.module.css";

export interface ChangePasswordProps extends FormProps<PasswordField> {
  /** The email address of the account, for password managers. */
  readonly username: string;
  /** `saved` after the password has been changed: the form confirms it. */
  readonly change: "none" | "saved";
}

export function ChangePassword({ username, change, ...form }: ChangePasswordProps) {
  const { account, auth } = useAccountMessages();
  return (
    <Form failure={form.state.failure} onSubmit={form.onSubmit} className={styles.password}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        {...fieldOf(form, "current")}
        label={account.currentPassword}
        autoComplete="current-password"
        className={styles.whole}
        required
      />
      <PasswordInput {...fieldOf(form, "next")} label={account.newPassword} autoComplete="new-password" required />
      <PasswordInput
        {...fieldOf(form, "confirmation")}
        label={auth.confirmation}
        autoComplete="new-password"
        required
      />
      <div className={styles.decision}>
        <p className={styles.hint} role="status">
          {change === "saved" ? (
            <span className={styles.saved}>
              <CheckIcon size={16} weight="bold" aria-hidden />
              {account.saved}
            </span>
          ) : (
            account.sessionsEnd
          )}
        </p>
        <SubmitButton state={form.state.submit} label={account.changePassword} pendingLabel={account.changing} />
      </div>
    </Form>
  );
}
