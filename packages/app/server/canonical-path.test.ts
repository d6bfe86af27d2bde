import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("the canonical path", () => {
  it.each([
    ["/places/afaria/", "/places/afaria"],
    ["/PLACES/afaria//", "/places/afaria"],
    ["/Places/Caf%C3%A9", "/places/Caf%C3%A9"],
    ["/Login/", "/login"],
    ["/About/", "/about"],
  ])("of %s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each(["/", "/places/afaria", "/login", "/places/", "/places/a/b", "//evil.example/", "/assets/x.js"])(
    "of %s is null",
    (path) => {
      expect(canonicalPath(path)).toBeNull();
    },
  );
});
