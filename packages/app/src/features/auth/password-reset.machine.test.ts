import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { heldPromise } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { AccountRefused } from "./auth-failures.ts";
import {
  type PasswordResetContext,
  passwordResetMachine,
  type RequestInput,
  type ResetInput,
} from "./password-reset.machine.ts";

const ASK = { type: "reset.ask", email: "camille@example.org", language: "fr" } as const;
const LINK = { type: "reset.link", token: "t1", language: "en" } as const;
const PASSWORD = { type: "reset.edit", field: "password", text: "pont-neuf" } as const;
const OF_FORM = ["reset.edit", "reset.blur", "reset.submit"] as const;
const CONFIRMATION = { type: "reset.edit", field: "confirmation", text: "pont-neuf" } as const;

/** Starts the machine with these outcomes of its calls, and collects their inputs. */
function start({ offer = true, refusal = null as AccountRefused | null } = {}) {
  const sent: unknown[] = [];
  const call = async ({ input }: { readonly input: unknown }) => {
    sent.push(input);
    if (refusal !== null) throw refusal;
  };
  const machine = passwordResetMachine.provide({
    actors: {
      loadOffer: fromPromise<boolean>(async () => offer),
      requestLink: fromPromise<void, RequestInput>(call),
      resetPassword: fromPromise<void, ResetInput>(call),
    },
  });
  const actor = createActor(machine).start();
  const until = (state: object) => expect.poll(() => actor.getSnapshot().value).toMatchObject(state);
  return { actor, send: actor.send, sent, until, context: () => actor.getSnapshot().context };
}

describe("the dialog for a forgotten password", () => {
  it("requests a link in the language of the page, and confirms the request", async () => {
    const { send, sent, until } = start();
    send(ASK);
    send({ type: "reset.submit" });
    await until({ dialog: "sent" });
    expect(sent).toEqual([{ email: "camille@example.org", language: "fr" }]);
  });

  it("sends nothing while the address is invalid", () => {
    const { send, sent, context } = start();
    send({ ...ASK, email: "camille" });
    send({ type: "reset.submit" });
    expect([context().faults, sent]).toEqual([{ email: "malformed" }, []]);
  });

  it("sets a password with the token of a link, and then keeps neither", async () => {
    const { send, sent, until, context } = start();
    send(LINK);
    for (const event of [PASSWORD, CONFIRMATION]) send(event);
    send({ type: "reset.submit" });
    await until({ dialog: "done" });
    expect(sent).toEqual([{ token: "t1", newPassword: "pont-neuf" }]);
    expect(context()).toMatchObject({ token: "", fields: { password: "", confirmation: "" } });
  });

  it("offers another link when the server refuses the link, and only then", async () => {
    for (const [reason, isLinkInvalid] of [
      ["ResetLinkInvalid", true],
      ["TooManyAttempts", false],
    ] as const) {
      const { send, until, context } = start({ refusal: new AccountRefused(reason, "The server's words") });
      send(LINK);
      for (const event of [PASSWORD, CONFIRMATION]) send(event);
      send({ type: "reset.submit" });
      await until({ dialog: { choosing: "editing" } });
      await expect.poll(() => context().failure).toEqual({ kind: "refused", message: "The server's words" });
      expect(context().isLinkInvalid).toBe(isLinkInvalid);
    }
  });

  it("is offered only after the server has reported that it sends mail", async () => {
    const offered = start();
    expect(offered.context().isOffered).toBe(false);
    await expect.poll(() => offered.context().isOffered).toBe(true);
    const silent = start({ offer: false });
    await silent.until({ offer: "known" });
    expect(silent.context().isOffered).toBe(false);
  });

  it("is offered after a dialog is closed, if the server could not be reached before", async () => {
    const offers = [Promise.reject(new Error("unreachable")), Promise.resolve(true)];
    const machine = passwordResetMachine.provide({
      actors: { loadOffer: fromPromise<boolean>(() => offers.shift() ?? Promise.resolve(false)) },
    });
    const actor = createActor(machine).start();
    await expect.poll(() => actor.getSnapshot().value).toMatchObject({ offer: "unknown" });
    actor.send({ type: "reset.close" });
    await expect.poll(() => actor.getSnapshot().context.isOffered).toBe(true);
  });
});

it("the password reset takes every transition, and its closed dialog keeps neither token nor password", () => {
  const { logic: loadOffer } = heldPromise<boolean, unknown>();
  const { logic: requestLink } = heldPromise<void, RequestInput>();
  const { logic: resetPassword } = heldPromise<void, ResetInput>();
  const machine = passwordResetMachine.provide({ actors: { loadOffer, requestLink, resetPassword } });
  const faults = walkTransitions(machine, {
    events: [
      ASK,
      LINK,
      PASSWORD,
      CONFIRMATION,
      { type: "reset.blur", field: "password" },
      { type: "reset.submit" },
      { type: "reset.askAgain" },
      { type: "reset.close" },
    ],
    ignored: {
      "passwordReset.dialog.closed": [...OF_FORM, "reset.askAgain"],
      "passwordReset.dialog.asking": ["reset.askAgain"],
      "passwordReset.dialog.asking.sending": OF_FORM,
      "passwordReset.dialog.sent": OF_FORM,
      "passwordReset.dialog.choosing.saving": OF_FORM,
      "passwordReset.dialog.done": [...OF_FORM, "reset.askAgain"],
    },
    distinguish: ({ context }: { readonly context: PasswordResetContext }) => context,
    check: (snapshot) => {
      if (!snapshot.matches({ dialog: "closed" })) return;
      expect(snapshot.context).toMatchObject({ token: "", fields: { password: "", confirmation: "" } });
    },
  });
  expect(faults).toEqual([]);
});
