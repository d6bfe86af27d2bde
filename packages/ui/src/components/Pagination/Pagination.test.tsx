// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubIntersections } from "../../../testing/intersections.ts";
import { Pagination } from "./Pagination.tsx";

let report: ReturnType<typeof stubIntersections>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  report = stubIntersections();
});
afterEach(() => vi.unstubAllGlobals());

it("Pagination calls onNextInView if the newest of several entries says that it is in view", async () => {
  const onNextInView = vi.fn();
  const root = createRoot(document.createElement("div"));
  await act(() => root.render(<Pagination page={1} pages={3} onPageChange={() => {}} onNextInView={onNextInView} />));
  report([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(onNextInView).not.toHaveBeenCalled();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(onNextInView).toHaveBeenCalledOnce();
  await act(() => root.unmount());
});
