// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MapListSheet } from "./MapListSheet.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("the list over the map of a phone scrolls to its top when another page is shown", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const show = (page: number) =>
    act(() =>
      root.render(
        <MapListSheet
          page={page}
          stop="full"
          onStopChange={() => {}}
          hidden={false}
          toolbar={{ status: null, onClearAll: undefined }}
          chips={null}
          notices={null}
          list={<p id="list">Places</p>}
          pages={null}
        />,
      ),
    );
  await show(1);
  const scroller = document.getElementById("list")?.parentElement;
  if (scroller == null) throw new Error("The list is not rendered.");
  scroller.scrollTop = 400;
  await show(1);
  expect(scroller.scrollTop).toBe(400);
  await show(2);
  expect(scroller.scrollTop).toBe(0);
  await act(() => root.unmount());
  container.remove();
});
