import { describe, expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { CAMILLE, shownForm } from "../../../testing/sessions.ts";
import { startViews, view } from "../../../testing/views.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { NOBODY, type Session } from "../../session/auth.storage.ts";
import { intentOf, viewIdOf } from "./tab-rules.ts";
import { tabsMachine } from "./tabs.machine.ts";

const RAINY = view("v1", { types: ["Museum"], tags: ["Indoor"], search: "zinc", maxTravelTime: 30 });

function start(address = "/", session: Session | null = CAMILLE) {
  const parts = startViews(address, session);
  const { auth, authDialog, filters, history, views } = parts;
  const actor = createActor(tabsMachine, { input: { auth, signIn: authDialog, filters, views } }).start();
  // As `useTabs` does when another tab is shown.
  history.onChange(() => actor.send({ type: "tabs.check" }));
  const live = () => filters.getSnapshot().context.read().filters;
  const dialog = () => {
    const { value, context } = authDialog.getSnapshot();
    return { shown: value, intent: context.intent };
  };
  return { ...parts, actor, send: actor.send, live, tab: () => live().activeTab, dialog };
}

describe("a tab", () => {
  it.each([
    ["all", null, null],
    ["favorites", null, { kind: "favorites" }],
    ["view-7", "7", { kind: "view", viewId: "7" }],
  ] as const)("named %s has the view id %s and the sign-in intent %o", (tab, id, intent) => {
    expect([viewIdOf(tab), intentOf(tab)]).toEqual([id, intent]);
  });

  it("of a view applies its types and search, but neither its tags nor its travel time", () => {
    const { send, listed, live } = start("/?types=Bar&tags=Quiet&page=2");
    listed(RAINY);
    send({ type: "tabs.select", tab: "view-v1" });
    expect(live()).toMatchObject({
      activeTab: "view-v1",
      types: ["Museum"],
      tags: [],
      search: "zinc",
      maxTravelTime: null,
      page: 1,
    });
  });

  it("'all' resets every filter", () => {
    const { send, listed, live } = start();
    listed(RAINY);
    send({ type: "tabs.select", tab: "view-v1" });
    send({ type: "tabs.select", tab: "all" });
    expect(live()).toMatchObject({ activeTab: "all", types: [], search: "" });
  });

  it("of a modified view can be reverted", () => {
    const { send, listed, live, filters } = start();
    listed(RAINY);
    send({ type: "tabs.select", tab: "view-v1" });
    filters.send({ type: "filter.toggle", category: "types", value: "Bar" });
    send({ type: "tabs.revert" });
    expect(live().types).toEqual(["Museum"]);
  });

  it("of a deleted view is replaced by 'all'", () => {
    const { send, listed, tab, views, changes } = start();
    listed(RAINY);
    send({ type: "tabs.select", tab: "view-v1" });
    views.send({ type: "views.changed", key: "change 0", result: { kind: "deleted", id: "v1" } });
    expect([tab(), changes()]).toEqual(["all", []]);
  });

  it("of a view in a link stays selected while the views load, and keeps the filters of the link", () => {
    const { listed, live } = start("/?tab=view-v1&types=Bar");
    expect(live().activeTab).toBe("view-v1");
    listed(RAINY);
    expect([live().activeTab, live().types]).toEqual(["view-v1", ["Bar"]]);
  });

  it("of a missing view is replaced by 'all'", () => {
    const { listed, tab, dialog } = start("/?tab=view-v9");
    listed(RAINY);
    expect([tab(), dialog().shown]).toEqual(["all", "closed"]);
  });
});

describe("a signed-out visitor", () => {
  it.each([
    ["favorites", { kind: "favorites" }],
    ["view-v1", { kind: "view", viewId: "v1" }],
  ] as const)("who chooses %s is prompted to sign in and stays on the current tab", (chosen, intent) => {
    const { send, tab, dialog } = start("/?types=Bar", null);
    send({ type: "tabs.select", tab: chosen });
    expect([tab(), dialog()]).toMatchObject(["all", { shown: "prompt", intent }]);
  });

  it("who follows a link to favorites gets the auth dialog over 'all', and the favorites after sign-in", () => {
    const { tab, dialog, auth } = start("/?tab=favorites", null);
    const { intent } = dialog();
    expect([tab(), dialog()]).toMatchObject(["all", { shown: "form", intent: { kind: "favorites" } }]);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent });
    expect(tab()).toBe("favorites");
  });

  it("who signs in for a view sees it as soon as the views are loaded", () => {
    const { send, tab, dialog, auth, listed, live } = start("/", null);
    send({ type: "tabs.select", tab: "view-v1" });
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: dialog().intent });
    expect(tab()).toBe("all");
    listed(RAINY);
    expect([tab(), live().types]).toEqual(["view-v1", ["Museum"]]);
  });

  it("may choose 'all'", () => {
    const { send, tab, live, dialog } = start("/?types=Bar", null);
    send({ type: "tabs.select", tab: "all" });
    expect([tab(), live().types, dialog().shown]).toEqual(["all", [], "closed"]);
  });
});

