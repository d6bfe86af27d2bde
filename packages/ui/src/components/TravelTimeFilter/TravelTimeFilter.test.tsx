// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TravelTimeFilter } from "./TravelTimeFilter.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Happy DOM computes no layout. This mock makes the slider 110 pixels wide: one pixel for each minute.
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 110, 10));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("the travel time returns to the filter's value if the browser cancels the pointer that drags the handle", async () => {
  const onValueChange = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(() =>
    root.render(
      <TravelTimeFilter
        value={20}
        mode="transit"
        location="confirmed"
        reach={() => null}
        onValueChange={onValueChange}
        onModeChange={() => {}}
        onSetLocation={() => {}}
      />,
    ),
  );
  const handle = () => container.querySelector("[role=slider]");
  const press = (type: string) =>
    act(() => handle()?.parentElement?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 50 })));
  await press("pointerdown");
  expect(handle()?.getAttribute("aria-valuenow")).toBe("60");
  await press("pointercancel");
  expect(handle()?.getAttribute("aria-valuenow")).toBe("20");
  expect(onValueChange).not.toHaveBeenCalled();
  await act(() => root.unmount());
});
