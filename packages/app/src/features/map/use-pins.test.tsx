// @vitest-environment happy-dom
import { INITIAL_FILTERS, selectTab, type Tab } from "@flaneur/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { createGraph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { graphql } from "../../graph/graphql.ts";
import { type PageActor, PageProvider } from "../../page/page-context.ts";
import { usePins } from "./use-pins.ts";

const PROBE = graphql("query Probe { passwordResetOffered }");

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("the pins of a map are loaded on the tab 'all', and not on the Favorites tab", async () => {
  const requests: string[] = [];
  const graph = createGraph({
    send: async (_, init) => {
      const { operationName } = JSON.parse(String(init?.body));
      requests.push(`${operationName} on ${tab}`);
      return Response.json({ errors: [{ message: "No.", extensions: { code: "FORBIDDEN" } }] });
    },
  });
  const context = { now: { day: 20_779, minute: 930 } };
  const page = createActor(createMachine({ context })).start() as unknown as PageActor;
  const Pins = ({ tab }: { readonly tab: Tab }) => {
    usePins(selectTab(INITIAL_FILTERS, tab), null, 0);
    return null;
  };
  let tab: Tab = "favorites";
  const root = createRoot(document.createElement("div"));
  const show = async (next: Tab) => {
    tab = next;
    await act(() =>
      root.render(
        <GraphProvider value={graph}>
          <PageProvider value={page}>
            <Pins tab={next} />
          </PageProvider>
        </GraphProvider>,
      ),
    );
  };
  /** Resolves when the queries that were loaded before are sent. */
  const sent = () => act(() => new Promise<void>((resolve) => graph.load(PROBE, {}, () => resolve())));
  await show("favorites");
  await sent();
  await show("all");
  await sent();
  await show("favorites");
  await sent();
  expect(requests.filter((each) => each.startsWith("Pins"))).toEqual(["Pins on all"]);
  await act(() => root.unmount());
});
