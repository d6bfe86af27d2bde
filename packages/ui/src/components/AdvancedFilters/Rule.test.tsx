// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Rule } from "./Rule.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("a rule joins two included values by OR, also if an excluded value is between them", async () => {
  const container = document.createElement("div");
  const root = createRoot(container);
  const values = [
    { value: "Bar", negated: false },
    { value: "Café", negated: true },
    { value: "Restaurant", negated: false },
  ];
  await act(() =>
    root.render(
      <Rule category="types" join={null} values={values} onRemove={() => {}} onNegate={() => {}} onJoin={() => {}} />,
    ),
  );
  const items = [...container.querySelectorAll("li")];
  expect(items.map(({ textContent }) => textContent.startsWith("OR"))).toEqual([false, false, true]);
  await act(() => root.unmount());
});
