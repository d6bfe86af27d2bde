import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");

/**
 * Calls `work` with the folder of a built Storybook.
 * @param built The folder, if Storybook is already built. Otherwise it is built into a temporary folder.
 */
export async function withStorybook<Result>(
  built: string | undefined,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (built !== undefined) return work(built);
  const folder = mkdtempSync(join(tmpdir(), "flaneur-storybook-"));
  try {
    execFileSync("storybook", ["build", "--quiet", "--output-dir", folder], { cwd: ROOT, stdio: "inherit" });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
