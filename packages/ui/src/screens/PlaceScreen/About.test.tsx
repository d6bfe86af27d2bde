// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { About } from "./About.tsx";

const PLACE = { types: ["Café"], tags: [], address: "75011 Paris", openingHours: null, placeStatus: "Open" } as const;

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("the description of a place can have the same paragraph twice", async () => {
  const reported = vi.spyOn(console, "error");
  const container = document.createElement("div");
  const root = createRoot(container);
  const show = (description: string) =>
    act(() => root.render(<About place={{ ...PLACE, description }} stations={[]} />));
  const paragraphs = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  await show("A zinc counter and a mosaic floor.\n\nBook ahead.\n\nBook ahead.");
  expect(paragraphs()).toEqual(["A zinc counter and a mosaic floor.", "Book ahead.", "Book ahead."]);
  await show("A zinc counter and a mosaic floor.\n\nBook ahead.");
  expect(paragraphs()).toEqual(["A zinc counter and a mosaic floor.", "Book ahead."]);
  expect(reported).not.toHaveBeenCalled();
  await act(() => root.unmount());
});
