import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { CAMILLE, NOE } from "../../testing/sessions.ts";
import type { GraphCall } from "../graph/graph-call.ts";
import { followStorage, hostedAuth, reportRejectedToken } from "./auth.host.ts";
import {
  AUTH_STORAGE_KEY,
  AUTH_TOKEN_KEY,
  type AuthStore,
  createAuthStore,
  NOBODY,
  parseAuth,
} from "./auth.storage.ts";

type Listener = (key: string | null) => void;

/** The storage of one browser and the events that its tabs send each other. */
function createBrowser() {
  const items = new Map<string, string>();
  const tabs: Listener[] = [];
  const storageOf = (tab: number) => {
    const tell = (key: string) => {
      for (const [index, listen] of tabs.entries()) if (index !== tab) listen(key);
    };
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        const isNews = items.get(key) !== value;
        items.set(key, value);
        if (isNews) tell(key);
      },
      removeItem: (key: string) => {
        if (items.delete(key)) tell(key);
      },
    };
  };
  return { items, tabs, storageOf };
}

const nobodyAnswers: GraphCall = () => new Promise(() => {});

/** Opens the app in several tabs of one browser. */
function openTabs(count: number) {
  const browser = createBrowser();
  const stores: AuthStore[] = [];
  const tabs = Array.from({ length: count }, (_, index) => {
    const store = createAuthStore(() => browser.storageOf(index));
    stores.push(store);
    const done: string[] = [];
    const machine = hostedAuth({
      store,
      call: nobodyAnswers,
      watchPage: () => async () => false,
      forgetResults: () => done.push("forget results"),
      redirectToLogIn: () => done.push("redirect"),
    });
    const auth = createActor(machine, { input: { stored: store.read() } }).start();
    browser.tabs.push((key) => followStorage(auth, store, key));
    return { auth, store, done, user: () => auth.getSnapshot().context.user?.username ?? null };
  });
  return { ...browser, openedTabs: tabs };
}

describe("the stored session", () => {
  it("has the token under one key, and the token, user and flag under another", () => {
    const { items, openedTabs } = openTabs(1);
    openedTabs[0]?.auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    expect(items.get(AUTH_TOKEN_KEY)).toBe("t1");
    expect(JSON.parse(items.get(AUTH_STORAGE_KEY) ?? "")).toEqual({ ...CAMILLE, isAuthenticated: true });
    openedTabs[0]?.auth.send({ type: "auth.logOut" });
    expect([...items]).toEqual([]);
  });

  it.each([
    ["nothing", null, null, NOBODY],
    ["an empty token", "", "{}", NOBODY],
    ["a token without its user", "t1", null, { token: "t1", user: null, isAuthenticated: false }],
    ["damaged JSON", "t1", "{", { token: "t1", user: null, isAuthenticated: false }],
    [
      "the user of another token",
      "t1",
      JSON.stringify({ ...NOE, isAuthenticated: true }),
      { token: "t1", user: null, isAuthenticated: false },
    ],
    ["a user without the flag", "t1", JSON.stringify(CAMILLE), { ...CAMILLE, isAuthenticated: false }],
    [
      "a token and its user",
      "t1",
      JSON.stringify({ ...CAMILLE, isAuthenticated: true }),
      { ...CAMILLE, isAuthenticated: true },
    ],
  ])("is parsed without its missing or invalid parts: %s", (_, token, text, expected) => {
    expect(parseAuth(token, text)).toEqual(expected);
  });

  it("is read as signed in exactly if a name, the flag and the same token are stored", () => {
    const token = fc.constantFrom("t1", "t2", "", null);
    const wrong = fc.oneof(fc.jsonValue(), fc.constant(undefined));
    const user = fc.oneof(
      fc.constant(CAMILLE.user),
      fc.record({ id: wrong, username: fc.oneof(fc.string(), wrong) }),
      wrong,
    );
    const stored = fc.record({ token, user, isAuthenticated: fc.oneof(fc.constant(true), wrong) });
    const isName = (name: unknown) => typeof name === "string" && name !== "";
    let signedIn = 0;
    fc.assert(
      fc.property(token, stored, (own, kept) => {
        const name = (kept.user as { readonly username?: unknown } | null | undefined)?.username;
        const expected =
          own === kept.token && own !== null && own !== "" && kept.isAuthenticated === true && isName(name);
        expect(parseAuth(own, JSON.stringify(kept)).isAuthenticated).toBe(expected);
        signedIn += expected ? 1 : 0;
      }),
      { numRuns: 1_000 },
    );
    expect(signedIn).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseAuth("t1", text)).toEqual({ token: "t1", user: null, isAuthenticated: false });
      }),
    );
  });

  it("is not restored when its user is confirmed after another tab has ended it", () => {
    const { items, openedTabs } = openTabs(2);
    const [one, other] = openedTabs;
    one?.store.keep(CAMILLE);
    other?.store.clear();
    one?.store.keepUser(CAMILLE);
    expect([...items]).toEqual([]);
    one?.store.keep(NOE);
    one?.store.keepUser(CAMILLE);
    expect(one?.store.read()).toEqual({ ...NOE, isAuthenticated: true });
  });

  it("is kept only in the page when the storage is forbidden", () => {
    const store = createAuthStore(() => {
      throw new DOMException("denied", "SecurityError");
    });
    store.keep(CAMILLE);
    expect([store.token(), store.read().isAuthenticated]).toEqual(["t1", true]);
    store.clear();
    expect(store.read()).toEqual(NOBODY);
  });
});

