// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toast } from "./Toast.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("Toast calls `onHold` with false only when neither the pointer nor the focus is in it", async () => {
  const onHold = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() =>
    root.render(
      <Toast label="Saved" icon={null} action={null} closeLabel="Close" onClose={() => {}} onHold={onHold}>
        <p>Saved</p>
      </Toast>,
    ),
  );
  const toast = document.querySelector("section");
  const button = document.querySelector("button");
  // React derives `pointerenter` and `pointerleave` from these events.
  const move = (type: "pointerover" | "pointerout") =>
    act(() => toast?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body })));
  await act(() => button?.focus());
  await move("pointerover");
  await move("pointerout");
  expect(onHold).toHaveBeenLastCalledWith(true);
  await move("pointerover");
  await act(() => button?.blur());
  expect(onHold).toHaveBeenLastCalledWith(true);
  await move("pointerout");
  expect(onHold).toHaveBeenLastCalledWith(false);
  await act(() => root.unmount());
});
