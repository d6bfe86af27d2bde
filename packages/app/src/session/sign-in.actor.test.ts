import { afterEach, expect, it, vi } from "vitest";
import { createActor, toPromise } from "xstate";
import type { GraphCall } from "../graph/graph-call.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("the sign-in actor does not import its module without a connection, so that the next attempt can import the module", async () => {
  // Other tests may have imported the module.
  vi.resetModules();
  const { signInActor } = await import("./sign-in.actor.ts");
  const session = { token: "t1", user: { id: "u1", username: "camille@example.org" } };
  const call = (async () => ({ data: { logIn: { __typename: "SignedIn", ...session } } })) as unknown as GraphCall;
  const draft = { form: "signIn", email: "camille@example.org", password: "pont-neuf", confirmation: "" } as const;
  const submit = () => toPromise(createActor(signInActor(call), { input: { draft } }).start());
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: null } });
  await expect(submit()).rejects.toThrow("no connection");
  vi.stubGlobal("navigator", { onLine: true });
  expect(await submit()).toEqual(session);
});
