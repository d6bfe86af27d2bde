import { describe, expect, it } from "vitest";
import { createActor, setup } from "xstate";
import { heldPromise, settled } from "../../testing/held-calls.ts";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { type AuthContext, authMachine } from "./auth.machine.ts";
import { type AuthUser, NOBODY, type StoredAuth } from "./auth.storage.ts";
import { type SessionEvent, sessionActor } from "./session.actor.ts";

const CAMILLE: AuthUser = { id: "u1", username: "camille@example.org" };
const NOE: AuthUser = { id: "u2", username: "noe@example.org" };
const stored = (token: string, user: AuthUser | null = CAMILLE): StoredAuth => ({
  token,
  user,
  isAuthenticated: user !== null,
});

function start(from: StoredAuth | "unread") {
  const done: string[] = [];
  const verify = heldPromise<AuthUser, { readonly token: string }>();
  const endSession = heldPromise<void, { readonly token: string }>();
  const act = (name: string) => () => void done.push(name);
  const machine = authMachine.provide({
    actors: { verify: verify.logic, endSession: endSession.logic },
    actions: {
      keep: (_, { token, user }) => void done.push(`keep ${token} of ${user.username}`),
      keepUser: (_, { token, user }) => void done.push(`keep user ${user.username} of ${token}`),
      clear: act("clear"),
      forgetResults: act("forget results"),
      redirectToLogIn: act("redirect to /login"),
    },
  });
  const actor = createActor(machine, { input: { stored: from } });
  actor.on("auth.began", ({ user, intent }) => done.push(`began ${user.username} for ${intent?.kind ?? "nothing"}`));
  actor.on("auth.ended", ({ end }) => done.push(`ended: ${end}`));
  actor.start();
  return {
    actor,
    done,
    verify: verify.calls,
    endSession: endSession.calls,
    state: () => actor.getSnapshot(),
    user: () => actor.getSnapshot().context.user?.username ?? null,
  };
}

describe("a returning user", () => {
  it("is shown as signed in immediately and stays signed in when the server confirms it", async () => {
    const { user, verify, done, state } = start(stored("t1"));
    expect(user()).toBe("camille@example.org");
    expect(verify.map(({ input }) => input)).toEqual([{ token: "t1" }]);
    verify[0]?.resolve(CAMILLE);
    await settled();
    expect(state().matches("authenticated")).toBe(true);
    expect(done).toEqual(["keep user camille@example.org of t1"]);
  });

  it.each([
    ["the server refuses the stored token", new Error("401")],
    ["no server responds", new TypeError("network")],
  ])("is signed out when %s", async (_, error) => {
    const { user, verify, done, state } = start(stored("t1"));
    verify[0]?.reject(error);
    await settled();
    expect([state().matches("anonymous"), user(), state().context.token]).toEqual([true, null, null]);
    expect(done).toEqual(["clear", "forget results", "ended: refused"]);
  });

  it("is unknown until the server has responded if only the token is stored", async () => {
    const { user, verify } = start(stored("t1", null));
    expect(user()).toBeNull();
    verify[0]?.resolve(CAMILLE);
    await settled();
    expect(user()).toBe("camille@example.org");
  });

  it("is signed out without a token, and no request is sent", () => {
    const { verify, state, done } = start(NOBODY);
    expect([verify, state().matches("anonymous"), done]).toEqual([[], true, []]);
  });
});

describe("signing in", () => {
  it("stores the session and reports the intent", () => {
    const { actor, done, user } = start(NOBODY);
    actor.send({ type: "auth.signedIn", session: { token: "t2", user: NOE }, intent: { kind: "favorites" } });
    expect(user()).toBe("noe@example.org");
    expect(done).toEqual(["forget results", "keep t2 of noe@example.org", "began noe@example.org for favorites"]);
  });
});

describe("a page that the server has rendered", () => {
  it("shows no user and is not signed out before the stored session is read", () => {
    const { state } = start("unread");
    expect([state().value, state().context.user]).toEqual(["starting", null]);
  });

  it("shows the stored user and verifies the session when the session is read", () => {
    const { state, actor } = start("unread");
    actor.send({ type: "auth.read", stored: stored("t1") });
    expect([state().value, state().context.user]).toEqual(["verifying", CAMILLE]);
  });

  it("is signed out when the storage has no session", () => {
    const { state, actor } = start("unread");
    actor.send({ type: "auth.read", stored: NOBODY });
    expect(state().value).toEqual({ anonymous: "idle" });
  });
});

