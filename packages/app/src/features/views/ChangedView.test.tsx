// @vitest-environment happy-dom
import type { View } from "@flaneur/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { startViews, view } from "../../../testing/views.ts";
import { ChangedView } from "./ChangedView.tsx";
import type { Tabs } from "./use-tabs.ts";

const RAINY = view("v1", { types: ["Museum"], tags: ["Indoor"], maxTravelTime: 30 });
const LIVE = "/?tab=view-v1&types=Bar&not-types=Club&tags=Quiet&max-minutes=20";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the row of a view whose filters have changed. */
async function open(activeView: View = RAINY) {
  const { authDialog: signIn, filters: filtersActor, views: viewsActor, changes, done, refuse } = startViews(LIVE);
  const shown = { user: null, views: [], changed: true, viewRequest: null };
  const actors = { signIn, filtersActor, viewsActor, requestView: () => {} };
  const element = document.createElement("div");
  const root = createRoot(element);
  onTestFinished(() => act(() => root.unmount()));
  const render = (active: View) => {
    const { filters } = filtersActor.getSnapshot().context.read();
    const tabs = { ...shown, ...actors, activeView: active, filters: { ...filters, activeTab: `view-${active.id}` } };
    return act(() => root.render(<ChangedView tabs={tabs as unknown as Tabs} />));
  };
  await render(activeView);
  return {
    changes,
    state: () => element.querySelector<HTMLElement>("[role=status]")?.dataset.state,
    update: () => act(() => element.querySelector("button")?.click()),
    done: () => act(async () => done(changes().length - 1, { kind: "saved", view: activeView })),
    refuse: (call = changes().length - 1) => act(async () => refuse(call)),
    changeFilters: async () => {
      filtersActor.send({ type: "hours.set", hours: { moment: "now", states: ["open"] } });
      await render(activeView);
    },
    show: render,
  };
}

describe("the update of a changed view", () => {
  it("saves the current filters with the view's own tags and travel time, and reports success for two seconds", async () => {
    const { update, done, state, changes } = await open();
    await update();
    const filters = {
      types: ["Bar"],
      tags: ["Indoor"],
      arrondissements: [],
      search: "",
      hours: null,
      maxTravelTime: 30,
    };
    expect([state(), changes()]).toEqual(["updating", [{ kind: "update", id: "v1", change: { filters } }]]);
    await done();
    expect(state()).toBe("updated");
    await act(() => vi.advanceTimersByTime(2_000));
    expect(state()).toBe("changed");
  });

  it("can be retried after a failure, which is no longer reported when another view is shown", async () => {
    const { update, refuse, state, show } = await open();
    await update();
    await refuse();
    expect(state()).toBe("failed");
    await update();
    expect(state()).toBe("updating");
    await refuse();
    await show(view("v2"));
    expect(state()).toBe("changed");
  });

  it("is sent once if the filters change meanwhile, and its failure is reported", async () => {
    const { update, refuse, state, changes, changeFilters } = await open();
    await update();
    await changeFilters();
    expect([state(), changes().length]).toEqual(["updating", 1]);
    await refuse();
    expect(state()).toBe("failed");
  });

  it("is no longer reported as failed after the visitor has changed the opening hours", async () => {
    const { update, refuse, state, changeFilters } = await open();
    await update();
    await refuse();
    expect(state()).toBe("failed");
    await changeFilters();
    expect(state()).toBe("changed");
  });

  it("reports nothing in the row of another view that is shown meanwhile", async () => {
    const { update, refuse, state, show } = await open();
    await update();
    await show(view("v2"));
    expect(state()).toBe("changed");
    await update();
    await refuse(0);
    expect(state()).toBe("updating");
  });
});
