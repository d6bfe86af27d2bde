import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "../..");
const Lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), link: z.boolean().optional() })),
});

/** Returns the folders of the packages that `npm ci --omit=dev` installs, without nested packages. */
function productionFolders(): string[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
  return Object.entries(packages).flatMap(([path, { dev, link }]) =>
    /^(?:packages\/[^/]+\/)?node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && dev !== true && link !== true
      ? [path]
      : [],
  );
}

/**
 * Creates a folder like that of `git clone && npm ci --omit=dev`, with only `packages`, `package.json` and
 * `package-lock.json`, and with links to the installed packages.
 */
function installForProduction(): string {
  const root = mkdtempSync(join(tmpdir(), "flaneur-production-"));
  cpSync(join(ROOT, "package.json"), join(root, "package.json"));
  cpSync(join(ROOT, "package-lock.json"), join(root, "package-lock.json"));
  const isCode = (path: string) => !/\/(?:node_modules|dist|dist-\w+)$/.test(path);
  cpSync(join(ROOT, "packages"), join(root, "packages"), { recursive: true, filter: isCode });
  const link = (to: string, path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(to, join(root, path));
  };
  for (const path of globSync(productionFolders(), { cwd: ROOT })) link(join(ROOT, path), path);
  for (const path of globSync("packages/*", { cwd: root })) {
    const { name } = z
      .object({ name: z.string() })
      .parse(JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")));
    link(join(root, path), join("node_modules", name));
  }
  return root;
}

describe("an installation without the development packages", () => {
  let root = "";
  beforeAll(() => {
    root = installForProduction();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const environment = () => ({ ...process.env, PORT: "0", DATA_DIR: join(root, "data"), SHUTDOWN_DRAIN_MS: "0" });
  const run = (program: string) =>
    new Promise<{ code: unknown; output: string }>((done) => {
      const options = { cwd: root, env: environment() };
      execFile(process.execPath, [program], options, (error, stdout, stderr) =>
        done({ code: error === null ? 0 : error.code, output: stdout + stderr }),
      );
    });

  it("prints how to get a bundle when none exists", async () => {
    const { code, output } = await run("packages/app/server/start.ts");
    expect([code, output]).toEqual([
      1,
      `There is no built app in ${join(root, "packages/app/dist")}, and the packages to build one are not installed. ` +
        "Run `npm ci && npm run build` on a machine where they can be installed, and copy that folder here; or run `npm ci && npm start` here.\n",
    ]);
  });

  it.each([
    ["packages/app/server/build.ts", "Building the app"],
    ["packages/app/server/dev.ts", "`npm run dev`"],
  ])("prints what %s needs", async (program, purpose) => {
    const { code, output } = await run(program);
    const sentence = `${purpose} needs the development packages, which are not installed. Run \`npm ci\` first.\n`;
    expect([code, output]).toEqual([1, sentence]);
  });

  it("serves an existing bundle even if it was built from other files", async () => {
    const dist = join(root, "packages/app/dist");
    mkdirSync(join(dist, ".server"), { recursive: true });
    writeFileSync(
      join(dist, "index.html"),
      "<!--head--><!--/head--><!--view--><!--/view--><!--first-results--> the page",
    );
    writeFileSync(join(dist, ".server/render-first-view.js"), 'export const renderFirstView = () => "the view";');
    writeFileSync(join(dist, ".built-from"), "other times of other files");
    const program = spawn(process.execPath, ["packages/app/server/start.ts"], {
      cwd: root,
      env: environment(),
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void program.kill("SIGKILL"));
    const exited = once(program, "exit");
    let url: string | undefined;
    for await (const line of createInterface({ input: program.stdout })) {
      url = /http:\/\/\S+/.exec(line)?.[0];
      if (url !== undefined) break;
    }
    expect(await (await fetch(`${url}/`)).text()).toMatch(/the view.* the page/s);
    expect((await fetch(`${url}/api/filters/types`)).status).toBe(200);
    const query = JSON.stringify({ query: "{ filterOptions { types } }" });
    const headers = { "content-type": "application/json" };
    expect((await fetch(`${url}/graphql`, { method: "POST", headers, body: query })).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    program.kill("SIGTERM");
    expect((await exited)[0]).toBe(0);
  });
});
