// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NeighbourhoodMap } from "./NeighbourhoodMap.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OUTLINE = [
  { latitude: 48.85, longitude: 2.35 },
  { latitude: 48.86, longitude: 2.36 },
  { latitude: 48.85, longitude: 2.37 },
];
const CINEMA = { latitude: 48.855, longitude: 2.36, type: "Cinema" };

it("the map of a neighbourhood renders a dot for each of two places with the same position", async () => {
  const reported = vi.spyOn(console, "error");
  const container = document.createElement("div");
  const root = createRoot(container);
  const show = (points: readonly (typeof CINEMA)[]) =>
    act(() => root.render(<NeighbourhoodMap outline={OUTLINE} points={points} />));
  await show([CINEMA, { ...CINEMA, type: "Bar" }]);
  expect(container.querySelectorAll("[data-kind]")).toHaveLength(2);
  await show([CINEMA]);
  expect(container.querySelectorAll("[data-kind]")).toHaveLength(1);
  expect(reported).not.toHaveBeenCalled();
  await act(() => root.unmount());
});
