// @vitest-environment happy-dom
import { act } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { openSignedIn } from "../../../testing/signed-in-page.tsx";
import { ShareLink } from "./ShareLink.tsx";

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

const LIST = { id: "l1" };
const SHARED = {
  data: { shareList: { __typename: "ListUpdated", list: { id: "l1", share: { url: "/lists/abc", sharedBy: null } } } },
};

function press(label: string): void {
  const buttons = [...document.querySelectorAll("button")];
  const pressed = buttons.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === label);
  if (pressed === undefined) throw new Error(`There is no button '${label}'.`);
  pressed.click();
}

it("ShareLink calls onChanged for a new link even if its dialog is closed before the server responds", async () => {
  const onChanged = vi.fn();
  const response = Promise.withResolvers<object>();
  await openSignedIn(<ShareLink request={LIST} onChanged={onChanged} />, {
    answer: (name) =>
      name === "ShareList" ? response.promise : { data: { viewer: { list: { id: "l1", share: null } } } },
  });
  await act(() => eventually(() => press("Share")));
  await act(() => press("Close"));
  await act(() => eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull()));
  expect(onChanged).not.toHaveBeenCalled();
  response.resolve(SHARED);
  await act(() => eventually(() => expect(onChanged).toHaveBeenCalledOnce()));
});
