// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import type { Graph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { ViewShareQuery } from "./earlier-link.graphql.ts";
import { useEarlierLink } from "./use-earlier-link.ts";

const URL_OF_VIEW = "/views/0Zr3mK1xQw5cVd8TnP2yLg";
const failure = { failure: { message: "503", retry: "none" }, timedOut: false };
const linkOf = (url: string | null) => ({ data: { viewer: { viewShare: url === null ? null : { url } } } });
const ended = { data: { endViewShare: { __typename: "ViewShareEnded" } } };

/**
 * Opens the dialog of the view 'v1'.
 * @param load Returns the reply to the query of the link of a view.
 * @param end Returns the reply to the mutation that ends the link.
 */
async function open(load: (viewId: string) => unknown, end: () => unknown = () => ended) {
  const ends: string[] = [];
  const graph = {
    call: async (document: unknown, { id }: { readonly id: string }) => {
      if (document === ViewShareQuery) return load(id);
      ends.push(id);
      return end();
    },
  } as unknown as Graph;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <GraphProvider value={graph}>{children}</GraphProvider>
  );
  const { result, rerender } = renderHook(({ viewId }) => useEarlierLink(viewId), {
    wrapper,
    initialProps: { viewId: "v1" as string | null },
  });
  await act(async () => {});
  return {
    ends,
    show: (viewId: string | null) => rerender({ viewId }),
    link: () => result.current,
    press: (name: "onAsk" | "onKeep" | "onEnd") => act(async () => result.current?.[name]()),
  };
}

it("the link of a view is shown when the dialog opens, and ends after a confirmation", async () => {
  const { press, link, ends } = await open(() => linkOf(URL_OF_VIEW));
  expect(link()).toMatchObject({ state: "shown", url: new URL(URL_OF_VIEW, location.href).href, hasFailed: false });
  await press("onAsk");
  expect(link()?.state).toBe("asking");
  await press("onKeep");
  expect([link()?.state, ends]).toEqual(["shown", []]);
  await press("onAsk");
  await press("onEnd");
  expect([link()?.state, ends]).toEqual(["ended", ["v1"]]);
});

it.each([
  ["the view has none", () => linkOf(null)],
  ["it cannot be loaded", () => failure],
])("no link is shown if %s", async (_, load) => {
  const { link } = await open(load);
  expect(link()).toBeUndefined();
});

it("a link that could not be ended is still shown, and can be ended again", async () => {
  let attempts = 0;
  const { press, link } = await open(
    () => linkOf(URL_OF_VIEW),
    () => {
      attempts += 1;
      return attempts === 1 ? failure : ended;
    },
  );
  await press("onAsk");
  await press("onEnd");
  expect(link()).toMatchObject({ state: "asking", hasFailed: true });
  await press("onEnd");
  expect(link()).toMatchObject({ state: "ended", hasFailed: false });
});

it("the link is that of the view whose dialog was opened last", async () => {
  const first = Promise.withResolvers<unknown>();
  const { show, link } = await open((id) => (id === "v1" ? first.promise : linkOf(null)));
  show(null);
  show("v2");
  await act(async () => first.resolve(linkOf(URL_OF_VIEW)));
  await waitFor(() => expect(link()).toBeUndefined());
});

it("no link is shown after the dialog was closed, and the next opening loads the link again", async () => {
  const { show, link } = await open(() => linkOf(URL_OF_VIEW));
  show(null);
  expect(link()).toBeUndefined();
  show("v1");
  await waitFor(() => expect(link()?.state).toBe("shown"));
});
