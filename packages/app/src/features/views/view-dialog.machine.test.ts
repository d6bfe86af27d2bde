import type { ViewDraft } from "@flaneur/ui/views";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import { problem } from "../../../testing/problems.ts";
import { CAMILLE, NOE, shownForm } from "../../../testing/sessions.ts";
import { startViews, view } from "../../../testing/views.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { Refused } from "../../graph/problem.ts";
import type { Session } from "../../session/auth.storage.ts";
import { NOBODY } from "../../session/auth.storage.ts";
import { changeForm, changeOf, draftOf, EMPTY_FORM, isSavable, type ViewForm, viewForm } from "./view-dialog.form.ts";
import { type ViewDialogEvent, viewDialogMachine } from "./view-dialog.machine.ts";
import { changeView, type ViewsRef } from "./views.machine.ts";

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

const CREATE = { type: "viewDialog.create" } as const;
const EDIT = { type: "viewDialog.edit", view: RAINY } as const;
const SAVE = { type: "form.submit" } as const;
const CLOSE = { type: "form.close" } as const;
/** What the visitor changes in the form. */
const change = (fields: Partial<ViewDraft>) => ({ type: "change", fields }) as const;

type Step = ViewDialogEvent | typeof SAVE | typeof CLOSE | ReturnType<typeof change>;

const machineFor = (views: ViewsRef) => {
  const save = fromPromise(({ input }: { readonly input: { readonly draft: ViewForm } }) =>
    changeView(views, changeOf(input.draft)),
  );
  return viewDialogMachine.provide({ actors: { form: viewForm.provide({ actors: { save } }) } });
};

function start(address = LIVE, session: Session | null = CAMILLE) {
  const parts = startViews(address, session);
  const { auth, authDialog, filters, views } = parts;
  const actor = createActor(machineFor(views), { input: { auth, signIn: authDialog, filters } }).start();
  const { form } = actor.getSnapshot().children;
  if (form === undefined) throw new Error("The dialog has no form.");
  const draft = () => form.getSnapshot().context.draft ?? EMPTY_FORM;
  const take = (step: Step) => {
    if (step.type === "change") form.send({ type: "form.change", change: changeForm(draft(), step.fields, filters) });
    else if (step.type === "form.submit" || step.type === "form.close") form.send(step);
    else actor.send(step);
  };
  return {
    ...parts,
    actor,
    send: (...steps: readonly Step[]) => steps.forEach(take),
    /** The state of the form, or that of the dialog while the form waits for its owner. */
    state: () => (actor.getSnapshot().matches("ready") ? form.getSnapshot().value : actor.getSnapshot().value),
    context: draft,
    error: () => form.getSnapshot().context.error,
    shown: () => draftOf(draft()).filters,
  };
}

describe("a new view", () => {
  it("starts without a name, with the current filters except for the values marked 'is not'", () => {
    const { send, context, shown } = start();
    send(EDIT, CLOSE, CREATE);
    expect(context()).toMatchObject({ edited: null, name: "", description: "", source: "current" });
    expect([shown(), context().current.leftOut.types]).toEqual([COPIED, ["Club"]]);
  });

  it("is saved under its trimmed name, then the dialog closes and its form is cleared", async () => {
    const { send, changes, done, state, context } = start();
    send(CREATE, change({ name: " Rainy Sundays " }));
    send(SAVE);
    expect(changes()).toEqual([
      { kind: "create", draft: { name: "Rainy Sundays", description: null, filters: COPIED } },
    ]);
    done(0, { kind: "saved", view: RAINY });
    await settled();
    expect([state(), context().name]).toEqual(["closed", ""]);
  });

  it("is not saved while its description is too long", () => {
    const { send, changes, state } = start();
    send(CREATE, change({ name: "Mine", description: "x".repeat(501) }));
    send(SAVE);
    expect([changes(), state()]).toEqual([[], "editing"]);
    send(change({ description: "x".repeat(500) }), SAVE);
    expect(changes()).toHaveLength(1);
  });

  it("is not saved without a name, and not twice at a time", () => {
    const { send, changes, state, context } = start();
    send(CREATE, SAVE, change({ name: "  " }));
    send(SAVE);
    expect([changes(), isSavable(context()), state()]).toEqual([[], false, "editing"]);
    send(change({ name: "Mine" }), SAVE, SAVE);
    expect(changes()).toHaveLength(1);
  });

  it("starts its custom filters from the current filters, and keeps them when the source changes", () => {
    const { send, shown } = start();
    const picked = { ...COPIED, types: ["Bar", "Park"], tags: [], search: "buttes", maxTravelTime: null };
    send(CREATE, change({ filters: picked }));
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
    send(EDIT);
    expect(context()).toMatchObject({ name: "View v1", description: "With a roof", source: "custom" });
    expect(shown()).toEqual(RAINY.filters);
  });

  it("is saved with only the fields that the visitor has changed", async () => {
    const { send, changes, done } = start();
    const saveAfter = async (...events: Step[]) => {
      send(EDIT, ...events, SAVE);
      done(changes().length - 1, { kind: "saved", view: RAINY });
      await settled();
    };
    await saveAfter(change({ description: "" }));
    await saveAfter(change({ name: "Mine" }));
    await saveAfter(change({ source: "current" }));
    expect(changes()).toEqual([
      { kind: "update", id: "v1", change: { description: null } },
      { kind: "update", id: "v1", change: { name: "Mine" } },
      { kind: "update", id: "v1", change: { filters: COPIED } },
    ]);
  });
});