describe("signing out", () => {
  it.each([
    ["responds", (call: { resolve: (output: undefined) => void }) => call.resolve(undefined)],
    ["does not respond", (call: { reject: (error: unknown) => void }) => call.reject(new Error("503"))],
  ])("clears everything immediately if the server %s", async (_, answer) => {
    const { actor, done, endSession, user, state, verify } = start(stored("t1"));
    verify[0]?.resolve(CAMILLE);
    await settled();
    done.length = 0;
    actor.send({ type: "auth.logOut" });
    expect(user()).toBeNull();
    expect(done).toEqual(["clear", "forget results", "ended: logOut"]);
    expect(endSession.map(({ input }) => input)).toEqual([{ token: "t1" }]);
    for (const call of endSession) answer(call);
    await settled();
    expect(state().value).toEqual({ anonymous: "idle" });
    expect(state().context).toMatchObject({ token: null, user: null, ending: null });
  });

  it("ignores the result of a pending check of the stored token", async () => {
    const { actor, verify, user, done } = start(stored("t1"));
    actor.send({ type: "auth.logOut" });
    verify[0]?.resolve(CAMILLE);
    await settled();
    expect(user()).toBeNull();
    expect(done).not.toContain("keep user camille@example.org of t1");
  });

  it("does not sign out another user who has signed in before the server answers", async () => {
    const { actor, endSession, user } = start(stored("t1"));
    actor.send({ type: "auth.logOut" });
    actor.send({ type: "auth.signedIn", session: { token: "t2", user: NOE }, intent: null });
    endSession[0]?.resolve();
    await settled();
    expect(user()).toBe("noe@example.org");
  });
});

describe("a request answered with 401", () => {
  const refused = (token: string, isStored: boolean) => ({ type: "auth.refused" as const, token, isStored });

  it("signs out a signed-in user", () => {
    const { actor, done, user } = start(stored("t1"));
    actor.send(refused("t1", true));
    expect(user()).toBeNull();
    expect(done).toEqual(["clear", "forget results", "ended: refused"]);
  });

  it("removes the token and redirects to '/login' when no user is known", () => {
    const { actor, done } = start(stored("t1", null));
    actor.send(refused("t1", true));
    expect(done).toEqual(["clear", "forget results", "redirect to /login", "ended: refused"]);
  });

  it("removes the token and redirects to '/login' when the token was stored by other code", () => {
    const { actor, done } = start(NOBODY);
    actor.send(refused("t9", true));
    expect(done).toEqual(["clear", "redirect to /login"]);
  });

  it("has no effect when its token is no longer the stored one", () => {
    for (const from of [stored("t2"), stored("t2", null), NOBODY]) {
      const { actor, done, user } = start(from);
      const before = user();
      actor.send(refused("t1", false));
      expect([user(), done]).toEqual([before, []]);
    }
  });

  it("has no further effect when an earlier 401 has already signed out the user", () => {
    const { actor, done } = start(stored("t1"));
    actor.send(refused("t1", true));
    actor.send(refused("t1", false));
    expect(done.filter((each) => each.startsWith("ended"))).toHaveLength(1);
  });
});

describe("another tab", () => {
  it("that signs out also signs out this tab, without a request to the server", () => {
    const { actor, done, user, endSession } = start(stored("t1"));
    actor.send({ type: "auth.follow", stored: NOBODY });
    expect([user(), endSession]).toEqual([null, []]);
    expect(done).toEqual(["forget results", "ended: elsewhere"]);
  });

  it("that signs in also signs in this tab", () => {
    const { actor, done, user } = start(NOBODY);
    actor.send({ type: "auth.follow", stored: stored("t2", NOE) });
    expect([user(), done]).toEqual(["noe@example.org", ["forget results"]]);
  });

  it("that changes the account also changes it in this tab and removes the results of the first account", () => {
    const { actor, done, user } = start(stored("t1"));
    actor.send({ type: "auth.follow", stored: stored("t2", NOE) });
    expect([user(), done]).toEqual(["noe@example.org", ["forget results", "ended: elsewhere"]]);
  });

  it("that stores a token without its user causes a check of the token", async () => {
    const { actor, verify, user } = start(stored("t1"));
    actor.send({ type: "auth.follow", stored: stored("t2", null) });
    verify[0]?.resolve(CAMILLE);
    await settled();
    expect(user()).toBeNull();
    verify[1]?.resolve(NOE);
    await settled();
    expect([verify[1]?.input, user()]).toEqual([{ token: "t2" }, "noe@example.org"]);
  });

  it("that stores another address of the same user is followed, without a new session", () => {
    const { actor, done, user } = start(stored("t1"));
    actor.send({ type: "auth.follow", stored: stored("t1", { ...CAMILLE, username: "camille@example.net" }) });
    expect([user(), done]).toEqual(["camille@example.net", []]);
  });

  it("that stores the same session again has no effect", () => {
    const { actor, done, user } = start(stored("t1"));
    actor.send({ type: "auth.follow", stored: stored("t1") });
    expect([user(), done]).toEqual(["camille@example.org", []]);
  });
});

