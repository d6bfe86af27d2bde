import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "..");
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), resolved: z.string().optional(), link: z.boolean().optional() }),
  ),
});

it("each package of the lock file has a checksum, and no package has a download URL", () => {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? "")).map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

describe("npm run lock", () => {
  /** The checksums of the packages that the mock registry has, each in version 1.0.0. */
  const KNOWN: Readonly<Record<string, string>> = {
    "tool-linux-x64": "sha512-linux",
    "tool-darwin-arm64": "sha512-mac",
  };
  const folder = mkdtempSync(join(tmpdir(), "flaneur-lock-"));
  let registry: Server;
  beforeAll(async () => {
    registry = createServer((incoming, response) => {
      const name = decodeURIComponent((incoming.url ?? "").slice(1));
      if (name === "tool-of-another-registry") return response.writeHead(503).end();
      const integrity = KNOWN[name];
      const tarball = `http://registry.test/${name}.tgz`;
      const versions = { "1.0.0": { name, version: "1.0.0", dist: { integrity, tarball } } };
      response.writeHead(integrity === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ name, "dist-tags": { latest: "1.0.0" }, versions }));
    }).listen(0, "127.0.0.1");
    await once(registry, "listening");
  });
  afterAll(() => {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the script on a lock file with a tool that has optional binaries. The file lists only the first binary. */
  async function complete(...binaries: string[]) {
    const file = join(folder, "package-lock.json");
    const optionalDependencies = Object.fromEntries(binaries.map((name) => [name, "1.0.0"]));
    const packages = {
      "": { name: "root" },
      "node_modules/tool": { version: "1.0.0", integrity: "sha512-tool", dev: true, optionalDependencies },
      [`node_modules/${binaries[0]}`]: { version: "1.0.0", resolved: "http://registry.test/a.tgz", optional: true },
    };
    const before = JSON.stringify({ lockfileVersion: 3, packages });
    writeFileSync(file, before);
    const { port } = registry.address() as AddressInfo;
    const env = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: join(folder, "cache"),
      npm_config_fetch_retries: "0",
    };
    const outcome = await new Promise<{ code: unknown; output: string }>((done) => {
      execFile(process.execPath, [join(ROOT, "scripts/complete-lock.ts"), file], { env }, (error, stdout, stderr) =>
        done({ code: error === null ? 0 : error.code, output: stdout + stderr }),
      );
    });
    const after = readFileSync(file, "utf8");
    return { ...outcome, packages: JSON.parse(after).packages, isUnchanged: after === before };
  }

  it("adds the optional binaries that npm omitted, with the checksums of the registry", async () => {
    const { code, packages } = await complete("tool-linux-x64", "tool-darwin-arm64");
    expect(code).toBe(0);
    expect(packages["node_modules/tool-linux-x64"]).toEqual({
      version: "1.0.0",
      optional: true,
      integrity: "sha512-linux",
    });
    expect(packages["node_modules/tool-darwin-arm64"]).toEqual({
      version: "1.0.0",
      cpu: ["arm64"],
      os: ["darwin"],
      dev: true,
      optional: true,
      integrity: "sha512-mac",
    });
    expect(packages["node_modules/tool"].integrity).toBe("sha512-tool");
  });

  it("fails with the names of packages that the registry does not have, and does not change the file", async () => {
    const { code, output, isUnchanged } = await complete("tool-linux-x64", "tool-win32-x64");
    expect([code, output]).toEqual([1, expect.stringContaining("tool-win32-x64@1.0.0")]);
    expect(isUnchanged).toBe(true);
  });

  it("fails with the reason if the registry cannot be queried, and does not change the file", async () => {
    const { code, output, isUnchanged } = await complete("tool-linux-x64", "tool-of-another-registry");
    expect([code, output]).toEqual([
      1,
      expect.stringContaining("could not be queried for tool-of-another-registry@1.0.0"),
    ]);
    expect(output).toContain("E503");
    expect(isUnchanged).toBe(true);
  });
});
