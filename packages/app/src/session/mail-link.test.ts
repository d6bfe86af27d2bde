import { expect, it } from "vitest";
import { isMailLink, tokenOfLink } from "./mail-link.ts";

it("a link in a mail is recognised by the fragment of its URL, and other fragments are not", () => {
  expect(tokenOfLink("#reset=q1-Zb_9", "reset")).toBe("q1-Zb_9");
  expect(tokenOfLink("#address=q1-Zb_9.Y2Ft", "address")).toBe("q1-Zb_9.Y2Ft");
  expect(tokenOfLink("#reset=q1-Zb_9", "address")).toBeNull();
  for (const hash of ["", "#reset=", "#address=a b", "#content"]) expect(isMailLink(hash)).toBe(false);
});
