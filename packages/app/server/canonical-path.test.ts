import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("another spelling of a page's path", () => {
  it.each([
    ["/places/afaria/", "/places/afaria"],
    ["/PLACES/afaria//", "/places/afaria"],
    ["/Places/Caf%C3%A9", "/places/Caf%C3%A9"],
    ["/Login/", "/login"],
  ])("%s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each(["/", "/places/afaria", "/login", "/places/", "/places/a/b", "//evil.example/", "/assets/x.js"])(
    "%s is none",
    (path) => {
      expect(canonicalPath(path)).toBeNull();
    },
  );
});
