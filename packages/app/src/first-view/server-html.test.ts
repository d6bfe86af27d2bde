// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { resetBoxes, serverRenderedDevice } from "./server-html.ts";

const element = (html: string): HTMLElement => {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
};

it("a page is hydrated for the device that the server has rendered it for", () => {
  const root = element("");
  root.dataset.device = "phone";
  expect(serverRenderedDevice(root)).toBe("phone");
});

it("a page without HTML of the server is rendered by the browser", () => {
  expect(serverRenderedDevice(element(""))).toBeNull();
});

it("boxes that were pressed before hydration are reset, and typed text stays", () => {
  const root = element(
    '<input type="checkbox" checked><input type="checkbox"><input type="radio" name="size" checked><input type="radio" name="size"><input type="search">',
  );
  const inputs = [...root.querySelectorAll("input")];
  const [on, off, first, second, search] = inputs;
  for (const box of [on, off, second]) box?.click();
  if (search !== undefined) search.value = "zinc";
  resetBoxes(root);
  expect([on, off, first, second].map((box) => box?.checked)).toEqual([true, false, true, false]);
  expect(search?.value).toBe("zinc");
});
