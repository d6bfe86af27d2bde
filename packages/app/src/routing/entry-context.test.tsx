// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, type NavigateFunction, useNavigate } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAddressBar } from "./address-bar.ts";
import { EntryProvider, useEntry } from "./entry-context.tsx";
import type { EntryState } from "./entry-state.ts";

const roots: Root[] = [];

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  for (const root of roots.splice(0)) await act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Renders the URL of the entry. `rendered` has each URL once in a row. */
async function openEntry() {
  const bar = createAddressBar();
  const rendered: string[] = [];
  let navigate: NavigateFunction = () => {};
  function Page() {
    const { address } = useEntry();
    navigate = useNavigate();
    if (rendered.at(-1) !== address) rendered.push(address);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  roots.push(root);
  await act(() =>
    root.render(
      <MemoryRouter useTransitions={false}>
        <EntryProvider bar={bar}>
          <Page />
        </EntryProvider>
      </MemoryRouter>,
    ),
  );
  return {
    bar,
    rendered,
    open: (sheet: "filters" | "allTags") =>
      act(() => void navigate(bar.entry().address, { state: { sheet } satisfies EntryState })),
    choose: (address: string) => {
      const { sheet } = bar.entry().state;
      const state = { ...(sheet !== undefined && { sheet }), listing: {} };
      return act(() => bar.go({ address, step: "same", state }));
    },
    back: () => act(() => void navigate(-1)),
  };
}

describe("closing a sheet by 'back'", () => {
  it("adds one entry for the choices made in it, and renders no other URL in between", async () => {
    const { bar, rendered, open, choose, back } = await openEntry();
    await open("filters");
    await choose("/?types=Bar");
    await choose("/?types=Bar&types=Park");
    await back();
    expect(bar.entry()).toMatchObject({ address: "/?types=Bar&types=Park", state: { listing: {} } });
    expect(bar.entry().state.sheet).toBeUndefined();
    expect(rendered).toEqual(["/", "/?types=Bar", "/?types=Bar&types=Park"]);
    await back();
    expect(bar.entry().address).toBe("/");
  });

  it("keeps the choices of a dialog in the sheet below it", async () => {
    const { bar, open, choose, back } = await openEntry();
    await open("filters");
    await open("allTags");
    await choose("/?tags=Quiet");
    await back();
    expect(bar.entry()).toMatchObject({ address: "/?tags=Quiet", state: { sheet: "filters" } });
    await back();
    expect(bar.entry()).toMatchObject({ address: "/?tags=Quiet", state: { listing: {} } });
    await back();
    expect(bar.entry().address).toBe("/");
  });

  it("adds no entry without a choice", async () => {
    const { bar, rendered, open, back } = await openEntry();
    await open("filters");
    await back();
    expect([bar.entry().address, rendered]).toEqual(["/", ["/"]]);
  });
});

it("the address bar knows an entry as soon as it has navigated there", async () => {
  const { bar, rendered } = await openEntry();
  await act(() => {
    bar.go({ address: "/?types=Bar", step: "new", state: { listing: {} } });
    expect(bar.entry().address).toBe("/?types=Bar");
  });
  expect(rendered).toEqual(["/", "/?types=Bar"]);
});
