import { expect, it } from "vitest";
import { createAddressBar, entryOf, type Navigation } from "./address-bar.ts";

it("values that were removed from a URL are reported once: a choice takes them out of the entry that it leaves", () => {
  const bar = createAddressBar();
  const sent: Navigation[] = [];
  const state = { listing: { dropped: ["Castle"], view: "name=Bars" } };
  bar.connect(entryOf({ pathname: "/", search: "?types=Bar", state }), (to) => sent.push(to));
  const choice: Navigation = { address: "/?types=Bar&types=Club", step: "new", state: { listing: {} } };
  bar.go(choice);
  expect(sent).toEqual([{ address: "/?types=Bar", step: "same", state: { listing: { view: "name=Bars" } } }, choice]);
  bar.go(choice);
  expect(sent).toHaveLength(3);
});
