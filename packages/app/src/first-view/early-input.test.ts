// @vitest-environment happy-dom
import { HYDRATED } from "@flaneur/ui";
import { expect, it, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { keepEarlyInput } from "./early-input.ts";

const PAGE = `
  <div id="top" data-waiting=""><button>Log In</button><input type="search" value=""></div>
  <div id="page" data-waiting="">
    <input type="checkbox" id="museum"><input type="checkbox" id="bar" checked>
    <div id="later" data-waiting=""><button>Sort</button><select><option>9:00<option>10:00</select></div>
  </div>`;

/** A page rendered by the server whose code is not loaded yet. */
function serverPage() {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = PAGE;
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = root.querySelector<Found>(selector);
    if (found === null) throw new Error(`${selector} is missing`);
    return found;
  };
  const noted: Event[] = [];
  const note = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[data-waiting]")) noted.push(event);
  };
  const types = ["pointerdown", "mousedown", "keydown", "click", "input", "change"];
  for (const type of types) root.addEventListener(type, note);
  const hydrate = (id: string) => {
    const boundary = find(`#${id}`);
    delete boundary.dataset.waiting;
    boundary.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
  };
  return { root, find, noted, hydrate };
}

it("early presses are repeated in order, then typed text; a value that the browser restored is reset", async () => {
  const { root, find, noted, hydrate } = serverPage();
  const [museum, bar] = [find<HTMLInputElement>("#museum"), find<HTMLInputElement>("#bar")];
  const search = find<HTMLInputElement>("[type=search]");
  museum.click();
  find("#top button").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  find("#top button").click();
  search.value = "zinc";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  // The browser restores the field after a reload.
  bar.checked = false;
  const start = keepEarlyInput(root, noted);
  expect([museum.checked, bar.checked, search.value]).toEqual([true, true, "zinc"]);

  const received: string[] = [];
  for (const [name, control] of Object.entries({ museum, logIn: find("#top button"), search })) {
    for (const type of ["click", "keydown"]) control.addEventListener(type, () => received.push(`${name} ${type}`));
  }
  search.addEventListener("input", () => received.push("search input"));
  hydrate("top");
  hydrate("page");
  expect(received).toEqual([]);
  start();
  await eventually(() => expect(received).toEqual(["museum click", "logIn keydown", "logIn click", "search input"]));
  expect([museum.checked, bar.checked, search.value]).toEqual([true, true, "zinc"]);
});

it("early input in a part that is hydrated later is repeated exactly once, when that part is hydrated", () => {
  const { root, find, noted, hydrate } = serverPage();
  const start = keepEarlyInput(root, noted);
  hydrate("top");
  hydrate("page");
  start();
  const [sort, hour] = [find("#later button"), find<HTMLSelectElement>("#later select")];
  const pressed = vi.fn();
  const changed = vi.fn();
  sort.click();
  hour.value = "10:00";
  hour.dispatchEvent(new Event("change", { bubbles: true }));
  sort.addEventListener("click", pressed);
  hour.addEventListener("change", changed);
  expect(pressed).not.toHaveBeenCalled();
  hydrate("later");
  expect(pressed).toHaveBeenCalledOnce();
  expect(changed).toHaveBeenCalledOnce();
  expect(hour.value).toBe("10:00");
  hydrate("later");
  expect(pressed).toHaveBeenCalledOnce();
});

it("a key pressed after the key that opens a menu is repeated in the menu, also if the focus moves there late", async () => {
  const { root, find, noted, hydrate } = serverPage();
  const trigger = find("#later button");
  trigger.setAttribute("aria-haspopup", "menu");
  trigger.focus();
  for (const key of ["Enter", "ArrowDown"]) trigger.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const received: string[] = [];
  const item = root.appendChild(document.createElement("button"));
  item.addEventListener("keydown", ({ key }) => received.push(`item ${key}`));
  const focusLate = (frames: number) => {
    if (frames === 0) item.focus();
    else requestAnimationFrame(() => focusLate(frames - 1));
  };
  trigger.addEventListener("keydown", ({ key }) => {
    received.push(`trigger ${key}`);
    trigger.setAttribute("aria-expanded", "true");
    focusLate(5);
  });
  keepEarlyInput(root, noted)();
  for (const id of ["top", "page", "later"]) hydrate(id);
  await eventually(() => expect(received).toEqual(["trigger Enter", "item ArrowDown"]));
});
