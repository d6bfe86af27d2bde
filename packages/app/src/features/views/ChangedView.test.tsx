// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { startViews, view } from "../../../testing/views.ts";
import { type PageActor, PageProvider } from "../../page/page-context.ts";
import { ChangedView } from "./ChangedView.tsx";
import type { Tabs } from "./use-tabs.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("a failed update of a view is no longer reported after the visitor has changed the opening hours", async () => {
  const { auth, authDialog: signIn, filters: filtersActor, views: viewsActor, refuse } = startViews("/?types=Bar");
  const page = createActor(createMachine({ context: { auth } })).start() as unknown as PageActor;
  const shown = { user: null, views: [], activeView: view("v1"), changed: true, viewRequest: null };
  const tabs = { ...shown, signIn, filtersActor, viewsActor, requestView: () => {} } as unknown as Tabs;
  const element = document.createElement("div");
  const root = createRoot(element);
  await act(() =>
    root.render(
      <PageProvider value={page}>
        <ChangedView tabs={tabs} />
      </PageProvider>,
    ),
  );
  const state = () => element.querySelector<HTMLElement>("[role=status]")?.dataset.state;
  await act(() => element.querySelector("button")?.click());
  expect(state()).toBe("updating");
  await act(() => refuse(0));
  expect(state()).toBe("failed");
  await act(() => filtersActor.send({ type: "hours.set", hours: { moment: "now", states: ["open"] } }));
  expect(state()).toBe("changed");
  await act(() => root.unmount());
});
