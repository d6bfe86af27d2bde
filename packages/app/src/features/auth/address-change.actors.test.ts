import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { CAMILLE, NOE, startAuth } from "../../../testing/sessions.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import { accountMachine } from "./account.machine.ts";
import { hostedAddressChange } from "./address-change.actors.ts";

const CHANGED = { id: CAMILLE.user.id, username: "camille@example.net" };

/**
 * Confirms a link while Camille is signed in. The request that reloads the user is the only one with a token. It stays
 * pending until the test calls `respond`.
 */
async function confirmLink() {
  const { auth } = startAuth(CAMILLE);
  const account = createActor(accountMachine, { input: { auth } }).start();
  const viewer = Promise.withResolvers<{ readonly viewer: { readonly user: typeof CHANGED } }>();
  const tokens: string[] = [];
  const call = (async (_: unknown, __: unknown, token?: string) => {
    if (token === undefined)
      return { data: { changeAddress: { __typename: "AddressChanged", username: CHANGED.username } } };
    tokens.push(token);
    return { data: await viewer.promise };
  }) as unknown as GraphCall;
  const actor = createActor(hostedAddressChange(call, account)).start();
  actor.send({ type: "address.link", token: "link" });
  actor.send({ type: "address.submit" });
  await expect.poll(() => tokens).toEqual([CAMILLE.token]);
  const began: unknown[] = [];
  auth.on("auth.began", (event) => began.push(event));
  const respond = async () => {
    viewer.resolve({ viewer: { user: CHANGED } });
    await expect.poll(() => actor.getSnapshot().value).toBe("done");
  };
  return { auth, respond, began, session: () => auth.getSnapshot().context };
}

describe("the session after an address was changed", () => {
  it("has the new address", async () => {
    const { respond, session } = await confirmLink();
    await respond();
    expect(session()).toMatchObject({ token: CAMILLE.token, user: CHANGED });
  });

  it("does not begin again, so that the visitor stays on the page", async () => {
    const { respond, began } = await confirmLink();
    await respond();
    expect(began).toEqual([]);
  });

  it("stays ended if the user has signed out while the account is reloaded", async () => {
    const { auth, respond, session } = await confirmLink();
    auth.send({ type: "auth.logOut" });
    await respond();
    expect(session()).toMatchObject({ token: null, user: null });
  });

  it("is not replaced if another user has signed in while the first user is reloaded", async () => {
    const { auth, respond, session } = await confirmLink();
    auth.send({ type: "auth.signedIn", session: NOE, intent: null });
    await respond();
    expect(session()).toMatchObject(NOE);
  });
});
