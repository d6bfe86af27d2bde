// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PocketProgress } from "./PocketProgress.tsx";
import type { PocketState } from "./pocket-state.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("PocketProgress writes the sentence of a stopped save into a status element that was rendered during the save", async () => {
  const container = document.createElement("div");
  const root = createRoot(container);
  const render = (state: PocketState) => act(() => root.render(<PocketProgress state={state} />));
  await render({ status: "saving", progress: null });
  const status = container.querySelector("[role=status]");
  expect(status?.textContent).toBe("");
  await render({ status: "stopped", progress: null, stored: "nothing" });
  expect(status?.textContent).toBe(
    "The save was interrupted: Flâneur does not answer. Nothing can be used offline before the save is complete. Check your connection, then press ‘Go on’.",
  );
  expect(container.contains(status)).toBe(true);
  await act(() => root.unmount());
});
