import type { ViewDraft } from "@flaneur/ui/views";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { CAMILLE, NOE } from "../../../testing/sessions.ts";
import { startViews, view } from "../../../testing/views.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import type { Session } from "../../session/auth.storage.ts";
import { NOBODY } from "../../session/auth.storage.ts";
import { ViewRefused } from "./view-changes.ts";
import type { ViewDialogEvent } from "./view-dialog.events.ts";
import { draftOf, isSavable } from "./view-dialog.form.ts";
import { type ViewDialogContext, viewDialogMachine } from "./view-dialog.machine.ts";

const LIVE = "/?types=Bar&not-types=Club&tags=Quiet&arrondissements=75011&search=zinc&max-minutes=20";
const COPIED = {
  types: ["Bar"],
  tags: ["Quiet"],
  arrondissements: ["75011"],
  search: "zinc",
  hours: null,
  maxTravelTime: 20,
};
const RAINY = { ...view("v1", { types: ["Museum"], tags: ["Indoor"], maxTravelTime: 30 }), description: "With a roof" };
const CONFLICT = new ViewRefused("ViewConflict", "It has changed", RAINY);

const change = (fields: Partial<ViewDraft>) => ({ type: "viewDialog.change", change: fields }) as const;

function start(address = LIVE, session: Session | null = CAMILLE) {
  const parts = startViews(address, session);
  const { auth, authDialog, filters, views } = parts;
  const actor = createActor(viewDialogMachine, { input: { auth, signIn: authDialog, filters, views } }).start();
  return {
    ...parts,
    actor,
    send: (...events: ViewDialogEvent[]) => {
      for (const event of events) actor.send(event);
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    shown: () => draftOf(actor.getSnapshot().context).filters,
  };
}

describe("a new view", () => {
  it("starts without a name, with the current filters except for the values marked 'is not'", () => {
    const { send, context, shown } = start();
    send({ type: "viewDialog.edit", view: RAINY }, { type: "viewDialog.close" }, { type: "viewDialog.create" });
    expect(context()).toMatchObject({ edited: null, name: "", description: "", source: "current" });
    expect([shown(), context().current.leftOut.types]).toEqual([COPIED, ["Club"]]);
  });

  it("is saved under its trimmed name, then the dialog closes and its form is cleared", () => {
    const { send, changes, done, state, context } = start();
    send({ type: "viewDialog.create" }, change({ name: " Rainy Sundays " }));
    send({ type: "viewDialog.save" });
    expect(changes()).toEqual([
      { kind: "create", draft: { name: "Rainy Sundays", description: null, filters: COPIED } },
    ]);
    done(0, { kind: "saved", view: RAINY });
    expect([state(), context().name]).toEqual(["closed", ""]);
  });

  it("is not saved while its description is too long", () => {
    const { send, changes, state } = start();
    send({ type: "viewDialog.create" }, change({ name: "Mine", description: "x".repeat(501) }));
    send({ type: "viewDialog.save" });
    expect([changes(), state()]).toEqual([[], "editing"]);
    send(change({ description: "x".repeat(500) }), { type: "viewDialog.save" });
    expect(changes()).toHaveLength(1);
  });

  it("is not saved without a name, and not twice at a time", () => {
    const { send, changes, state, context } = start();
    send({ type: "viewDialog.create" }, { type: "viewDialog.save" }, change({ name: "  " }));
    send({ type: "viewDialog.save" });
    expect([changes(), isSavable(context()), state()]).toEqual([[], false, "editing"]);
    send(change({ name: "Mine" }), { type: "viewDialog.save" }, { type: "viewDialog.save" });
    expect(changes()).toHaveLength(1);
  });

  it("starts its custom filters from the current filters, and keeps them when the source changes", () => {
    const { send, shown } = start();
    const picked = { ...COPIED, types: ["Bar", "Park"], tags: [], search: "buttes", maxTravelTime: null };
    send({ type: "viewDialog.create" }, change({ filters: picked }));
    expect(shown()).toEqual(COPIED);
    send(change({ source: "custom" }));
    expect(shown()).toEqual(COPIED);
    send(change({ filters: picked }));
    expect(shown()).toEqual(picked);
    send(change({ source: "current" }));
    expect(shown()).toEqual(COPIED);
    send(change({ source: "custom" }));
    expect(shown()).toEqual(picked);
  });
});

describe("an edited view", () => {
  it("is shown with its saved name, description and filters, and does not use the current filters", () => {
    const { send, context, shown } = start();
    send({ type: "viewDialog.edit", view: RAINY });
    expect(context()).toMatchObject({ name: "View v1", description: "With a roof", source: "custom" });
    expect(shown()).toEqual(RAINY.filters);
  });

  it("is saved with the version that was shown", () => {
    const { send, changes } = start();
    send({ type: "viewDialog.edit", view: RAINY }, change({ description: "" }));
    send(change({ source: "current" }), { type: "viewDialog.save" });
    expect(changes()).toEqual([
      { kind: "update", id: "v1", version: 1, draft: { name: "View v1", description: null, filters: COPIED } },
    ]);
  });

  it("keeps its form after a change elsewhere and replaces that change only on request", () => {
    const { send, refuse, changes, state, context } = start();
    send({ type: "viewDialog.edit", view: RAINY }, change({ name: "Mine" }));
    send({ type: "viewDialog.save" });
    refuse(0, new ViewRefused("ViewConflict", "It has changed", { ...RAINY, name: "Theirs", version: 7 }));
    expect([state(), context().name, context().conflict?.name]).toEqual(["editing", "Mine", "Theirs"]);
    send({ type: "viewDialog.save" });
    expect([state(), changes().length]).toEqual(["editing", 1]);
    send({ type: "viewDialog.keepMine" });
    expect(changes()[1]).toMatchObject({ kind: "update", version: 7, draft: { name: "Mine" } });
  });
});

it("a new view keeps its form when the user has too many views, and can be saved again", () => {
  const { send, refuse, changes, state, context } = start();
  send({ type: "viewDialog.create" }, change({ name: "Mine" }));
  send({ type: "viewDialog.save" });
  refuse(0, new ViewRefused("TooManyViews", "You have 100 views already"));
  expect([state(), context().name, context().isFull]).toEqual(["editing", "Mine", true]);
  send({ type: "viewDialog.save" });
  expect([state(), changes().length]).toEqual([{ saving: "shown" }, 2]);
});

describe("a view that has changed elsewhere", () => {
  it("can replace the form, and is then saved as usual", () => {
    const { send, refuse, changes, state, context } = start();
    send({ type: "viewDialog.edit", view: RAINY }, change({ name: "Mine" }));
    send({ type: "viewDialog.save" });
    refuse(0, new ViewRefused("ViewConflict", "It has changed", { ...RAINY, name: "Theirs", version: 7 }));
    send({ type: "viewDialog.takeSaved" });
    expect([state(), context().name, context().conflict]).toEqual(["editing", "Theirs", null]);
    send({ type: "viewDialog.save" });
    expect(changes()[1]).toMatchObject({ kind: "update", version: 7, draft: { name: "Theirs" } });
  });
});

describe("a save", () => {
  it("that fails keeps the form and enables the button again", () => {
    const { send, refuse, changes, state, context } = start();
    send({ type: "viewDialog.create" }, change({ name: "Mine" }), { type: "viewDialog.save" });
    expect(state()).toEqual({ saving: "shown" });
    refuse(0);
    expect([state(), context().name]).toEqual(["editing", "Mine"]);
    send({ type: "viewDialog.save" });
    expect(changes()).toHaveLength(2);
  });

  it("that succeeds after the dialog was closed adds the view and does not affect the next form", () => {
    const { send, done, state, context, views } = start();
    send({ type: "viewDialog.create" }, change({ name: "Mine" }), { type: "viewDialog.save" });
    send({ type: "viewDialog.close" });
    expect(state()).toEqual({ saving: "hidden" });
    send({ type: "viewDialog.create" }, change({ name: "Next" }), { type: "viewDialog.save" });
    done(0, { kind: "saved", view: RAINY });
    expect(views.getSnapshot().context.views).toEqual([RAINY]);
    expect([state(), context().name]).toEqual([{ saving: "shown" }, "Next"]);
    done(1, { kind: "saved", view: view("v2") });
    expect(state()).toBe("closed");
  });

  it("that fails after the dialog was closed opens the dialog again with the form", () => {
    const { send, refuse, state, context } = start();
    send({ type: "viewDialog.create" }, change({ name: "Mine" }), { type: "viewDialog.save" });
    send({ type: "viewDialog.close" });
    refuse(0);
    expect([state(), context().name]).toEqual(["editing", "Mine"]);
  });

  it("that fails after the dialog was closed does not affect the next form", () => {
    const { send, refuse, state } = start();
    send({ type: "viewDialog.edit", view: RAINY }, { type: "viewDialog.save" }, { type: "viewDialog.close" });
    send({ type: "viewDialog.create" }, change({ name: "Next" }), { type: "viewDialog.save" });
    refuse(0);
    expect(state()).toEqual({ saving: "shown" });
  });
});

describe("'+ Add View'", () => {
  it("prompts a signed-out visitor to sign in and opens the dialog after sign-in", () => {
    const { send, state, auth, authDialog, shown } = start(LIVE, null);
    send({ type: "viewDialog.create" });
    const { value, context } = authDialog.getSnapshot();
    expect([state(), value]).toEqual(["closed", "prompt"]);
    expect(context.intent).toMatchObject({ kind: "addView", filters: { types: ["Bar", "Club"] } });
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: context.intent });
    expect([state(), shown()]).toEqual(["editing", COPIED]);
  });

  it("does not open the dialog after a sign-in with another intent", () => {
    const { state, auth } = start(LIVE, null);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: { kind: "favorites" } });
    expect(state()).toBe("closed");
  });
});

