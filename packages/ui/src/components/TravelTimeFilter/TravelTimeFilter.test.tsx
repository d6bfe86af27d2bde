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

/** Renders the filter. Returns its handle, and a function that renders the filter with another value. */
async function start(first: number | null) {
  const onValueChange = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const render = (value: number | null) =>
    act(() =>
      root.render(
        <TravelTimeFilter
          value={value}
          mode="transit"
          location="confirmed"
          reach={() => null}
          onValueChange={onValueChange}
          onModeChange={() => {}}
          onSetLocation={() => {}}
        />,
      ),
    );
  await render(first);
  const handle = () => container.querySelector("[role=slider]");
  const minutes = () => handle()?.getAttribute("aria-valuenow");
  return { onValueChange, render, handle, minutes, end: () => act(() => root.unmount()) };
}

it("the travel time returns to the filter's value if the browser cancels the pointer that drags the handle", async () => {
  const { onValueChange, handle, minutes, end } = await start(20);
  const press = (type: string) =>
    act(() => handle()?.parentElement?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 50 })));
  await press("pointerdown");
  expect(minutes()).toBe("60");
  await press("pointercancel");
  expect(minutes()).toBe("20");
  expect(onValueChange).not.toHaveBeenCalled();
  await end();
});

it("the handle returns to 60 minutes if the filter is cleared after a key has moved the handle", async () => {
  const { onValueChange, render, handle, minutes, end } = await start(null);
  await act(() => handle()?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })));
  expect(onValueChange.mock.calls).toEqual([[65]]);
  await render(65);
  expect(minutes()).toBe("65");
  await render(null);
  expect(minutes()).toBe("60");
  await end();
});