describe("the end of a session", () => {
  it.each([
    [{ type: "auth.logOut" }, "closed"],
    [{ type: "auth.deleted" }, "closed"],
    [{ type: "auth.follow", stored: NOBODY }, "closed"],
    [{ type: "auth.refused", token: "t1", isStored: true }, "form"],
  ] as const)(
    "by %o returns to 'all' and prompts to sign in again only when the user did not cause it",
    (event, shown) => {
      const { auth, authDialog, tab, dialog } = start("/?tab=favorites");
      auth.send(event);
      expect([tab(), dialog().shown]).toEqual(["all", shown]);
      if (shown === "form") expect([shownForm(authDialog), dialog().intent]).toEqual(["signIn", { kind: "favorites" }]);
    },
  );

  it("leaves 'all' and its filters unchanged", () => {
    const { auth, live, dialog } = start("/?types=Bar");
    auth.send({ type: "auth.refused", token: "t1", isStored: true });
    expect([live().types, dialog().shown]).toEqual([["Bar"], "closed"]);
  });

  it("is not assumed while a stored token is being checked", () => {
    const { tab, dialog } = start("/?tab=favorites");
    expect([tab(), dialog().shown]).toEqual(["favorites", "closed"]);
  });
});

it("every transition of the tabs machine can be taken, signed in or signed out", () => {
  const faults = [
    ["/?tab=favorites", null],
    ["/?tab=favorites", CAMILLE],
    ["/?tab=view-v9", CAMILLE],
    ["/", CAMILLE],
    ["/", null],
  ].map(([address, session]) => {
    const parts = startViews(address as string, session as Session | null);
    parts.listed(RAINY);
    const { auth, authDialog, views, filters } = parts;
    // The watching actor and these actions do nothing, so that the test also reaches states that would end at once.
    const machine = tabsMachine.provide({
      actors: { watch: fromCallback(() => {}) },
      actions: { leave: () => {}, drop: () => {}, show: () => {} },
    });
    return walkTransitions(machine, {
      input: { auth, signIn: authDialog, views, filters },
      events: [
        { type: "tabs.select", tab: "favorites" },
        { type: "tabs.select", tab: "view-v9" },
        { type: "tabs.select", tab: "all" },
        { type: "tabs.revert" },
        { type: "tabs.check", removed: [] },
        { type: "tabs.check", removed: ["v9"] },
        { type: "tabs.ended", end: "refused" },
        { type: "tabs.ended", end: "logOut" },
        { type: "intent.resume", intent: { kind: "favorites" } },
        { type: "intent.resume", intent: { kind: "view", viewId: "v1" } },
        { type: "intent.resume", intent: { kind: "addView" } },
      ],
      distinguish: (snapshot) => snapshot.context.awaited,
      check: (snapshot) => expect(snapshot.status).toBe("active"),
    });
  });
  expect(faults.reduce((left, right) => left.filter((fault) => right.includes(fault)))).toEqual([]);
});
