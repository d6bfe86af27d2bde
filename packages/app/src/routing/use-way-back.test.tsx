// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import type { EntryState } from "./entry-state.ts";
import { useWayBack } from "./way-back.ts";

function Page() {
  const { pathname, state } = useLocation();
  const back = useWayBack();
  return <a {...back}>{`${pathname} ${JSON.stringify(state)}`}</a>;
}

/** Renders the last page of a tab, and returns its link back to the places. */
function open(last: EntryState | null): HTMLAnchorElement {
  // The router of the browser counts its entries in the state of each entry. The one of this test does not.
  history.replaceState({ idx: 2 }, "");
  const entries = [
    { pathname: "/", search: "?types=Bar", state: null },
    { pathname: "/", search: "?types=Bar", state: { sheet: "lightbox" } satisfies EntryState },
    { pathname: "/places/tour-eiffel", state: last },
  ];
  const home = document.body.appendChild(document.createElement("div"));
  const root = createRoot(home);
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <MemoryRouter initialEntries={entries} initialIndex={2}>
        <Page />
      </MemoryRouter>,
    ),
  );
  const link = home.querySelector("a");
  if (link === null) throw new Error("There is no link");
  return link;
}

afterEach(() => history.replaceState(null, ""));

it("the way back from a place that a link in the lightbox opened leads to the page without the lightbox", async () => {
  const link = open({ cameFromSheet: true });
  link.click();
  await eventually(() => expect(link.textContent).toBe("/ null"));
});

it("the way back from another place leads to the previous entry of the tab", async () => {
  const link = open(null);
  link.click();
  await eventually(() => expect(link.textContent).toBe('/ {"sheet":"lightbox"}'));
});
