import { describe, expect, it } from "vitest";
import { createStorageState } from "./storage-state.ts";

const FULL = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });

function start() {
  const lines: unknown[] = [];
  let now = 0;
  const logger = { error: (line: unknown) => void lines.push(line) };
  const storage = createStorageState({ logger, now: () => now });
  const advance = (ms: number) => {
    now += ms;
  };
  return { storage, lines, advance };
}

describe("the disk of the database", () => {
  it("is logged once while changes are refused within a minute of each other, and again later", () => {
    const { storage, lines, advance } = start();
    for (let tries = 0; tries < 60; tries++) {
      expect(storage.explain(FULL)).toBe("The disk of the database is full");
      advance(59_999);
    }
    expect(lines).toHaveLength(1);
    advance(1);
    storage.explain(FULL);
    expect(lines).toHaveLength(2);
  });

  it("is reported as full for a minute after the last refused change", () => {
    const { storage, advance } = start();
    expect(storage.refusal()).toBeNull();
    storage.explain(FULL);
    advance(59_999);
    expect(storage.refusal()).toBe("The disk of the database is full");
    advance(1);
    expect(storage.refusal()).toBeNull();
  });

  it.each([new Error("a bug"), Object.assign(new Error("denied"), { code: "EACCES" })])(
    "is not the cause of another error: %s",
    (error) => {
      const { storage, lines } = start();
      expect([storage.explain(error), storage.refusal(), lines]).toEqual([null, null, []]);
    },
  );
});
