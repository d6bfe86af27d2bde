// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToggleChip } from "../components/ToggleChip/ToggleChip.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("the checkbox of a cleared value without places is disabled only after it has lost the focus", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const show = (choice: "is" | "none") =>
    act(() => root.render(<ToggleChip option={{ value: "Terrace", count: 0, choice }} onToggle={() => {}} />));
  await show("is");
  const checkbox = container.querySelector("input");
  await act(() => checkbox?.focus());
  await show("none");
  expect(checkbox?.disabled).toBe(false);
  expect(document.activeElement).toBe(checkbox);
  await act(() => checkbox?.blur());
  expect(checkbox?.disabled).toBe(true);
  await act(() => root.unmount());
  container.remove();
});
