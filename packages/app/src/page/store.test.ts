import { expect, it } from "vitest";
import { createStore } from "./store.ts";

it("a store calls its subscribers after each change, and not if the value stays the same", () => {
  const store = createStore("light");
  const seen: string[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  for (const theme of ["light", "dark", "dark", "light"]) store.set(theme);
  stop();
  store.set("dark");
  expect([seen, store.get()]).toEqual([["dark", "light"], "dark"]);
});
