import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { heldPromise } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { type AddressChangeContext, type AddressRequestInput, addressChangeMachine } from "./address-change.machine.ts";
import { AccountRefused } from "./auth-failures.ts";
import { isMailLink, tokenOfLink } from "./mail-link.ts";

const ASK = { type: "address.ask", language: "fr" } as const;
const LINK = { type: "address.link", token: "t1" } as const;
const EMAIL = { type: "address.edit", field: "email", text: " camille@example.net " } as const;
const PASSWORD = { type: "address.edit", field: "password", text: "pont-neuf" } as const;
const SUBMIT = { type: "address.submit" } as const;
const OF_FORM = ["address.edit", "address.blur", "address.submit"] as const;

/** Starts the machine, and collects the inputs of its calls. They succeed unless there is a refusal. */
function start(refusal: AccountRefused | null = null) {
  const sent: unknown[] = [];
  const call = async (input: unknown) => {
    sent.push(input);
    if (refusal !== null) throw refusal;
  };
  const machine = addressChangeMachine.provide({
    actors: {
      requestLink: fromPromise<void, AddressRequestInput>(({ input }) => call(input)),
      changeAddress: fromPromise<string, { readonly token: string }>(async ({ input }) => {
        await call(input);
        return "camille@example.net";
      }),
    },
  });
  const actor = createActor(machine).start();
  const until = (state: object | string) => expect.poll(() => actor.getSnapshot().value).toEqual(state);
  return { send: actor.send, sent, until, context: () => actor.getSnapshot().context };
}

describe("the dialog that changes the address", () => {
  it("requests a link to the new address with the password, and then keeps only the address", async () => {
    const { send, sent, until, context } = start();
    for (const event of [ASK, EMAIL, PASSWORD, SUBMIT]) send(event);
    await until("sent");
    expect(sent).toEqual([{ email: EMAIL.text, password: "pont-neuf", language: "fr" }]);
    expect(context()).toMatchObject({ address: "camille@example.net", fields: { password: "" } });
  });

  it("closes at the end of the session, unless it was opened by a link from a mail", () => {
    const { send, until, context } = start();
    for (const event of [ASK, EMAIL, PASSWORD, { type: "address.ended" } as const]) send(event);
    expect(context().fields).toEqual({ email: "", password: "" });
    for (const event of [LINK, { type: "address.ended" } as const]) send(event);
    return until({ confirming: "idle" });
  });

  it("sends nothing with a malformed address and without a password", () => {
    const { send, sent, context } = start();
    for (const event of [ASK, { ...EMAIL, text: "camille" }, SUBMIT]) send(event);
    expect([context().faults, sent]).toEqual([{ email: "malformed", password: "required" }, []]);
  });

  it("shows a wrong password at its field, and the refusal of too many attempts above the form", async () => {
    for (const [reason, field] of [
      ["WrongPassword", "password"],
      ["TooManyAttempts", null],
    ] as const) {
      const { send, until, context } = start(new AccountRefused(reason, "The server's words"));
      for (const event of [ASK, EMAIL, PASSWORD, SUBMIT]) send(event);
      await expect.poll(() => context().failure?.field).toBe(field);
      await until({ asking: "editing" });
    }
  });

  it("changes the address with the token of a link when the visitor confirms it, and shows the address", async () => {
    const { send, sent, until, context } = start();
    send(LINK);
    expect(sent).toEqual([]);
    send(SUBMIT);
    await until("done");
    expect(sent).toEqual([{ token: "t1" }]);
    expect(context()).toMatchObject({ token: "", address: "camille@example.net" });
  });
});

it("the address change takes every transition, and its closed dialog keeps neither token nor password", () => {
  const { logic: requestLink } = heldPromise<void, AddressRequestInput>();
  const { logic: changeAddress } = heldPromise<string, { readonly token: string }>();
  const machine = addressChangeMachine.provide({ actors: { requestLink, changeAddress } });
  const faults = walkTransitions(machine, {
    events: [
      ASK,
      LINK,
      EMAIL,
      PASSWORD,
      { type: "address.blur", field: "password" },
      SUBMIT,
      { type: "address.close" },
      { type: "address.ended" },
    ],
    ignored: {
      "addressChange.closed": OF_FORM,
      "addressChange.asking.sending": OF_FORM,
      "addressChange.sent": OF_FORM,
      "addressChange.confirming.idle": ["address.edit", "address.blur"],
      "addressChange.confirming.saving": OF_FORM,
      "addressChange.done": OF_FORM,
    },
    distinguish: ({ context }: { readonly context: AddressChangeContext }) => context,
    check: (snapshot) => {
      if (snapshot.matches("closed")) expect(snapshot.context).toMatchObject({ token: "", fields: { password: "" } });
    },
  });
  expect(faults).toEqual([]);
});

it("a link in a mail is recognised by the fragment of its URL, and other fragments are not", () => {
  expect(tokenOfLink("#reset=q1-Zb_9", "reset")).toBe("q1-Zb_9");
  expect(tokenOfLink("#address=q1-Zb_9.Y2Ft", "address")).toBe("q1-Zb_9.Y2Ft");
  expect(tokenOfLink("#reset=q1-Zb_9", "address")).toBeNull();
  for (const hash of ["", "#reset=", "#address=a b", "#content"]) expect(isMailLink(hash)).toBe(false);
});
