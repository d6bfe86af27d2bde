// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Happy DOM runs no animations. With another animation for closing, Radix waits for the end of it.
  const computed = window.getComputedStyle.bind(window);
  vi.spyOn(window, "getComputedStyle").mockImplementation((element) => {
    const animation = () =>
      element instanceof HTMLElement && element.dataset.state === "closed" ? "vanish" : "appear";
    return new Proxy(computed(element), {
      get: (style, name) => (name === "animationName" ? animation() : Reflect.get(style, name)),
    });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a dialog that the program closes keeps its title, content and buttons until it has faded out", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const render = (open: boolean, text: string) =>
    act(() =>
      root.render(
        <Dialog open={open} onClose={() => {}} title={`${text} title`} foot={<p>{text} foot</p>}>
          <p>{text} content</p>
        </Dialog>,
      ),
    );
  const dialog = () => document.querySelector("[role=dialog]");
  await render(true, "First");
  await render(true, "Typed");
  await render(false, "Empty");
  expect(dialog()?.textContent).toContain("Typed title");
  expect(dialog()?.textContent).toContain("Typed content");
  expect(dialog()?.textContent).toContain("Typed foot");
  expect(dialog()?.textContent).not.toContain("Empty");
  await act(() => {
    for (const element of document.querySelectorAll("[data-state=closed]")) {
      element.dispatchEvent(Object.assign(new Event("animationend", { bubbles: true }), { animationName: "vanish" }));
    }
  });
  expect(dialog()).toBeNull();
  await render(true, "Next");
  expect(dialog()?.textContent).toContain("Next content");
  await act(() => root.unmount());
});
