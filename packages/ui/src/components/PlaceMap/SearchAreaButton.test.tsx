// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchAreaButton } from "./SearchAreaButton.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("SearchAreaButton writes its status into a status element that was rendered before the search", async () => {
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(() => root.render(<SearchAreaButton searchArea={{ status: "absent" }} />));
  const status = container.querySelector("[role=status]");
  expect(status?.textContent).toBe("");
  await act(() => root.render(<SearchAreaButton searchArea={{ status: "searching" }} />));
  expect(container.contains(status)).toBe(true);
  expect(status?.textContent).not.toBe("");
  await act(() => root.unmount());
});
