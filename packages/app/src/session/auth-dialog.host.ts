import { codeLoader } from "@flaneur/ui";
import { fromPromise } from "xstate";
import type { GraphCall } from "../graph/graph-call.ts";
import { downloadFile } from "../page/download-file.ts";
import { accountMachine } from "./account.machine.ts";
import { authDialogMachine, signInForm } from "./auth-dialog.machine.ts";
import { signInActor } from "./sign-in.actor.ts";

/** The auth dialog with the calls of its forms. */
export const hostedAuthDialog = (call: GraphCall) =>
  authDialogMachine.provide({ actors: { form: signInForm.provide({ actors: { save: signInActor(call) } }) } });

/** Loads the calls of the account dialog, which the first screen does not need. */
const loadCalls = codeLoader(() => import("./account.calls.ts"));

/** The account dialog with its download. */
export const hostedAccount = (call: GraphCall) =>
  accountMachine.provide({
    actors: { exportData: fromPromise<string>(async () => (await loadCalls()).exportData(call)) },
    actions: {
      download: (_, document) =>
        downloadFile("flaneur-my-data.json", new Blob([document], { type: "application/json" })),
    },
  });
