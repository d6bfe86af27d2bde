// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { openHome } from "../../testing/open-home.tsx";

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => {});
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the page and counts the renders: `frame` of the layout with everything in it, `page` of the route only. */
async function openSearch() {
  const renders = { frame: 0, page: 0 };
  const home = await openHome({
    onRender: (id) => {
      renders[id === "page" ? "page" : "frame"] += 1;
    },
  });
  const box = home.querySelector("input[type=search]");
  if (!(box instanceof HTMLInputElement)) throw new Error("There is no search box");
  return { renders, box };
}

/** Sets the value as a key press does. React does not notice a value that a script sets on the element. */
async function type(box: HTMLInputElement, text: string): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(() => {
    setValue?.call(box, text);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

it("typing in the search renders neither the sidebar nor the cards again until it pauses", async () => {
  const { renders, box } = await openSearch();
  const before = { ...renders };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const text of ["c", "cr", "cre", "crep"]) {
    await type(box, text);
    await act(() => vi.advanceTimersByTimeAsync(90));
  }
  expect(box.value).toBe("crep");
  expect(renders.frame).toBeGreaterThanOrEqual(before.frame + 4);
  expect(renders.page).toBe(before.page);
  // The page is rendered once the typing pauses, which shows that the counter works.
  await act(() => vi.advanceTimersByTimeAsync(90));
  expect(renders.page).toBeGreaterThan(before.page);
});
