// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { opensSaved, savedAddress, takeSavedParameter } from "./saved-address.ts";

afterEach(() => history.replaceState(null, "", "/"));

it.each([
  ["/", ""],
  ["/", "?q=creperie&types=Bar"],
  ["/places/septime", ""],
])("the link to what is saved of %s%s opens the page at that address", (pathname, search) => {
  history.replaceState({ key: "kept" }, "", savedAddress(pathname, search));
  expect(opensSaved(new URL(location.href))).toBe(true);
  expect(takeSavedParameter()).toBe(true);
  expect([location.pathname + location.search, history.state]).toEqual([pathname + search, { key: "kept" }]);
});

it("an ordinary address does not open what is saved, and stays", () => {
  history.replaceState(null, "", "/?search=saved");
  expect(takeSavedParameter()).toBe(false);
  expect(location.search).toBe("?search=saved");
});