describe("the view dialog at the end of the session", () => {
  const TYPING: ViewDialogEvent[] = [{ type: "viewDialog.create" }, change({ name: "Mine" })];
  const endByServer = { type: "auth.refused", token: "t1", isStored: true } as const;

  it("closes and clears its form when the user signs out", () => {
    const { send, state, context, auth } = start();
    send(...TYPING, { type: "viewDialog.save" });
    auth.send({ type: "auth.logOut" });
    expect([state(), context().name]).toEqual(["closed", ""]);
  });

  it.each([[TYPING], [[...TYPING, { type: "viewDialog.save" } as const]]])(
    "prompts to sign in and restores the form for the same user when the server has ended the session",
    (events) => {
      const { send, state, context, auth, authDialog } = start();
      send(...events);
      auth.send(endByServer);
      expect(authDialog.getSnapshot().context).toMatchObject({
        form: "signIn",
        intent: { kind: "addView" },
        because: "sessionEnded",
      });
      expect(authDialog.getSnapshot().matches("form")).toBe(true);
      auth.send({ type: "auth.signedIn", session: { ...CAMILLE, token: "t3" }, intent: null });
      expect([state(), context().name]).toEqual(["editing", "Mine"]);
    },
  );

  it("restores the form for the same user when another tab has ended the session", () => {
    const { send, state, context, auth, authDialog } = start();
    send(...TYPING);
    auth.send({ type: "auth.follow", stored: NOBODY });
    expect(authDialog.getSnapshot().context.because).toBe("sessionEnded");
    auth.send({ type: "auth.signedIn", session: { ...CAMILLE, token: "t3" }, intent: null });
    expect([state(), context().name]).toEqual(["editing", "Mine"]);
  });

  it("does not show the form to another user who signs in afterwards", () => {
    const { send, state, context, auth, authDialog } = start();
    send(...TYPING);
    auth.send(endByServer);
    auth.send({ type: "auth.signedIn", session: NOE, intent: authDialog.getSnapshot().context.intent });
    expect([state(), context().name]).toEqual(["editing", ""]);
    send(...TYPING);
    auth.send({ type: "auth.refused", token: "t2", isStored: true });
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    expect([state(), context().name]).toEqual(["closed", ""]);
  });
});

