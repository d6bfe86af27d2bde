// @vitest-environment happy-dom
import { INITIAL_FILTERS, setValues } from "@flaneur/domain";
import { act, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AllTags } from "../AllTags/AllTags.tsx";
import { FilterSheet } from "../FilterPanel/FilterSheet.tsx";
import { AdvancedFilters } from "./AdvancedFilters.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

const nothing = () => {};

interface Clearable {
  /** Whether a filter is active. */
  readonly active: boolean;
  readonly onClear: () => void;
}

const Tags = ({ active, onClear }: Clearable) => (
  <AllTags
    open
    filters={{ status: "loading" }}
    onToggle={nothing}
    doneLabel="Show 3 places"
    onClearAll={active ? onClear : undefined}
    onClose={nothing}
  />
);

const Sheet = ({ active, onClear }: Clearable) => (
  <FilterSheet
    open
    onOpenChange={nothing}
    onClosed={nothing}
    doneLabel="Show 3 places"
    onClearAll={active ? onClear : undefined}
  >
    Bar
  </FilterSheet>
);

const Advanced = ({ active, onClear }: Clearable) => (
  <AdvancedFilters
    open
    draft={active ? setValues(INITIAL_FILTERS, "types", ["Bar"]) : INITIAL_FILTERS}
    filters={{ status: "loading" }}
    total={3}
    onToggle={nothing}
    onNegate={nothing}
    onJoin={nothing}
    onToggleStatus={nothing}
    onClear={onClear}
    onRetry={nothing}
    onApply={nothing}
    onClose={nothing}
  />
);

function Demo({ Dialog }: { readonly Dialog: (props: Clearable) => ReactNode }) {
  const [active, setActive] = useState(true);
  return <Dialog active={active} onClear={() => setActive(false)} />;
}

const button = (text: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === text);

it.each([
  ["AllTags", Tags],
  ["FilterSheet", Sheet],
  ["AdvancedFilters", Advanced],
])("'Clear all' of %s moves the focus to the button that shows the places", async (_, Dialog) => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() => root.render(<Demo Dialog={Dialog} />));
  await act(() => button("Clear all")?.focus());
  await act(() => button("Clear all")?.click());
  expect(button("Clear all")).toBeUndefined();
  expect(document.activeElement?.textContent).toBe("Show 3 places");
  await act(() => root.unmount());
});
