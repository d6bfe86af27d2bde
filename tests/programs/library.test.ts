import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { afterAll, expect, it } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { serveFolder } from "../serve-folder.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const UI = resolve(ROOT, "packages/ui");
const folder = mkdtempSync(join(tmpdir(), "flaneur-library-"));
const app = join(folder, "app");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: "utf8" });
const runNode = (file: string, args: readonly string[], cwd: string) => run(process.execPath, [file, ...args], cwd);

/** Installs the packed library in a project of its own, beside the libraries that it asks for. */
function installLibrary(): void {
  const built = join(folder, "built");
  runNode(resolve(UI, "scripts/build-library.ts"), [built], UI);
  const packed = run("npm", ["pack", built, "--silent", "--pack-destination", folder], folder).trim();
  run("tar", ["-xzf", join(folder, packed), "-C", folder], folder);
  const modules = join(app, "node_modules");
  mkdirSync(join(modules, "@flaneur"), { recursive: true });
  cpSync(join(folder, "package"), join(modules, "@flaneur/ui"), { recursive: true });
  for (const name of readdirSync(resolve(ROOT, "node_modules"))) {
    if (!name.startsWith(".") && name !== "@flaneur") {
      symlinkSync(resolve(ROOT, "node_modules", name), join(modules, name));
    }
  }
}

const TYPES = {
  compilerOptions: {
    target: "ES2024",
    lib: ["ES2024", "DOM", "DOM.Iterable", "ESNext.Iterator"],
    module: "ESNext",
    moduleResolution: "Bundler",
    jsx: "react-jsx",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    types: ["vite/client"],
  },
  include: ["main.tsx"],
};

it("the packed library gives a new Vite project its cards, its screens and their types, with a link of its own", async () => {
  cpSync(resolve(UI, "example"), app, { recursive: true });
  installLibrary();
  writeFileSync(join(app, "tsconfig.json"), JSON.stringify(TYPES));
  writeFileSync(join(app, "package.json"), '{ "type": "module" }');
  runNode(resolve(ROOT, "node_modules/typescript/bin/tsc"), ["--project", app], app);
  runNode(resolve(ROOT, "node_modules/vite/bin/vite.js"), ["build", "--logLevel", "error"], app);

  const server = await serveFolder(join(app, "dist"));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(server.url);
    const card = page.getByRole("article", { name: "Le Zinc", exact: true });
    await card.getByRole("button", { name: "Add to favorites" }).click();
    expect(await card.getByRole("button", { name: "Remove from favorites" }).count()).toBe(1);
    expect(await card.getByRole("link").getAttribute("href")).toBe("#/places/zinc");
    expect(await page.getByRole("article").count()).toBe(2);
    expect(
      await page
        .getByText("Just Opened")
        .first()
        .evaluate((badge) => getComputedStyle(badge).color),
    ).not.toBe("");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    expect(await ground()).not.toBe(light);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
}, 180_000);
