import { afterEach, expect, it } from "vitest";
import { startViews, view } from "../../../testing/views.ts";
import { followViewTabs } from "./follow-view-tabs.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const [A, B] = [view("a"), view("b")];

it.each([
  ["saved a view", "change 0", { kind: "saved", view: view("c") }],
  ["deleted a view", "change 0", { kind: "deleted", id: "a" }],
  ["reordered the views", "reordering", { kind: "reordered", views: [B, A] }],
] as const)("the views are loaded again after another tab has %s", async (name, key, result) => {
  const channel = `view-tabs-test-${name}`;
  const [first, second] = [startViews(), startViews()];
  for (const tab of [first, second]) {
    tab.listed(A, B);
    closing.push(followViewTabs(tab.views, new BroadcastChannel(channel)));
  }
  first.views.send({ type: "views.changed", key, result });
  await expect
    .poll(() => second.views.getSnapshot().children.list?.getSnapshot().matches({ active: "loading" }))
    .toBe(true);
});
