// @vitest-environment happy-dom
import { act } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { NOE } from "../../testing/sessions.ts";
import { openSignedIn } from "../../testing/signed-in-page.tsx";
import { usePage } from "../page/page-context.ts";
import { useAddressChange } from "./use-address-change.ts";

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());

const CHANGED = { id: "u1", username: "camille@example.net" };
type AddressChange = ReturnType<typeof useAddressChange>;

/** Renders the hook for Camille. The request that loads the user again stays pending until the test resolves `viewer`. */
async function start(path: string) {
  const viewer = Promise.withResolvers<object>();
  const seen: { address: AddressChange | null } = { address: null };
  function Dialog() {
    seen.address = useAddressChange(usePage((page) => page.auth));
    return seen.address.step.kind;
  }
  const { actors } = await openSignedIn(<Dialog />, {
    path,
    answer: (operation) =>
      operation === "ChangeAddress"
        ? { data: { changeAddress: { __typename: "AddressChanged", username: CHANGED.username } } }
        : operation === "Verify"
          ? viewer.promise
          : { data: { requestAddressChange: { __typename: "AddressChangeRequested", sent: true } } },
  });
  return { auth: actors.auth, viewer, address: () => seen.address };
}

/** Confirms a link while Camille is signed in, and waits until her user is being loaded. */
async function confirmLink() {
  const { auth, viewer, address } = await start("/#address=link");
  await vi.waitFor(() => expect(address()?.step).toEqual({ kind: "confirm" }));
  await act(() => address()?.submit());
  const respond = async () => {
    const user = { __typename: "User", ...CHANGED };
    await act(() => viewer.resolve({ data: { viewer: { __typename: "Viewer", user } } }));
    await vi.waitFor(() => expect(address()?.step).toEqual({ kind: "done", email: CHANGED.username }));
  };
  return { auth, respond, session: () => auth.getSnapshot().context };
}

describe("the session after an address was changed", () => {
  it("has the new address, and does not begin again, so that the visitor stays on the page", async () => {
    const { auth, respond, session } = await confirmLink();
    const began: unknown[] = [];
    auth.on("auth.began", (event) => began.push(event));
    await respond();
    expect([session().user, began]).toEqual([CHANGED, []]);
  });

  it("stays ended if the user has signed out while the account is reloaded", async () => {
    const { auth, respond, session } = await confirmLink();
    await act(() => auth.send({ type: "auth.logOut" }));
    await respond();
    expect(session()).toMatchObject({ token: null, user: null });
  });

  it("is not replaced if another user has signed in while the first user is reloaded", async () => {
    const { auth, respond, session } = await confirmLink();
    await act(() => auth.send({ type: "auth.signedIn", session: NOE, intent: null }));
    await respond();
    expect(session()).toMatchObject(NOE);
  });
});

describe("the dialog that changes the address", () => {
  it("requests a link, shows the address, and closes at the end of the session", async () => {
    const { auth, address } = await start("/");
    await act(() => address()?.ask());
    await act(() => address()?.change("email", " camille@example.net"));
    await act(() => address()?.change("password", "pont-neuf"));
    await act(() => address()?.submit());
    await vi.waitFor(() => expect(address()?.step).toEqual({ kind: "sent", email: "camille@example.net" }));
    expect(address()?.state.values.password).toBe("");
    await act(() => auth.send({ type: "auth.logOut" }));
    expect(address()?.isOpen).toBe(false);
  });

  it("stays open at the end of the session if it was opened by a link", async () => {
    const { auth, address } = await start("/#address=link");
    await vi.waitFor(() => expect(address()?.isOpen).toBe(true));
    await act(() => auth.send({ type: "auth.logOut" }));
    expect(address()?.isOpen).toBe(true);
  });
});
