import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const WORKFLOWS = globSync(".github/workflows/*.{yml,yaml}", { cwd: ROOT });

describe.each(WORKFLOWS)("%s", (file) => {
  const text = readFileSync(resolve(ROOT, file), "utf8");

  it("pins every action to a commit, with its version in a comment", () => {
    const actions = [...text.matchAll(/uses: *(.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("limits the token to reading the repository", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text.match(/permissions:/g)).toHaveLength(1);
  });

  it("does not store the token on disk", () => {
    const checkouts = text.match(/uses: actions\/checkout@/g) ?? [];
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
  });
});
