import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ensureFolder } from "./folder.ts";

const base = mkdtempSync(join(tmpdir(), "flaneur-folder-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

it("ensureFolder creates a folder with its parents, and accepts an existing one", () => {
  const folder = join(base, "a", "b");
  ensureFolder(folder);
  ensureFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it("ensureFolder throws when the folder cannot be created", () => {
  const file = join(base, "file");
  writeFileSync(file, "");
  expect(() => ensureFolder(join(file, "a", "b"))).toThrow("ENOTDIR");
});

it.runIf(existsSync("/proc/self"))(
  "ensureFolder throws on a file system that does not allow new folders, rather than waiting forever",
  () => {
    expect(() => ensureFolder("/proc/flaneur/a")).toThrow("ENOENT");
  },
);
