import { expect, it } from "vitest";
import { createKeptDrafts } from "./kept-drafts.ts";

const draft = { name: "Sunday" };

it("a draft is returned to its user once", () => {
  const drafts = createKeptDrafts();
  drafts.keep("edit l1", { owner: "camille", draft });
  expect(drafts.take("edit l1", "camille")).toBe(draft);
  expect(drafts.take("edit l1", "camille")).toBeNull();
});

it("a draft that another user requests is not returned, and is removed", () => {
  const drafts = createKeptDrafts();
  drafts.keep("edit l1", { owner: "camille", draft });
  expect(drafts.take("edit l1", "dominique")).toBeNull();
  expect(drafts.take("edit l1", "camille")).toBeNull();
});

it("the drafts of several forms are kept apart", () => {
  const drafts = createKeptDrafts();
  drafts.keep("edit l1", { owner: "camille", draft });
  expect(drafts.take("edit l2", "camille")).toBeNull();
  expect(drafts.take("edit l1", "camille")).toBe(draft);
});