describe("the tabs of one browser", () => {
  it("sign in and out together", () => {
    const { openedTabs } = openTabs(2);
    const [one, other] = openedTabs;
    one?.auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    expect([one?.user(), other?.user()]).toEqual(["camille@example.org", "camille@example.org"]);
    other?.auth.send({ type: "auth.logOut" });
    expect([one?.user(), other?.user()]).toEqual([null, null]);
  });

  it("show the account that signed in last and nothing of the previous one", () => {
    const { openedTabs } = openTabs(2);
    const [one, other] = openedTabs;
    one?.auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    other?.auth.send({ type: "auth.signedIn", session: NOE, intent: null });
    expect([one?.user(), other?.user()]).toEqual(["noe@example.org", "noe@example.org"]);
    expect(one?.done.at(-1)).toBe("forget results");
  });

  it("are not signed out by the late rejection of a token that one of them has replaced", () => {
    const { openedTabs } = openTabs(2);
    const [one, other] = openedTabs;
    one?.auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    other?.auth.send({ type: "auth.signedIn", session: NOE, intent: null });
    if (one !== undefined) reportRejectedToken(one.auth, one.store, CAMILLE.token);
    expect([one?.user(), other?.user()]).toEqual(["noe@example.org", "noe@example.org"]);
    if (one !== undefined) reportRejectedToken(one.auth, one.store, NOE.token);
    expect([one?.user(), other?.user()]).toEqual([null, null]);
  });

  it("end with the same session, whatever is done in each tab", () => {
    const step = fc.record({
      tab: fc.nat({ max: 2 }),
      event: fc.constantFrom(
        { type: "auth.signedIn" as const, session: CAMILLE, intent: null },
        { type: "auth.signedIn" as const, session: NOE, intent: null },
        { type: "auth.logOut" as const },
        { type: "auth.deleted" as const },
      ),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { openedTabs, items } = openTabs(3);
        for (const { tab, event } of steps) openedTabs[tab]?.auth.send(event);
        const shown = openedTabs.map(({ auth }) => auth.getSnapshot().context.token);
        expect(shown).toEqual(Array(3).fill(items.get(AUTH_TOKEN_KEY) ?? null));
      }),
    );
  });
});
