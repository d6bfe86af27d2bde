// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChoiceChips } from "./ChoiceChips.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

function Demo({ initial }: { readonly initial: readonly string[] }) {
  const [chosen, setChosen] = useState(initial);
  return (
    <ChoiceChips
      label="Types"
      options={["Bar", "Café", "Park", "Pool"]}
      chosen={chosen}
      onToggle={(value) => setChosen(chosen.filter((each) => each !== value))}
      shownAtFirst={2}
    />
  );
}

it.each([
  ["the next chip", ["Park", "Pool"], "Park", "Pool"],
  ["the button '+N more' after the last chip", ["Park"], "Park", "+2 more"],
  ["the previous chip if nothing follows", ["Park", "Pool", "Gone"], "Gone", "Pool"],
  ["the pressed chip if the chip stays", ["Bar"], "Bar", "Bar"],
])("removing a chosen value moves the focus to %s", async (_, initial, pressed, focused) => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(() => root.render(<Demo initial={initial} />));
  const chip = container.querySelector<HTMLElement>(`[aria-label="${pressed}"]`);
  await act(() => chip?.focus());
  await act(() => chip?.click());
  expect(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent).toBe(focused);
  await act(() => root.unmount());
});
