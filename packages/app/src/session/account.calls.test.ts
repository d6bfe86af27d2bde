import { describe, expect, it } from "vitest";
import { createActor, type NonReducibleUnknown, type PromiseActorLogic, toPromise } from "xstate";
import { problem } from "../../testing/problems.ts";
import { formErrorOf } from "../form/form-error.ts";
import { CallFailed, type GraphCall } from "../graph/graph-call.ts";
import { Refused } from "../graph/problem.ts";
import { changePassword, deleteAccount, exportData } from "./account.calls.ts";
import { endSessionActor, verifyActor } from "./auth.actors.ts";
import { signInActor } from "./sign-in.actor.ts";

/** A gateway that returns the same data, or fails with the same error, for every call. */
function calling(data: unknown) {
  const calls: { readonly variables: unknown; readonly token: string | undefined }[] = [];
  const call = (async (_: unknown, variables: unknown, token?: string) => {
    calls.push({ variables, token });
    return data instanceof Error ? { failure: { message: data.message, retry: "none" }, timedOut: false } : { data };
  }) as unknown as GraphCall;
  return { call, calls };
}

const run = <Output, Input extends NonReducibleUnknown>(logic: PromiseActorLogic<Output, Input>, input: Input) =>
  toPromise(createActor(logic, { input }).start());

const STAYS = () => async () => false;
const USER = { id: "u1", username: "camille@example.org" };
const FORM = { email: " camille@example.org ", password: " pont-neuf ", confirmation: "" };

describe.each(["signUp", "logIn"])("the sign-in actor with the mutation %s", (field) => {
  const form = field === "signUp" ? ("signUp" as const) : ("signIn" as const);
  const submit = (result: unknown) => run(signInActor(calling({ [field]: result }).call), { draft: { form, ...FORM } });
  const failureOf = (result: unknown) => submit(result).then(() => null, formErrorOf);

  it("returns the session of the response", async () => {
    expect(await submit({ __typename: "SignedIn", token: "t1", user: USER })).toEqual({ token: "t1", user: USER });
  });

  it("sends the trimmed email and the unchanged password", async () => {
    const { call, calls } = calling({ [field]: { __typename: "SignedIn", token: "t1", user: USER } });
    await run(signInActor(call), { draft: { form, ...FORM } });
    expect(calls).toEqual([
      { variables: { username: "camille@example.org", password: " pont-neuf " }, token: undefined },
    ]);
  });

  it.each([
    ["no token", { __typename: "SignedIn", user: USER }],
    ["an empty token", { __typename: "SignedIn", token: "", user: USER }],
    ["no user", { __typename: "SignedIn", token: "t1" }],
    ["an unknown type", { __typename: "Perhaps", message: "hm" }],
    ["nothing", null],
  ])("reports an invalid response when the result has %s", async (_, result) => {
    expect(await failureOf(result)).toEqual({ kind: "unreadable" });
  });

  it("fails with the refusal of the server", async () => {
    const code = form === "signUp" ? "EMAIL_TAKEN" : "INVALID_CREDENTIALS";
    expect(await failureOf(problem(code, "No"))).toEqual({ kind: "refused", code, message: "No", fields: {} });
  });

  it("fails with the error of the call when there is no data", async () => {
    const failed = run(signInActor(calling(new Error("The service is busy")).call), { draft: { form, ...FORM } });
    expect(await failed.then(() => null, formErrorOf)).toMatchObject({ kind: "failed", failure: { retry: "none" } });
  });
});

describe("a stored token", () => {
  it("is sent to the server, which returns its user", async () => {
    const { call, calls } = calling({ viewer: { user: USER } });
    expect(await run(verifyActor(call, STAYS), { token: "t1" })).toEqual(USER);
    expect(calls).toEqual([{ variables: {}, token: "t1" }]);
  });

  it.each([[{ viewer: null }], [{ viewer: { user: null } }], [new Error("401")]])(
    "is invalid when the server returns %o",
    async (data) => {
      await expect(run(verifyActor(calling(data).call, STAYS), { token: "t1" })).rejects.toThrow();
    },
  );

  it("is sent with the request that ends its session", async () => {
    const { call, calls } = calling({ logOut: { __typename: "LoggedOut" } });
    await run(endSessionActor(call), { token: "t1" });
    expect(calls).toEqual([{ variables: {}, token: "t1" }]);
  });

  it("is neither accepted nor refused if its request fails because the page is left", async () => {
    const LEFT = () => () => new Promise<never>(() => {});
    const settled = run(verifyActor(calling(new Error("aborted")).call, LEFT), { token: "t1" }).catch(() => "failed");
    const later = new Promise((resolve) => setImmediate(resolve, "pending"));
    expect(await Promise.race([settled, later])).toBe("pending");
  });
});

describe("a stored token whose request fails because the page is left", () => {
  it("is sent again when the page is shown again", async () => {
    const replies = [{ failure: { kind: "unreachable", retry: "automatic" }, timedOut: false }];
    const tokens: (string | undefined)[] = [];
    const call = (async (_: unknown, __: unknown, token?: string) => {
      tokens.push(token);
      return replies.shift() ?? { data: { viewer: { user: USER } } };
    }) as unknown as GraphCall;
    const SHOWN_AGAIN = () => async () => true;
    expect(await run(verifyActor(call, SHOWN_AGAIN), { token: "t1" })).toEqual(USER);
    expect(tokens).toEqual(["t1", "t1"]);
  });
});

describe("the calls of the account dialog", () => {
  const change = (data: unknown) => changePassword(calling(data).call, { currentPassword: "a", newPassword: "b" });
  const remove = (data: unknown) => deleteAccount(calling(data).call, "a");

  it("succeed when the server confirms a change", async () => {
    await expect(change({ changePassword: { __typename: "PasswordChanged" } })).resolves.toBeUndefined();
    await expect(remove({ deleteAccount: { __typename: "AccountDeleted" } })).resolves.toBeUndefined();
  });

  it("fail with the problem when the server refuses a change, and with CallFailed when a call fails", async () => {
    const refused = problem("WRONG_PASSWORD");
    await expect(change({ changePassword: refused })).rejects.toEqual(new Refused(refused));
    await expect(remove({ deleteAccount: refused })).rejects.toEqual(new Refused(refused));
    await expect(change(new Error("down"))).rejects.toThrow(CallFailed);
  });

  it("return the document of a download, and fail when the response has no document", async () => {
    expect(await exportData(calling({ viewer: { export: "{}" } }).call)).toBe("{}");
    await expect(exportData(calling({ viewer: null }).call)).rejects.toThrow();
  });
});
