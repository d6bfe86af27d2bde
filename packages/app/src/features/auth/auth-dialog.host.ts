import { downloadFile } from "../../download-file.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import { changePasswordActor, deleteAccountActor, exportDataActor } from "./account.actors.ts";
import { accountMachine } from "./account.machine.ts";
import { authDialogMachine } from "./auth-dialog.machine.ts";
import { signInActor } from "./sign-in.actor.ts";

/** The auth dialog with the calls of its forms. */
export const hostedAuthDialog = (call: GraphCall) =>
  authDialogMachine.provide({ actors: { signIn: signInActor(call) } });

/** The account dialog with the calls of its sections. */
export const hostedAccount = (call: GraphCall) =>
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
  });
