import { useRef } from "react";
import { type FormProps, fieldOf } from "../../lib/form-state.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import styles from "./DeleteAccountDialog.module.css";

export interface DeleteAccountDialogProps extends FormProps<"password"> {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called when the user cancels or closes the dialog. */
  readonly onClose: () => void;
  /** The email address of the account. */
  readonly username: string;
  /** The number of views that are deleted with the account. */
  readonly views: number;
}

/** A dialog that lists what is deleted with an account, and requires its password. */
export function DeleteAccountDialog({ open, onClose, username, views, ...form }: DeleteAccountDialogProps) {
  const { account, common } = useAccountMessages();
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={account.delete} subtitle={account.deletedAtOnce} firstFocus={password}>
      <ul className={styles.list}>
        <li>{account.deletedAccount(username)}</li>
        <li>{account.deletedData(views)}</li>
        <li>{account.deletedSessions}</li>
      </ul>
      <Form failure={form.state.failure} onSubmit={form.onSubmit}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...fieldOf(form, "password")}
          ref={password}
          label={account.yourPassword}
          autoComplete="current-password"
          required
        />
        <div className={styles.decision}>
          <Button size="large" onClick={onClose}>
            {common.cancel}
          </Button>
          <SubmitButton
            variant="danger"
            state={form.state.submit}
            label={account.delete}
            pendingLabel={account.deleting}
          />
        </div>
      </Form>
    </Dialog>
  );
}
