import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const WORKFLOW = readFileSync(resolve(import.meta.dirname, "../../.github/workflows/ci.yml"), "utf8");

/** Returns the text of a step of the workflow, from its name to the next step. */
const stepOf = (name: string): string =>
  WORKFLOW.split(/^ {6}- /m).find((step) => step.includes(`name: ${name}\n`)) ?? "";
const commandOf = (name: string): string => /^ *run: (.*)$/m.exec(stepOf(name))?.[1] ?? "exit 1";

describe("the workflow of CI", () => {
  const folder = mkdtempSync(join(tmpdir(), "flaneur-checkout-"));
  // Git treats the checkout as one of another user, as in the container of the workflow.
  const env = { ...process.env, HOME: folder, GITHUB_WORKSPACE: folder, GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" };
  const run = (command: string) => spawnSync("sh", ["-c", command], { cwd: folder, env, encoding: "utf8" });
  beforeAll(() => void spawnSync("git", ["init", "--quiet", folder]));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("lets git read a checkout that belongs to another user, before any step needs it", () => {
    expect(run("git status").stderr).toContain("dubious ownership");
    expect(run(commandOf("Trust the checkout")).status).toBe(0);
    expect(run("git status").status).toBe(0);
    expect(WORKFLOW.indexOf("Trust the checkout")).toBeLessThan(WORKFLOW.indexOf("bash .ci/run"));
  });

  it("sends the stories to Chromatic also if the tests have failed", () => {
    expect(stepOf("Visual review")).toMatch(/if: .*!cancelled\(\)/);
    expect(commandOf("Visual review")).toBe("npm run chromatic");
  });
});
