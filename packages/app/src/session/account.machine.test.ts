import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { heldPromise, settled } from "../../testing/held-calls.ts";
import { startAuth } from "../../testing/sessions.ts";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { type AccountEvent, accountMachine } from "./account.machine.ts";

function start() {
  const files: string[] = [];
  const exportData = heldPromise<string>();
  const { auth } = startAuth();
  const machine = accountMachine.provide({
    actors: { exportData: exportData.logic },
    actions: { download: (_, document) => void files.push(document) },
  });
  const actor = createActor(machine, { input: { auth } }).start();
  const send = (...events: AccountEvent[]) => {
    for (const event of events) actor.send(event);
  };
  send({ type: "account.open" });
  return { auth, calls: exportData.calls, files, send, state: () => actor.getSnapshot() };
}

it("the download of one's data saves the document as a file, once for two presses", async () => {
  const { calls, files, send } = start();
  send({ type: "export.start" }, { type: "export.start" });
  expect(calls).toHaveLength(1);
  calls[0]?.resolve("{}");
  await settled();
  expect(files).toEqual(["{}"]);
});

it("a failed download of one's data is reported until it is started again", async () => {
  const { calls, send, state } = start();
  send({ type: "export.start" });
  calls[0]?.reject(new Error("503"));
  await vi.waitFor(() => expect(state().context.exportError).toEqual({ kind: "unknown" }));
  send({ type: "export.start" });
  expect([state().context.exportError, calls.length]).toEqual([null, 2]);
});

it("a download saves no file after the account dialog was closed", async () => {
  const { calls, files, send } = start();
  send({ type: "export.start" }, { type: "account.close" });
  calls[0]?.resolve("{}");
  await settled();
  expect(files).toEqual([]);
});

it("the account dialog closes when the session ends", () => {
  const { auth, state } = start();
  expect(state().matches("open")).toBe(true);
  auth.send({ type: "auth.logOut" });
  expect(state().value).toBe("closed");
});

it("every transition of the account dialog is taken", () => {
  const { auth } = startAuth(null);
  const machine = accountMachine.provide({ actors: { exportData: heldPromise<string>().logic } });
  const faults = walkTransitions(machine, {
    input: { auth },
    events: [
      { type: "account.open" },
      { type: "account.close" },
      { type: "export.start" },
      { type: "session.begin", user: { id: "u1", username: "camille@example.org" } },
      { type: "session.end", end: "logOut" },
    ],
    ignored: {
      account: ["session.begin"],
      "account.closed": ["export.start"],
      "account.open": ["account.open"],
      "account.open.loading": ["export.start"],
    },
    distinguish: ({ context }) => context.exportError === null,
  });
  expect(faults).toEqual([]);
});
