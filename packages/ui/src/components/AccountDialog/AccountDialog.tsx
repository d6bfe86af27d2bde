import type { PasswordField } from "@flaneur/domain";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import type { FormProps } from "../../lib/form-state.ts";
import { usernameShown } from "../../lib/username.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import styles from "./AccountDialog.module.css";
import { ChangePassword } from "./ChangePassword.tsx";

/** The state of the data download: ready to start, pending, or failed with a message. */
export type DownloadState =
  | { readonly status: "ready" }
  | { readonly status: "pending" }
  | { readonly status: "failed"; readonly message: string };

export interface AccountDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called when the user closes the dialog. */
  readonly onClose: () => void;
  /** The email address of the account. */
  readonly username: string;
  /** Called when the user presses 'Change email…'. Absent if the server sends no mail: the button is then omitted. */
  readonly onChangeAddress?: (() => void) | undefined;
  /** The state and the callbacks of the form that changes the password. */
  readonly password: FormProps<PasswordField>;
  /** `saved` after the password has been changed: the form confirms it. */
  readonly passwordChange: "none" | "saved";
  /** Called when the user presses 'Open…' next to 'Paris in your pocket'. If absent, the section is not shown. */
  readonly onPocket?: (() => void) | undefined;
  /** The state of the data download. */
  readonly download: DownloadState;
  /** Called when the user presses 'Download'. Not called while a download is pending. */
  readonly onDownload: () => void;
  /** Called when the user presses 'Delete…'. Open the dialog that deletes the account. */
  readonly onDelete: () => void;
}

/** A dialog in which users manage their own account. Each section is saved separately. */
export function AccountDialog({
  open,
  onClose,
  username,
  onChangeAddress,
  password,
  passwordChange,
  onPocket,
  download,
  onDownload,
  onDelete,
}: AccountDialogProps) {
  const { account } = useAccountMessages();
  const pending = download.status === "pending";
  return (
    <Dialog open={open} onClose={onClose} title={account.title} size="wide" phone="screen">
      <div className={styles.who}>
        <Avatar username={username} size="large" />
        <div className={styles.names}>
          <p className={styles.name}>{usernameShown(username)}</p>
          <p className={styles.email}>{username}</p>
        </div>
        {onChangeAddress !== undefined && (
          <Button
            variant="outline"
            size="large"
            className={styles.changeAddress}
            aria-haspopup="dialog"
            onClick={onChangeAddress}
          >
            {account.changeAddress}
          </Button>
        )}
      </div>
      <section className={styles.section}>
        <h3 className={styles.heading}>{account.changePassword}</h3>
        <ChangePassword {...password} username={username} change={passwordChange} />
      </section>
      {onPocket !== undefined && (
        <section className={styles.row}>
          <div>
            <h3 className={styles.heading}>{account.pocket}</h3>
            <p className={styles.hint}>{account.pocketHint}</p>
          </div>
          <Button variant="outline" size="large" aria-haspopup="dialog" onClick={onPocket}>
            {account.pocketButton}
          </Button>
        </section>
      )}
      <section className={styles.row}>
        <div>
          <h3 className={styles.heading}>{account.download}</h3>
          <p className={styles.hint}>{account.downloadHint}</p>
          <p role="alert" className={styles.failure}>
            {download.status === "failed" ? download.message : ""}
          </p>
        </div>
        <Button
          variant="outline"
          size="large"
          icon={<DownloadSimpleIcon size={18} aria-hidden />}
          aria-disabled={pending || undefined}
          onClick={() => !pending && onDownload()}
        >
          {pending ? account.downloading : account.downloadButton}
        </Button>
      </section>
      <section className={styles.row}>
        <div>
          <h3 className={styles.heading}>{account.delete}</h3>
          <p className={styles.hint}>{account.deleteHint}</p>
        </div>
        <Button variant="outline" size="large" className={styles.delete} aria-haspopup="dialog" onClick={onDelete}>
          {account.deleteButton}
        </Button>
      </section>
    </Dialog>
  );
}
