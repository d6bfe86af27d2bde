import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("the canonical path", () => {
  it.each([
    ["/places/afaria/", "/places/afaria"],
    ["/PLACES/afaria//", "/places/afaria"],
    ["/Places/Caf%C3%A9", "/places/Caf%C3%A9"],
    ["/Login/", "/login"],
    ["/About/", "/about"],
    ["/walk/", "/walk"],
    ["/my/lists/", "/my/lists"],
    ["/My/Lists/7F1c/", "/my/lists/7F1c"],
  ])("of %s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each([
    "/",
    "/places/afaria",
    "/login",
    "/my/lists",
    "/my",
    "/places/",
    "/places/a/b",
    "//evil.example/",
    "/assets/x.js",
  ])("of %s is null", (path) => {
    expect(canonicalPath(path)).toBeNull();
  });
});
