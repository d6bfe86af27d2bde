import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { heldPromise } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { authMachine } from "../../session/auth.machine.ts";
import type { AccountContext, AccountEvent } from "./account.events.ts";
import { accountMachine } from "./account.machine.ts";
import { AccountRefused } from "./auth-failures.ts";

type Passwords = { readonly currentPassword: string; readonly newPassword: string };
const STORED = { token: "t1", user: { id: "u1", username: "camille@example.org" }, isAuthenticated: true };

const actorsOf = () => ({
  changePassword: heldPromise<void, Passwords>(),
  exportData: heldPromise<string>(),
  deleteAccount: heldPromise<void, { readonly password: string }>(),
});

function start() {
  const files: string[] = [];
  const calls = actorsOf();
  const { changePassword, exportData, deleteAccount } = calls;
  const auth = createActor(
    authMachine.provide({ actors: { verify: heldPromise<typeof STORED.user, { readonly token: string }>().logic } }),
    { input: { stored: STORED } },
  ).start();
  const machine = accountMachine.provide({
    actors: { changePassword: changePassword.logic, exportData: exportData.logic, deleteAccount: deleteAccount.logic },
    actions: { download: (_, document) => void files.push(document) },
  });
  const actor = createActor(machine, { input: { auth } }).start();
  const send = (...events: AccountEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const fill = (current: string, next: string, confirmation: string) =>
    send(
      { type: "password.edit", field: "current", text: current },
      { type: "password.edit", field: "next", text: next },
      { type: "password.edit", field: "confirmation", text: confirmation },
    );
  send({ type: "account.open" });
  return { actor, auth, calls, files, send, fill, state: () => actor.getSnapshot() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const answered = () => vi.advanceTimersByTimeAsync(0);

describe("changing the password", () => {
  it("reports success for two seconds and clears the form", async () => {
    const { calls, send, fill, state } = start();
    fill("pont-neuf", "pont-des-arts", "pont-des-arts");
    send({ type: "password.submit" });
    expect(calls.changePassword.calls[0]?.input).toEqual({
      currentPassword: "pont-neuf",
      newPassword: "pont-des-arts",
    });
    calls.changePassword.calls[0]?.resolve();
    await answered();
    expect(state().matches({ open: { password: "saved" } })).toBe(true);
    expect(state().context.fields).toEqual({ current: "", next: "", confirmation: "" });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state().matches({ open: { password: "editing" } })).toBe(true);
  });

  it("reports the errors of an invalid form and does not send it", () => {
    const { calls, send, fill, state } = start();
    fill("pont-neuf", "12345", "123456");
    send({ type: "password.submit" });
    expect(calls.changePassword.calls).toEqual([]);
    expect(state().context.faults).toEqual({ next: "short", confirmation: "different" });
  });

  it.each([
    [new AccountRefused("WrongPassword", "The current password is not right"), "current"],
    [new AccountRefused("TooManyAttempts", "Too many attempts."), null],
  ])("shows the rejection %o, at its field if it has one, until the form is edited", async (error, field) => {
    const { calls, send, fill, state, auth } = start();
    fill("pont-marie", "pont-des-arts", "pont-des-arts");
    send({ type: "password.submit" });
    calls.changePassword.calls[0]?.reject(error);
    await answered();
    expect(state().context.passwordFailure).toEqual({ field, failure: { kind: "refused", message: error.message } });
    expect(auth.getSnapshot().context.user).not.toBeNull();
    send({ type: "password.edit", field: "current", text: "p" });
    expect(state().context.passwordFailure).toBeNull();
  });
});

describe("downloading one's data", () => {
  it("saves the document as a file, once for two presses", async () => {
    const { calls, files, send } = start();
    send({ type: "export.start" }, { type: "export.start" });
    expect(calls.exportData.calls).toHaveLength(1);
    calls.exportData.calls[0]?.resolve("{}");
    await answered();
    expect(files).toEqual(["{}"]);
  });

  it("reports a failure and can be retried", async () => {
    const { calls, send, state } = start();
    send({ type: "export.start" });
    calls.exportData.calls[0]?.reject(new Error("503"));
    await answered();
    expect(state().context.exportFailure).toEqual({ kind: "unknown" });
    send({ type: "export.start" });
    expect([state().context.exportFailure, calls.exportData.calls.length]).toEqual([null, 2]);
  });

  it("saves no file after the dialog was closed", async () => {
    const { calls, files, send } = start();
    send({ type: "export.start" }, { type: "account.close" });
    calls.exportData.calls[0]?.resolve("{}");
    await answered();
    expect(files).toEqual([]);
  });
});

describe("the dialog that deletes the account", () => {
  it("requires the password, and signs the user out after the deletion", async () => {
    const { calls, send, state, auth } = start();
    send({ type: "deletion.open" }, { type: "deletion.confirm" });
    expect(calls.deleteAccount.calls).toEqual([]);
    send({ type: "deletion.edit", password: "pont-neuf" }, { type: "deletion.confirm" });
    expect(calls.deleteAccount.calls[0]?.input).toEqual({ password: "pont-neuf" });
    calls.deleteAccount.calls[0]?.resolve();
    await answered();
    expect([state().value, auth.getSnapshot().context.user]).toEqual(["closed", null]);
  });

  it("reports a wrong password and keeps the user signed in", async () => {
    const { calls, send, state, auth } = start();
    send({ type: "deletion.open" }, { type: "deletion.edit", password: "pont-marie" }, { type: "deletion.confirm" });
    calls.deleteAccount.calls[0]?.reject(new AccountRefused("WrongPassword", "The password is not right"));
    await answered();
    expect(state().matches({ open: { deletion: "confirming" } })).toBe(true);
    expect(state().context.deletionFailure).toEqual({ kind: "refused", message: "The password is not right" });
    expect(auth.getSnapshot().context.user).not.toBeNull();
    send({ type: "deletion.cancel" });
    expect(state().context).toMatchObject({ confirmation: "", deletionFailure: null });
  });

  it("stays open when the account dialog is closed before the response arrives", () => {
    const { send, state } = start();
    send({ type: "deletion.open" }, { type: "deletion.edit", password: "pont-neuf" }, { type: "deletion.confirm" });
    send({ type: "account.close" });
    expect(state().matches({ open: { deletion: "deleting" } })).toBe(true);
  });
});

it("the account dialog closes and clears its form when the session ends", () => {
  const { auth, fill, state } = start();
  fill("pont-neuf", "pont-des-arts", "pont");
  auth.send({ type: "auth.logOut" });
  expect([state().value, state().context.fields.current]).toEqual(["closed", ""]);
});

it("every transition of the account dialog is taken, and no password is kept in the closed dialog", () => {
  const { changePassword, exportData, deleteAccount } = actorsOf();
  const machine = accountMachine.provide({
    actors: { changePassword: changePassword.logic, exportData: exportData.logic, deleteAccount: deleteAccount.logic },
  });
  const auth = createActor(authMachine, {
    input: { stored: { token: null, user: null, isAuthenticated: false } },
  }).start();
  const context = (snapshot: { readonly context: AccountContext }) => snapshot.context;
  const edit = (field: string, text: string) => ({ type: "password.edit", field, text });
  const faults = walkTransitions(machine, {
    input: { auth },
    events: [
      { type: "account.open" },
      { type: "account.close" },
      edit("current", "pont-neuf"),
      edit("next", "pont-des-arts"),
      edit("confirmation", "pont-des-arts"),
      { type: "password.blur", field: "current" },
      { type: "password.submit" },
      { type: "export.start" },
      { type: "deletion.open" },
      { type: "deletion.edit", password: "pont-neuf" },
      { type: "deletion.confirm" },
      { type: "deletion.cancel" },
      { type: "session.end", end: "logOut" },
    ],
    ignored: {
      "account.closed": [
        "account.close",
        "deletion.open",
        "deletion.cancel",
        "deletion.confirm",
        "deletion.edit",
        "export.start",
        "password.blur",
        "password.edit",
        "password.submit",
      ],
      "account.open": ["account.open"],
      "account.open.deletion.idle": ["deletion.cancel", "deletion.confirm", "deletion.edit"],
      "account.open.deletion.confirming": ["deletion.open"],
      deleting: ["deletion.open", "deletion.cancel", "deletion.confirm", "deletion.edit"],
      "account.open.export.loading": ["export.start"],
      "account.open.password.saved": ["password.blur", "password.submit"],
      "account.open.password.saving": ["password.blur", "password.edit", "password.submit"],
    },
    distinguish: (snapshot) => {
      const { fields, confirmation } = context(snapshot);
      return [fields, confirmation];
    },
    check: (snapshot) => {
      expect(snapshot.status).toBe("active");
      const { fields, confirmation } = context(snapshot);
      if (snapshot.matches("closed")) expect([Object.values(fields), confirmation]).toEqual([["", "", ""], ""]);
    },
  });
  expect(faults).toEqual([]);
});
