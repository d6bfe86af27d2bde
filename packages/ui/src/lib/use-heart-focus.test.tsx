// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HEART, useHeartFocus } from "./use-heart-focus.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

function List({ names }: { readonly names: readonly string[] }) {
  const onClickCapture = useHeartFocus();
  return (
    <main id="content" tabIndex={-1}>
      <div onClickCapture={onClickCapture}>
        {names.map((name) => (
          <button key={name} type="button" {...HEART}>
            {name}
          </button>
        ))}
      </div>
    </main>
  );
}

it("after a heart is removed, the next heart, else the previous heart, else the content gets the focus", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const show = (names: readonly string[]) => act(() => root.render(<List names={names} />));
  const press = async (name: string) => {
    const heart = [...container.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    heart?.focus();
    await act(() => heart?.click());
  };
  await show(["a", "b", "c"]);
  await press("b");
  await show(["a", "c"]);
  expect(document.activeElement?.textContent).toBe("c");
  await press("c");
  await show(["a"]);
  expect(document.activeElement?.textContent).toBe("a");
  await press("a");
  await show([]);
  expect(document.activeElement?.id).toBe("content");
  await act(() => root.unmount());
  container.remove();
});
