// @vitest-environment happy-dom
import { act, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFocusOnDeselect } from "./use-focus-on-deselect.ts";

let container: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  await act(() => root.render(<List />));
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

/**
 * A list with the card of the place 'louvre', which is selected at first. `#close` clears the selection, `#other`
 * selects another place, and `#remove` removes the card.
 */
function List() {
  const main = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string | null>("louvre");
  const focusCardOf = useFocusOnDeselect(main, selected);
  const deselect = () => {
    if (selected !== null) focusCardOf(selected);
    setSelected(null);
  };
  return (
    <div ref={main}>
      <main tabIndex={-1}>
        <div data-place="louvre">
          <button type="button">Louvre</button>
        </div>
      </main>
      <button type="button" id="close" onClick={deselect} />
      <button type="button" id="other" onClick={() => setSelected("orsay")} />
      <button type="button" id="remove" onClick={() => container.querySelector("[data-place]")?.remove()} />
    </div>
  );
}

const press = (id: string) => container.querySelector<HTMLElement>(`#${id}`)?.click();

it("the card of a place gets the focus when its selection is cleared", async () => {
  await act(() => press("close"));
  expect(document.activeElement?.textContent).toBe("Louvre");
});

it("the list gets the focus when the card of the place is not on the page", async () => {
  press("remove");
  await act(() => press("close"));
  expect(document.activeElement?.tagName).toBe("MAIN");
});

it("no card gets the focus when a selection is cleared and another place is selected at the same time", async () => {
  await act(() => {
    press("close");
    press("other");
  });
  expect(document.activeElement).toBe(document.body);
});
