// @vitest-environment happy-dom
import type { ListTaking } from "@flaneur/ui/shared-list";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import { startAuth } from "../../../testing/sessions.ts";
import type { Graph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { type PageActor, PageProvider } from "../../page/page-context.ts";
import { useTakeList } from "./use-take-list.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

const COPIED = { data: { copySharedList: { __typename: "ListCreated", list: { id: "l9" } } } };

/** Renders a component with the hook, and calls `onCopy`. The server responds when the test calls `copied`. */
async function startCopying() {
  const reply = Promise.withResolvers<unknown>();
  const graph = { call: () => reply.promise } as unknown as Graph;
  const { auth } = startAuth();
  const page = createActor(createMachine({ context: { auth } })).start() as unknown as PageActor;
  const opened: string[] = [];
  let taking: ListTaking | undefined;
  function SharedList() {
    const ignore = () => {};
    taking = useTakeList({ token: "t1", auth, onSignIn: ignore, onKept: ignore, onCopied: (id) => opened.push(id) });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(() =>
    root.render(
      <GraphProvider value={graph}>
        <PageProvider value={page}>
          <SharedList />
        </PageProvider>
      </GraphProvider>,
    ),
  );
  await act(() => taking?.onCopy());
  const copied = () =>
    act(async () => {
      reply.resolve(COPIED);
      await settled();
    });
  return { copied, opened, leave: () => act(() => root.unmount()) };
}

it("the copy of a shared list is opened when the server has created it", async () => {
  const { copied, opened, leave } = await startCopying();
  await copied();
  expect(opened).toEqual(["l9"]);
  await leave();
});

it("the copy of a shared list is not opened after the visitor has left the page", async () => {
  const { copied, opened, leave } = await startCopying();
  await leave();
  await copied();
  expect(opened).toEqual([]);
});