describe("an actor with data of a session", () => {
  it("is notified of each start and end, and of both when the account changes", () => {
    const { actor } = start(stored("t1"));
    const received: string[] = [];
    const listening = setup({ types: { events: {} as SessionEvent }, actors: { session: sessionActor } }).createMachine(
      {
        invoke: { src: "session", input: { auth: actor } },
        on: {
          "session.begin": { actions: ({ event }) => void received.push(event.user.username) },
          "session.end": { actions: () => void received.push("end") },
        },
      },
    );
    const listener = createActor(listening).start();
    actor.send({ type: "auth.follow", stored: stored("t2", NOE) });
    actor.send({ type: "auth.logOut" });
    listener.stop();
    actor.send({ type: "auth.follow", stored: stored("t3") });
    expect(received).toEqual(["camille@example.org", "end", "noe@example.org", "end"]);
  });

  it("receives the reason 'logOut', not that of an earlier end, when another user signs in during a session", () => {
    const { actor } = start(stored("t1"));
    const ends: string[] = [];
    const listening = setup({ types: { events: {} as SessionEvent }, actors: { session: sessionActor } }).createMachine(
      {
        invoke: { src: "session", input: { auth: actor } },
        on: { "session.end": { actions: ({ event }) => void ends.push(event.end) } },
      },
    );
    const listener = createActor(listening).start();
    actor.send({ type: "auth.refused", token: "t1", isStored: true });
    actor.send({ type: "auth.signedIn", session: { token: "t2", user: NOE }, intent: null });
    actor.send({ type: "auth.signedIn", session: { token: "t3", user: CAMILLE }, intent: null });
    listener.stop();
    expect(ends).toEqual(["refused", "logOut"]);
  });
});

it("every transition of the session is taken, and no user is shown without a token", () => {
  const { logic: verify } = heldPromise<AuthUser, { readonly token: string }>();
  const { logic: endSession } = heldPromise<void, { readonly token: string }>();
  const context = (snapshot: { readonly context: AuthContext }) => snapshot.context;
  const faults = ([NOBODY, stored("t1"), stored("t1", null), "unread"] as const).map((from) =>
    walkTransitions(authMachine.provide({ actors: { verify, endSession } }), {
      input: { stored: from },
      events: [
        { type: "auth.signedIn", session: { token: "t2", user: NOE }, intent: null },
        { type: "auth.userChanged", session: { token: "t1", user: { ...CAMILLE, username: "camille@example.net" } } },
        { type: "auth.logOut" },
        { type: "auth.refused", token: "t1", isStored: true },
        { type: "auth.refused", token: "t1", isStored: false },
        { type: "auth.read", stored: NOBODY },
        { type: "auth.read", stored: stored("t1") },
        { type: "auth.follow", stored: NOBODY },
        { type: "auth.follow", stored: stored("t1") },
        { type: "auth.follow", stored: stored("t3", NOE) },
        { type: "auth.follow", stored: stored("t4", null) },
        { type: "auth.deleted" },
      ],
      ignored: { "auth.anonymous": ["auth.deleted", "auth.logOut"] },
      carried: { "xstate.done.actor.0.auth.verifying": { output: CAMILLE } },
      distinguish: (snapshot) => [context(snapshot).token, context(snapshot).user?.id],
      check: (snapshot) => {
        const { token, user, ending } = context(snapshot);
        expect(snapshot.status).toBe("active");
        if (user !== null) expect(token).not.toBeNull();
        if (snapshot.matches("anonymous")) expect([token, user]).toEqual([null, null]);
        if (snapshot.matches("authenticated")) expect(user).not.toBeNull();
        if (!snapshot.matches({ anonymous: "ending" })) expect(ending).toBeNull();
      },
    }),
  );
  // The walks start with different stored sessions. A transition counts as taken if one of the walks takes it.
  const missedTransitions = faults.reduce((left, right) => left.filter((fault) => right.includes(fault)));
  expect(missedTransitions).toEqual([]);
});
