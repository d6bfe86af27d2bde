// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubIntersections } from "../../../testing/intersections.ts";
import { useShownSection } from "./use-shown-section.ts";

let report: ReturnType<typeof stubIntersections>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  report = stubIntersections();
});
afterEach(() => vi.unstubAllGlobals());

function Sections() {
  const body = useRef<HTMLDivElement>(null);
  const shown = useShownSection(body);
  return (
    <div ref={body} data-shown={shown}>
      <div data-section="credits" />
      <div data-section="privacy" />
    </div>
  );
}

it("useShownSection returns the section that came into view last if one callback reports several", async () => {
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(() => root.render(<Sections />));
  const section = (name: string) => container.querySelector(`[data-section=${name}]`);
  await act(() =>
    report([
      { isIntersecting: true, target: section("credits") },
      { isIntersecting: false, target: section("credits") },
      { isIntersecting: true, target: section("privacy") },
    ]),
  );
  expect(container.querySelector("[data-shown]")?.getAttribute("data-shown")).toBe("privacy");
  await act(() => root.unmount());
});
