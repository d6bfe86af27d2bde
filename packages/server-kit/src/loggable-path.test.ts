import { describe, expect, it } from "vitest";
import { loggablePath } from "./loggable-path.ts";

const TOKEN = "0Zr3mK1xQw5cVd8TnP2y-_";

describe("a path in the log", () => {
  it.each([
    [`/lists/${TOKEN}`, "/lists/…"],
    [`/views/${TOKEN}`, "/views/…"],
    [`/api/shared/lists/${TOKEN}`, "/api/shared/lists/…"],
    [`/api/shared/views/${TOKEN}/`, "/api/shared/views/…/"],
    [`/Lists/${TOKEN}`, "/Lists/…"],
    [`/lists/${TOKEN}.`, "/lists/…"],
    [`/lists/%30${TOKEN.slice(1)}`, "/lists/…"],
  ])("has no token of a link: %s", (path, logged) => {
    expect(loggablePath(path)).toBe(logged);
  });

  it.each(["/api/lists/7f1c1a52-3f0e-4c55-9f0c-0d4f6a0b8f11/share", "/api/views/reorder", "/places/le-grand-rex", "/"])(
    "is unchanged without a token: %s",
    (path) => {
      expect(loggablePath(path)).toBe(path);
    },
  );
});
