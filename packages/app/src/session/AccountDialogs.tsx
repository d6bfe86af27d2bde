import { isPasswordComplete, type PasswordField } from "@flaneur/domain";
import {
  AccountDialog,
  accountFailureText,
  accountFormState,
  DeleteAccountDialog,
  useAccountMessages,
} from "@flaneur/ui/account";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "../form/use-form.ts";
import { useGraph } from "../graph/graph-context.ts";
import { changePassword, deleteAccount } from "./account.calls.ts";
import type { AccountRef } from "./account.machine.ts";
import { deletionForm, NO_PASSWORDS, passwordForm } from "./account-forms.ts";
import { useAuth } from "./use-auth.ts";

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
  const { call } = useGraph();
  const snapshot = useSelector(account, (current) => current);
  const { user } = useAuth();
  const username = user?.username ?? "";
  const { auth, exportError } = snapshot.context;
  const isOpen = snapshot.matches("open") && user !== null;
  const password = useForm(passwordForm, ({ current, next }) =>
    changePassword(call, { currentPassword: current, newPassword: next }),
  );
  const deletion = useForm(deletionForm, async ({ password }) => {
    await deleteAccount(call, password);
    auth.send({ type: "auth.deleted" });
  });
  const follow = useEffectEvent(() => {
    if (isOpen) return password.open(NO_PASSWORDS);
    password.close();
    deletion.close();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the dialog opens or closes
  useEffect(() => follow(), [isOpen]);
  const close = () => account.send({ type: "account.close" });
  const fields = password.draft ?? NO_PASSWORDS;
  const typed = deletion.draft ?? { password: "" };
  return (
    <>
      <AccountDialog
        open={isOpen}
        onClose={() => {
          // The dialog stays open until the deletion has succeeded or failed.
          if (!deletion.isSaving) close();
        }}
        username={username}
        onChangeAddress={onChangeAddress}
        password={{
          state: accountFormState<PasswordField>(
            {
              fields,
              faults: password.faults,
              failure: password.error,
              isComplete: isPasswordComplete(fields),
              progress: password.isSaving ? "pending" : "editing",
            },
            messages,
          ),
          onValueChange: (field, text) => password.change({ [field]: text }),
          onLeave: password.leave,
          onSubmit: password.submit,
        }}
        passwordChange={password.isSaved ? "saved" : "none"}
        onPocket={
          onPocket &&
          (() => {
            close();
            onPocket();
          })
        }
        download={
          snapshot.matches({ open: "loading" })
            ? { status: "pending" }
            : exportError === null
              ? { status: "ready" }
              : { status: "failed", message: accountFailureText(exportError, messages) }
        }
        onDownload={() => account.send({ type: "export.start" })}
        onDelete={() => deletion.open({ password: "" })}
      />
      <DeleteAccountDialog
        open={deletion.isOpen}
        onClose={deletion.close}
        username={username}
        views={viewCount}
        state={accountFormState(
          {
            fields: typed,
            faults: {},
            failure: deletion.error,
            isComplete: typed.password !== "",
            progress: deletion.isSaving ? "pending" : "editing",
          },
          messages,
        )}
        onValueChange={(_, text) => deletion.change({ password: text })}
        onLeave={() => {}}
        onSubmit={deletion.submit}
      />
    </>
  );
}
