import { isPasswordComplete } from "@flaneur/domain";
import {
  AccountDialog,
  accountFailureText,
  DeleteAccountDialog,
  passwordFormState,
  useAccountMessages,
} from "@flaneur/ui/account";
import { useSelector } from "@xstate/react";
import { useAuth } from "../../page/use-auth.ts";
import type { AccountRef } from "./account.machine.ts";

export interface AccountDialogsProps {
  readonly account: AccountRef;
  /** The number of saved views that are deleted with the account. */
  readonly viewCount: number;
  /** Called when the user presses 'Change email…'; undefined when the server sends no mail. */
  readonly onChangeAddress: (() => void) | undefined;
  /**
   * Called when the user presses 'Open…' next to 'Paris in your pocket'. The dialog closes at the same time. Undefined
   * when the browser cannot keep pages.
   */
  readonly onPocket: (() => void) | undefined;
}

/** The account dialog and the dialog that deletes the account. */
export function AccountDialogs({ account, viewCount, onChangeAddress, onPocket }: AccountDialogsProps) {
  const messages = useAccountMessages();
  const snapshot = useSelector(account, (current) => current);
  const { user } = useAuth();
  const { fields, faults, passwordFailure, exportFailure, confirmation, deletionFailure } = snapshot.context;
  const username = user?.username ?? "";
  const deleting = snapshot.matches({ open: { deletion: "deleting" } });
  return (
    <>
      <AccountDialog
        open={snapshot.matches("open") && user !== null}
        onClose={() => account.send({ type: "account.close" })}
        username={username}
        onChangeAddress={onChangeAddress}
        password={{
          state: passwordFormState(
            {
              fields,
              faults,
              failure: passwordFailure,
              isComplete: isPasswordComplete(fields),
              progress: snapshot.matches({ open: { password: "saving" } }) ? "pending" : "editing",
            },
            messages,
          ),
          onValueChange: (field, text) => account.send({ type: "password.edit", field, text }),
          onLeave: (field) => account.send({ type: "password.blur", field }),
          onSubmit: () => account.send({ type: "password.submit" }),
        }}
        passwordChange={snapshot.matches({ open: { password: "saved" } }) ? "saved" : "none"}
        onPocket={
          onPocket &&
          (() => {
            account.send({ type: "account.close" });
            onPocket();
          })
        }
        download={
          snapshot.matches({ open: { export: "loading" } })
            ? { status: "pending" }
            : exportFailure === null
              ? { status: "ready" }
              : { status: "failed", message: accountFailureText(exportFailure, messages) }
        }
        onDownload={() => account.send({ type: "export.start" })}
        onDelete={() => account.send({ type: "deletion.open" })}
      />
      <DeleteAccountDialog
        open={deleting || snapshot.matches({ open: { deletion: "confirming" } })}
        onClose={() => account.send({ type: "deletion.cancel" })}
        username={username}
        views={viewCount}
        state={{
          values: { password: confirmation },
          errors: deletionFailure === null ? {} : { password: accountFailureText(deletionFailure, messages) },
          failure: null,
          submit: deleting ? "pending" : confirmation === "" ? "disabled" : "enabled",
        }}
        onValueChange={(_, password) => account.send({ type: "deletion.edit", password })}
        onLeave={() => {}}
        onSubmit={() => account.send({ type: "deletion.confirm" })}
      />
    </>
  );
}