it("the view dialog takes every transition, and when it is closed it has neither a name nor an edited view", () => {
  const context = (snapshot: { readonly context: ViewDialogContext }) => snapshot.context;
  const missedTransitions = [CAMILLE, null].map((session) =>
    walkTransitions(viewDialogMachine, {
      input: startViews(LIVE, session),
      events: [
        { type: "viewDialog.create" },
        { type: "viewDialog.edit", view: RAINY },
        change({ name: "Mine" }),
        change({ description: "Very" }),
        change({ source: "custom" }),
        change({ filters: RAINY.filters }),
        { type: "viewDialog.save" },
        { type: "viewDialog.keepMine" },
        { type: "viewDialog.takeSaved" },
        { type: "viewDialog.close" },
        { type: "change.done", attempt: 2, result: { kind: "saved", view: RAINY } },
        { type: "change.failed", attempt: 2, error: new Error("503") },
        { type: "change.failed", attempt: 2, error: CONFLICT },
        { type: "intent.resume", intent: { kind: "addView" } },
        { type: "session.end", end: "logOut" },
        { type: "session.end", end: "refused" },
        { type: "session.begin", user: CAMILLE.user },
      ],
      ignored: {
        "viewDialog.closed": [
          "change.done",
          "change.failed",
          "session.begin",
          "session.end",
          "viewDialog.close",
          "viewDialog.change",
          "viewDialog.save",
          "viewDialog.keepMine",
          "viewDialog.takeSaved",
        ],
        "viewDialog.editing": ["change.done", "change.failed", "session.begin"],
        "viewDialog.saving.shown": [
          "intent.resume",
          "session.begin",
          "viewDialog.create",
          "viewDialog.edit",
          "viewDialog.change",
          "viewDialog.save",
          "viewDialog.keepMine",
          "viewDialog.takeSaved",
        ],
        "viewDialog.saving.hidden": [
          "session.begin",
          "viewDialog.change",
          "viewDialog.save",
          "viewDialog.keepMine",
          "viewDialog.takeSaved",
          "viewDialog.close",
        ],
        "viewDialog.waitingForOwner": [
          "change.done",
          "change.failed",
          "session.end",
          "viewDialog.close",
          "viewDialog.edit",
          "viewDialog.change",
          "viewDialog.save",
          "viewDialog.keepMine",
          "viewDialog.takeSaved",
        ],
      },
      distinguish: (snapshot) => {
        const { source, name, attempt, conflict } = context(snapshot);
        return [source, name !== "", conflict !== null, Math.min(attempt, 3)];
      },
      check: (snapshot) => {
        expect(snapshot.status).toBe("active");
        const { name, custom, edited } = context(snapshot);
        if (snapshot.matches("closed")) expect([name, custom.types, edited]).toEqual(["", [], null]);
        if (snapshot.matches("saving")) expect(isSavable(context(snapshot))).toBe(true);
      },
    }),
  );
  expect(missedTransitions.reduce((left, right) => left.filter((fault) => right.includes(fault)))).toEqual([]);
});
