import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ensureFolder } from "./folder.ts";

const base = mkdtempSync(join(tmpdir(), "flaneur-folder-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

it("makes a folder with those above it, and minds none that is there", () => {
  const folder = join(base, "a", "b");
  ensureFolder(folder);
  ensureFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it("says so at once where none can be made", () => {
  const file = join(base, "file");
  writeFileSync(file, "");
  expect(() => ensureFolder(join(file, "a", "b"))).toThrow("ENOTDIR");
});

it.runIf(existsSync("/proc/self"))("does not wait for ever on a file system that makes no folders", () => {
  expect(() => ensureFolder("/proc/flaneur/a")).toThrow("ENOENT");
});
