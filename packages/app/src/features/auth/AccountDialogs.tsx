import { isPasswordComplete } from "@flaneur/domain";
import {
  AccountDialog,
  accountFailureText,
  DeleteAccountDialog,
  passwordFormState,
  useAccountMessages,
} from "@flaneur/ui/account";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { AppContext } from "../../app-context.ts";
import { downloadFile } from "../../download-file.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { useAuth } from "../../session/use-auth.ts";
import { changePasswordActor, deleteAccountActor, exportDataActor } from "./account.actors.ts";
import { accountMachine } from "./account.machine.ts";

/** The account dialog, and the one that deletes the account. */
export function AccountDialogs({ shown }: { readonly shown: number }) {
  const messages = useAccountMessages();
  const { call } = useGraph();
  const { auth, views } = AppContext.useSelector(({ context }) => context);
  const machine = useMemo(
    () =>
      accountMachine.provide({
        actors: {
          changePassword: changePasswordActor(call),
          deleteAccount: deleteAccountActor(call),
          exportData: exportDataActor(call),
        },
        actions: {
          download: (_, document) =>
            downloadFile("flaneur-my-data.json", new Blob([document], { type: "application/json" })),
        },
      }),
    [call],
  );
  const account = useActorRef(machine, { input: { auth } });
  useEffect(() => {
    if (shown > 0) account.send({ type: "account.open" });
  }, [shown, account]);
  const snapshot = useSelector(account, (current) => current);
  const viewCount = useSelector(views, ({ context }) => context.views.length);
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
        download={
          snapshot.matches({ open: { export: "loading" } })
            ? { status: "pending" }
            : exportFailure === null
              ? { status: "ready" }
              : { status: "failed", message: accountFailureText(exportFailure, messages) }
        }
        onDownload={() => account.send({ type: "export.start" })}
        onDelete={() => account.send({ type: "deletion.ask" })}
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
