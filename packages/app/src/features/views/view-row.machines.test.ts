import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { startViews, view } from "../../../testing/views.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { ViewRefused } from "./view-changes.ts";
import { type ViewDeletionContext, viewDeletionMachine } from "./view-deletion.machine.ts";
import { viewUpdateMachine } from "./view-update.machine.ts";

const RAINY = view("v1", { types: ["Museum"], tags: ["Indoor"], maxTravelTime: 30 });
const REPLIES = [
  { type: "change.done", attempt: 1, result: { kind: "deleted", id: "v1" } },
  { type: "change.failed", attempt: 1, error: new Error("503") },
  { type: "session.end", end: "logOut" },
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("deleting a view", () => {
  function start() {
    const parts = startViews();
    const actor = createActor(viewDeletionMachine, { input: parts }).start();
    return { ...parts, send: actor.send, state: () => actor.getSnapshot().value };
  }

  it("asks for confirmation, and closes the dialog when the view is deleted", () => {
    const { send, state, changes, done } = start();
    send({ type: "viewDeletion.open", view: RAINY });
    expect([state(), changes()]).toEqual(["confirming", []]);
    send({ type: "viewDeletion.confirm" });
    send({ type: "viewDeletion.confirm" });
    expect([state(), changes()]).toEqual(["deleting", [{ kind: "delete", id: "v1" }]]);
    done(0, { kind: "deleted", id: "v1" });
    expect(state()).toBe("closed");
  });

  it("keeps the dialog open after a failure and can be retried", () => {
    const { send, state, changes, refuse } = start();
    send({ type: "viewDeletion.open", view: RAINY });
    send({ type: "viewDeletion.confirm" });
    refuse(0);
    expect(state()).toBe("confirming");
    send({ type: "viewDeletion.confirm" });
    expect(changes()).toHaveLength(2);
  });

  it("does not affect the next dialog when the response arrives after the dialog was closed", () => {
    const { send, state, refuse, done } = start();
    send({ type: "viewDeletion.open", view: RAINY });
    send({ type: "viewDeletion.confirm" });
    send({ type: "viewDeletion.cancel" });
    send({ type: "viewDeletion.open", view: view("v2") });
    send({ type: "viewDeletion.confirm" });
    refuse(0);
    expect(state()).toBe("deleting");
    done(1, { kind: "deleted", id: "v2" });
    expect(state()).toBe("closed");
  });

  it("closes its dialog when the session ends", () => {
    const { send, state, auth } = start();
    send({ type: "viewDeletion.open", view: RAINY });
    auth.send({ type: "auth.logOut" });
    expect(state()).toBe("closed");
  });

  it("handles or ignores every event in every state, and stores a view only while the dialog is open", () => {
    const faults = walkTransitions(viewDeletionMachine, {
      input: startViews(),
      events: [
        { type: "viewDeletion.open", view: RAINY },
        { type: "viewDeletion.confirm" },
        { type: "viewDeletion.cancel" },
        ...REPLIES,
      ],
      ignored: {
        "viewDeletion.confirming": ["change.done", "change.failed", "viewDeletion.open"],
        "viewDeletion.closed": ["change.done", "change.failed", "viewDeletion.cancel", "viewDeletion.confirm"],
        "viewDeletion.deleting": ["viewDeletion.open", "viewDeletion.confirm"],
      },
      distinguish: (snapshot) => Math.min(snapshot.context.attempt, 2),
      check: (snapshot: { readonly context: ViewDeletionContext; matches: (state: "closed") => boolean }) =>
        expect(snapshot.context.view === null).toBe(snapshot.matches("closed")),
    });
    expect(faults).toEqual([]);
  });
});

describe("updating a modified view", () => {
  function start() {
    const parts = startViews("/?tab=view-v1&types=Bar&not-types=Club&tags=Quiet&max-minutes=20");
    const actor = createActor(viewUpdateMachine, { input: parts }).start();
    return { ...parts, send: actor.send, state: () => actor.getSnapshot().value };
  }

  it("saves the current filters with the view's own tags and travel time, and reports success for two seconds", () => {
    const { send, state, changes, done } = start();
    send({ type: "viewUpdate.start", view: RAINY });
    const filters = {
      types: ["Bar"],
      tags: ["Indoor"],
      arrondissements: [],
      search: "",
      hours: null,
      maxTravelTime: 30,
    };
    const draft = { name: "View v1", description: null, filters };
    expect([state(), changes()]).toEqual(["updating", [{ kind: "update", id: "v1", version: 1, draft }]]);
    done(0, { kind: "saved", view: { ...RAINY, filters } });
    expect(state()).toBe("updated");
    vi.advanceTimersByTime(2_000);
    expect(state()).toBe("idle");
  });

  it("reports a failure until it is retried or another tab is shown", () => {
    const { send, state, refuse } = start();
    send({ type: "viewUpdate.start", view: RAINY });
    refuse(0);
    expect(state()).toBe("failed");
    send({ type: "viewUpdate.start", view: RAINY });
    expect(state()).toBe("updating");
    refuse(1);
    send({ type: "viewUpdate.reset" });
    expect(state()).toBe("idle");
  });

  it("reports a conflict with another tab or device, and replaces its version on the next update", () => {
    const { send, state, changes, refuse } = start();
    send({ type: "viewUpdate.start", view: RAINY });
    refuse(0, new ViewRefused("ViewConflict", "It has changed", { ...RAINY, version: 7 }));
    expect(state()).toBe("conflicted");
    send({ type: "viewUpdate.start", view: { ...RAINY, version: 7 } });
    expect(changes()).toMatchObject([{ version: 1 }, { version: 7 }]);
  });

  it("sends one update and reports its failure if the filters change again meanwhile", () => {
    const { send, state, changes, refuse } = start();
    send({ type: "viewUpdate.start", view: RAINY });
    send({ type: "viewUpdate.edited" });
    send({ type: "viewUpdate.start", view: RAINY });
    expect([state(), changes()]).toMatchObject(["updating", [{ version: 1 }]]);
    refuse(0);
    expect(state()).toBe("failed");
    send({ type: "viewUpdate.edited" });
    expect(state()).toBe("idle");
  });

  it("reports nothing when the response arrives after another tab was shown", () => {
    const { send, state, done } = start();
    send({ type: "viewUpdate.start", view: RAINY });
    send({ type: "viewUpdate.reset" });
    send({ type: "viewUpdate.start", view: view("v2") });
    done(0, { kind: "saved", view: RAINY });
    expect(state()).toBe("updating");
  });

  it("handles or ignores every event in every state", () => {
    const faults = walkTransitions(viewUpdateMachine, {
      input: startViews(),
      events: [
        { type: "viewUpdate.start", view: RAINY },
        { type: "viewUpdate.edited" },
        { type: "viewUpdate.reset" },
        { type: "change.failed", attempt: 1, error: new ViewRefused("ViewConflict", "It has changed") },
        ...REPLIES,
      ],
      ignored: {
        ...Object.fromEntries(
          ["conflicted", "failed", "idle", "updated"].map((state) => [
            `viewUpdate.${state}`,
            ["change.done", "change.failed"] as const,
          ]),
        ),
        "viewUpdate.updating": ["viewUpdate.start"],
      },
      distinguish: (snapshot) => Math.min(snapshot.context.attempt, 2),
      check: (snapshot) => expect(snapshot.status).toBe("active"),
    });
    expect(faults).toEqual([]);
  });
});
