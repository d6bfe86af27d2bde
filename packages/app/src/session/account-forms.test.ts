import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { heldPromise } from "../../testing/held-calls.ts";
import { problem } from "../../testing/problems.ts";
import type { FormMachine } from "../form/form.machine.ts";
import { Refused } from "../graph/problem.ts";
import {
  addressForm,
  addressRequestForm,
  deletionForm,
  newPasswordForm,
  passwordForm,
  resetRequestForm,
} from "./account-forms.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens and submits a form. The returned functions end its save with success or with a failure. */
function submit<Draft extends object, Result>(form: FormMachine<Draft, Result>, draft: Draft) {
  const save = heldPromise<Result, { readonly draft: Draft }>();
  const actor = createActor(form.provide({ actors: { save: save.logic } })).start();
  actor.send({ type: "form.open", draft });
  actor.send({ type: "form.submit" });
  const [call] = save.calls;
  return {
    actor,
    isSent: call !== undefined,
    context: () => actor.getSnapshot().context,
    succeed: async (result: Result) => {
      call?.resolve(result);
      await vi.advanceTimersByTimeAsync(0);
    },
    refuse: async (refused: Refused) => {
      call?.reject(refused);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const PASSWORDS = { current: "pont-neuf", next: "pont-des-arts", confirmation: "pont-des-arts" };

describe("the forms of an account", () => {
  it("report their faults, and send nothing", () => {
    const password = submit(passwordForm, { current: "pont-neuf", next: "12345", confirmation: "123456" });
    expect([password.context().faults, password.isSent]).toEqual([{ next: "short", confirmation: "different" }, false]);
    const request = submit(resetRequestForm, { email: "camille" });
    expect([request.context().faults, request.isSent]).toEqual([{ email: "malformed" }, false]);
    const address = submit(addressRequestForm, { email: "camille", password: "" });
    expect([address.context().faults, address.isSent]).toEqual([{ email: "malformed", password: "required" }, false]);
    expect(submit(deletionForm, { password: "" }).isSent).toBe(false);
  });

  it("keep neither a password nor a token once they are saved or closed", async () => {
    const password = submit(passwordForm, PASSWORDS);
    await password.succeed();
    expect(password.context().draft).toEqual({ current: "", next: "", confirmation: "" });
    const choice = submit(newPasswordForm, { token: "t1", password: "pont-neuf", confirmation: "pont-neuf" });
    await choice.succeed();
    expect(choice.context().draft).toEqual({ token: "", password: "", confirmation: "" });
    const request = submit(addressRequestForm, { email: "camille@example.net", password: "pont-neuf" });
    await request.succeed();
    expect(request.context().draft).toEqual({ email: "camille@example.net", password: "" });
    const address = submit(addressForm, { token: "t1" });
    await address.succeed("camille@example.net");
    expect(address.context()).toMatchObject({ draft: { token: "" }, result: "camille@example.net" });
    const deletion = submit(deletionForm, { password: "pont-neuf" });
    await deletion.succeed();
    expect(deletion.context().draft).toEqual({ password: "" });
  });

  it("show a wrong password at its field, and keep what was typed", async () => {
    const wrong = (field: string) => new Refused(problem("WRONG_PASSWORD", "No", [{ field, message: "No" }]));
    const password = submit(passwordForm, PASSWORDS);
    await password.refuse(wrong("currentPassword"));
    expect(password.context()).toMatchObject({ draft: PASSWORDS, error: { fields: { current: "No" } } });
    const deletion = submit(deletionForm, { password: "pont-marie" });
    await deletion.refuse(wrong("password"));
    expect(deletion.context()).toMatchObject({
      draft: { password: "pont-marie" },
      error: { fields: { password: "No" } },
    });
  });

  it("close during a request and ignore its result, except the form that deletes the account", async () => {
    const request = submit(resetRequestForm, { email: "camille@example.org" });
    request.actor.send({ type: "form.close" });
    await request.succeed();
    expect(request.actor.getSnapshot().value).toBe("closed");
    const deletion = submit(deletionForm, { password: "pont-neuf" });
    deletion.actor.send({ type: "form.close" });
    expect(deletion.actor.getSnapshot().hasTag("open")).toBe(true);
  });
});
