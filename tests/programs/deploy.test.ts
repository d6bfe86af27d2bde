import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { SETTING_NAMES } from "../../packages/server-kit/src/settings-table.ts";
import { repetitions } from "../setup/campaign.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DEPLOY = join(ROOT, "deploy");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const UNITS = globSync("deploy/systemd/*", { cwd: ROOT });
const Package = z.object({ scripts: z.object({ start: z.string() }) });

/** Returns the start command of a package, with the path of its script relative to the root of the repository. */
function startOf(name: "api" | "app" | "gateway"): string {
  const { start } = Package.parse(JSON.parse(read(`packages/${name}/package.json`))).scripts;
  return start.replace(/(\S+)$/, `packages/${name}/$1`);
}

describe("deploy", () => {
  it.each(["api", "app", "gateway"] as const)("starts the %s with the flags of its package", (name) => {
    const command = startOf(name);
    expect(read(`deploy/systemd/flaneur-${name}.service`)).toContain(
      `ExecStart=/opt/flaneur/node_modules/.bin/${command}\n`,
    );
    const inImage = JSON.stringify(command.split(" ")).replaceAll(",", ", ");
    expect(read("deploy/Containerfile")).toContain(`CMD ${inImage}\n`);
  });

  it("imports OpenStreetMap by the command of npm run import, at the time that the documents show", () => {
    const { scripts } = z.object({ scripts: z.object({ import: z.string() }) }).parse(JSON.parse(read("package.json")));
    expect(read("deploy/systemd/flaneur-import-osm.service")).toContain(
      `ExecStart=/opt/flaneur/node_modules/.bin/${scripts.import} osm\n`,
    );
    const timer = /\[Timer\]\n(?:\w+=.*\n)+/.exec(read("deploy/systemd/flaneur-import-osm.timer"))?.[0];
    expect(read("docs/operations.md")).toContain(`\n${timer}`);
  });

  it("refers only to files that exist in the repository", () => {
    const texts = ["deploy/Containerfile", "deploy/compose.yaml", ...UNITS].map(read).join("\n");
    const named = [...texts.matchAll(/\b(?:packages|deploy)\/[\w/-]+\.(?:ts|mjs|yaml)\b/g)].map(([path]) => path);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it("sets only settings that exist", () => {
    const composed = [...read("deploy/compose.yaml").matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = ""]) => name);
    const ofImage = [...read("deploy/Containerfile").matchAll(/\b([A-Z_]+)=/g)].map(([, name = ""]) => name);
    const ofUnits = [
      ...UNITS.map(read)
        .join("\n")
        .matchAll(/^Environment=([A-Z_]+)=/gm),
    ].map(([, name = ""]) => name);
    const others = /^(?:POSTGRES_(?:USER|DB|PASSWORD)|NODE_ENV)$/;
    const set = [...composed, ...ofImage, ...ofUnits];
    expect(set.filter((name) => !SETTING_NAMES.includes(name) && !others.test(name))).toEqual([]);
  });
});

const isInstalled = (program: string): boolean => spawnSync(program, ["--version"]).error === undefined;
/** Runs an installed program that checks a configuration file. @returns Its output, or an empty text if it succeeds. */
function complaints(program: string, options: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, options, { encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

// Debian's packages `prometheus`, `haproxy` and `systemd` have these programs.
describe.runIf(repetitions(0, 1) > 0)("the installed configuration checkers", () => {
  it.runIf(isInstalled("promtool"))("accept the alert rules", () => {
    expect(complaints("promtool", ["check", "rules", join(DEPLOY, "alerts.rules.yaml")])).toBe("");
  });

  it.runIf(isInstalled("haproxy"))("accept the configuration of HAProxy", () => {
    expect(complaints("haproxy", ["-c", "-f", join(DEPLOY, "haproxy.cfg")])).toBe("");
  });

  it.runIf(isInstalled("systemd-analyze"))("accept the units of systemd", () => {
    const folder = mkdtempSync(join(tmpdir(), "flaneur-units-"));
    cpSync(join(DEPLOY, "systemd"), folder, { recursive: true });
    // The units start programs in /opt/flaneur, where the product is installed. The checker requires that the
    // programs exist, so this copy of the units starts the Node.js that runs the test.
    const units = globSync("*", { cwd: folder }).map((name) => join(folder, name));
    for (const unit of units) {
      writeFileSync(
        unit,
        readFileSync(unit, "utf8").replaceAll("/opt/flaneur/node_modules/.bin/node", process.execPath),
      );
    }
    expect(complaints("systemd-analyze", ["verify", ...units])).toBe("");
    rmSync(folder, { recursive: true, force: true });
  });
});
