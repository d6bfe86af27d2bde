import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { RunningServer } from "@flaneur/server-kit";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { serveFolder } from "../serve-folder.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const UI = resolve(ROOT, "packages/ui");
const folder = mkdtempSync(join(tmpdir(), "flaneur-library-"));
const app = join(folder, "app");
const library = join(app, "node_modules/@flaneur/ui");

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: "utf8" });
const runNode = (file: string, args: readonly string[], cwd: string) => run(process.execPath, [file, ...args], cwd);

const Manifest = z.object({
  exports: z.record(z.string(), z.unknown()),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
});

/** Installs the packed library in a new project with the packages in its package.json, React's types and Vite. */
function installLibrary(): z.infer<typeof Manifest> {
  const built = join(folder, "built");
  runNode(resolve(UI, "scripts/build-library.ts"), [built], UI);
  const packed = run("npm", ["pack", built, "--silent", "--pack-destination", folder], folder).trim();
  run("tar", ["-xzf", join(folder, packed), "-C", folder], folder);
  cpSync(join(folder, "package"), library, { recursive: true });
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(library, "package.json"), "utf8")));
  const needed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  for (const name of [...needed, "@types/react", "@types/react-dom", "vite"]) {
    const link = join(app, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(ROOT, "node_modules", name), link);
  }
  return manifest;
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
  include: ["main.tsx", "entries.ts"],
};

let server: RunningServer;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  cpSync(resolve(UI, "example"), app, { recursive: true });
  const { exports } = installLibrary();
  const entries = Object.keys(exports).filter((key) => !/\.\w+$/.test(key));
  writeFileSync(
    join(app, "entries.ts"),
    entries.map((key, index) => `export * as entry${index} from "@flaneur/ui${key.slice(1)}";\n`).join(""),
  );
  writeFileSync(join(app, "tsconfig.json"), JSON.stringify(TYPES));
  writeFileSync(join(app, "package.json"), '{ "type": "module" }');
  runNode(resolve(ROOT, "node_modules/vite/bin/vite.js"), ["build", "--logLevel", "error"], app);
  server = await serveFolder(join(app, "dist"));
  browser = await chromium.launch(chromiumLaunch());
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage();
  errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(server.url);
});
afterEach(() => page.close());

/** Waits for the picture in a place's card to load, and returns the path of its URL. */
async function pictureOf(name: string): Promise<string> {
  const picture = page.getByRole("article", { name, exact: true }).locator("img");
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  return picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
}

it("every entry of the packed library type-checks in a strict project without skipLibCheck", () => {
  expect(runNode(resolve(ROOT, "node_modules/typescript/bin/tsc"), ["--project", app], app)).toBe("");
}, 180_000);

it("the cards and screens of the packed library work in a new Vite project with a custom link component", async () => {
  const card = page.getByRole("article", { name: "Le Zinc", exact: true });
  await card.getByRole("button", { name: /^Add .+ to favorites$/ }).click();
  expect(await card.getByRole("button", { name: /^Remove .+ from favorites$/ }).count()).toBe(1);
  expect(await card.getByRole("link").getAttribute("href")).toBe("#/places/zinc");
  expect(await page.getByRole("article").count()).toBe(2);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  expect(await ground()).not.toBe(light);
  expect(errors).toEqual([]);
}, 60_000);

it("the filters of the packed library report the chosen values", async () => {
  const more = page.getByLabel("More");
  await more.getByRole("checkbox", { name: "Bar, 1 place" }).click();
  expect(await more.getByRole("status").textContent()).toBe("types: Bar");
}, 60_000);

it("the packed library loads its own logo and placeholder, or the ones that a project sets", async () => {
  expect(await pictureOf("Le Zinc")).toMatch(/^\/assets\/placeholder-.*\.png$/);
  expect(await pictureOf("L’Autre Zinc")).toBe("/own-placeholder.svg");
  const logos = page.getByRole("img", { name: "Flâneur" }).locator("use");
  expect(await logos.evaluateAll((uses) => uses.map((use) => use.getAttribute("href")))).toEqual([
    expect.stringMatching(/\/assets\/logo-.*\.svg#logo$/),
    "/own-logo.svg#logo",
  ]);
  await page.waitForFunction(() => [...document.querySelectorAll("use")].every((use) => use.getBBox().width > 0));
}, 60_000);

it("the packed library contains its fonts as files, and a page loads them", async () => {
  const styles = readFileSync(join(library, "styles.css"), "utf8");
  expect(styles).not.toContain("data:font");
  const named = styles.matchAll(/url\(\.\/assets\/([^)]+\.woff2)\)/g).map(([, file]) => file);
  const files = globSync("*.woff2", { cwd: join(library, "assets") });
  expect([...named].toSorted()).toEqual(files.toSorted());
  expect(files).toHaveLength(5);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  });
  expect(loaded).toEqual(expect.arrayContaining(["Fraunces Variable", "Inter Variable"]));
}, 60_000);
