import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { backupsIn, deleteAbandonedDrafts, deleteOldBackups, nameOfBackup } from "./backup-folder.ts";

function folderOf(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "flaneur-backup-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) writeFileSync(join(folder, name), "");
  return folder;
}

it("backups of the night in which clocks are set back have different names, in the order of their times", () => {
  vi.stubEnv("TZ", "Europe/Paris");
  onTestFinished(() => void vi.unstubAllEnvs());
  const names = ["2026-10-25T00:00:00Z", "2026-10-25T00:30:00Z", "2026-10-25T01:00:00Z"].map((at) =>
    nameOfBackup(new Date(at)),
  );
  expect(names[0]).toBe("flaneur-2026-10-25-000000.jsonl.gz");
  const folder = folderOf(...names);
  expect(backupsIn(folder)).toEqual(names.toReversed().map((name) => join(folder, name)));
});

it("deleteOldBackups keeps the backup that was just made, even if others have later names", () => {
  const older = "flaneur-2026-03-01-030000.jsonl.gz";
  const made = "flaneur-2026-03-02-030000.jsonl.gz";
  const later = "flaneur-2026-03-02-110000.jsonl.gz";
  const folder = folderOf(older, made, later, "notes.txt");
  const at = (name: string) => join(folder, name);
  expect(deleteOldBackups(at(made), 2)).toEqual([at(older)]);
  expect(deleteOldBackups(at(made), 1)).toEqual([at(later)]);
  expect(readdirSync(folder).toSorted()).toEqual([made, "notes.txt"]);
});

it("deleteAbandonedDrafts deletes the drafts of killed backups, and no other file", () => {
  const uuid = "0b5f3a52-6b1c-4c1c-9c55-0d9a4d9d7e11";
  const nightly = "flaneur-2026-03-01-030000.jsonl.gz";
  const others = [nightly, `notes.txt.${uuid}`, `${nightly}.copy`, `another.gz.${uuid}`];
  const drafts = [`${nightly}.${uuid}`, `mine.gz.${uuid}`];
  const folder = folderOf(...others, ...drafts);
  const now = statSync(join(folder, nightly)).mtimeMs;
  const path = join(folder, "mine.gz");
  deleteAbandonedDrafts(path, now + 3_000_000);
  expect(readdirSync(folder).toSorted()).toEqual([...others, ...drafts].toSorted());
  deleteAbandonedDrafts(path, now + 4_000_000);
  expect(readdirSync(folder).toSorted()).toEqual(others.toSorted());
});