it("a new view keeps its form when the user has too many views, and can be saved again", async () => {
  const { send, refuse, changes, state, context, error } = start();
  send(CREATE, change({ name: "Mine" }));
  send(SAVE);
  refuse(0, new Refused(problem("TOO_MANY_VIEWS")));
  await settled();
  expect([state(), context().name]).toEqual(["editing", "Mine"]);
  expect(error()).toMatchObject({ kind: "refused", code: "TOO_MANY_VIEWS" });
  send(SAVE);
  expect([state(), changes().length]).toEqual([{ saving: "shown" }, 2]);
});

describe("a save", () => {
  it("that fails keeps the form and enables the button again", async () => {
    const { send, refuse, changes, state, context } = start();
    send(CREATE, change({ name: "Mine" }), SAVE);
    expect(state()).toEqual({ saving: "shown" });
    refuse(0);
    await settled();
    expect([state(), context().name]).toEqual(["editing", "Mine"]);
    send(SAVE);
    expect(changes()).toHaveLength(2);
  });

  it("that succeeds after the dialog was closed adds the view and does not affect the next form", async () => {
    const { send, done, state, context, views } = start();
    send(CREATE, change({ name: "Mine" }), SAVE);
    send(CLOSE);
    expect(state()).toEqual({ saving: "hidden" });
    send(CREATE, change({ name: "Next" }), SAVE);
    done(0, { kind: "saved", view: RAINY });
    await settled();
    expect(views.getSnapshot().context.views).toEqual([RAINY]);
    expect([state(), context().name]).toEqual([{ saving: "shown" }, "Next"]);
    done(1, { kind: "saved", view: view("v2") });
    await settled();
    expect(state()).toBe("closed");
  });

  it("that fails after the dialog was closed opens the dialog again with the form", async () => {
    const { send, refuse, state, context } = start();
    send(CREATE, change({ name: "Mine" }), SAVE);
    send(CLOSE);
    refuse(0);
    await settled();
    expect([state(), context().name]).toEqual(["editing", "Mine"]);
  });

  it("that fails after the dialog was closed does not affect the next form", async () => {
    const { send, refuse, state } = start();
    send(EDIT, SAVE, CLOSE);
    send(CREATE, change({ name: "Next" }), SAVE);
    refuse(0);
    await settled();
    expect(state()).toEqual({ saving: "shown" });
  });
});

describe("'+ Add View'", () => {
  it("prompts a signed-out visitor to sign in and opens the dialog after sign-in", () => {
    const { send, state, auth, authDialog, shown } = start(LIVE, null);
    send(CREATE);
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
  const TYPING: Step[] = [CREATE, change({ name: "Mine" })];
  const endByServer = { type: "auth.refused", token: "t1", isStored: true } as const;

  it("closes and clears its form when the user signs out", () => {
    const { send, state, context, auth } = start();
    send(...TYPING, SAVE);
    auth.send({ type: "auth.logOut" });
    expect([state(), context().name]).toEqual(["closed", ""]);
  });

  it.each([[TYPING], [[...TYPING, SAVE]]])(
    "prompts to sign in and restores the form for the same user when the server has ended the session",
    (events) => {
      const { send, state, context, auth, authDialog } = start();
      send(...events);
      auth.send(endByServer);
      const { context: shown } = authDialog.getSnapshot();
      expect(shown).toMatchObject({ intent: { kind: "addView" }, because: "sessionEnded" });
      expect(shownForm(authDialog)).toBe("signIn");
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

it("the view dialog takes every transition, and handles each event except in the states that the test lists", () => {
  const missedTransitions = [CAMILLE, null].map((session) => {
    const { views, ...input } = startViews(LIVE, session);
    return walkTransitions(machineFor(views), {
      input: { ...input, signIn: input.authDialog },
      events: [
        CREATE,
        EDIT,
        { type: "intent.resume", intent: { kind: "addView" } },
        { type: "session.end", end: "logOut" },
        { type: "session.end", end: "refused" },
        { type: "session.begin", user: CAMILLE.user },
      ],
      ignored: { "viewDialog.ready": ["session.begin"], "viewDialog.waitingForOwner": ["session.end"] },
      carried: { "xstate.snapshot.form": { snapshot: createActor(viewForm).getSnapshot() } },
      distinguish: ({ context }) => context.owner,
      check: ({ status }) => expect(status).toBe("active"),
    });
  });
  expect(missedTransitions.reduce((left, right) => left.filter((fault) => right.includes(fault)))).toEqual([]);
});
