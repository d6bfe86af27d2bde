import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { type Program, start, temporaryFolder } from "../setup/processes.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const folder = temporaryFolder();
const copy = join(folder.path, "flaneur");

const Places = z.object({ data: z.array(z.object({ mediaFiles: z.array(z.string()).optional() })) });
const FIELDS = "{ __schema { queryType { fields { name description } } } }";

/** Copies the packages, so that tests can change their files, and links the installed libraries. */
function copyRepository(): void {
  const isCode = (path: string) => !/\/(?:node_modules|dist|dist-\w+)$/.test(path);
  cpSync(join(ROOT, "packages"), join(copy, "packages"), { recursive: true, filter: isCode });
  for (const file of ["package.json", "package-lock.json", "tsconfig.json"]) cpSync(join(ROOT, file), join(copy, file));
  const link = (modules: string, isLinked: (name: string) => boolean) => {
    mkdirSync(join(copy, modules), { recursive: true });
    for (const name of readdirSync(join(ROOT, modules)).filter(isLinked)) {
      symlinkSync(join(ROOT, modules, name), join(copy, modules, name));
    }
  };
  link("node_modules", (name) => !name.startsWith(".") && name !== "@flaneur");
  for (const name of ["api", "gateway"]) link(`packages/${name}/node_modules`, (name) => !name.startsWith("."));
  mkdirSync(join(copy, "node_modules/@flaneur"));
  for (const name of readdirSync(join(copy, "packages"))) {
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@flaneur", name));
  }
}

/** Replaces a part of a file in the copied repository. */
function edit(path: string, part: string, replacement: string): void {
  const file = join(copy, path);
  const before = readFileSync(file, "utf8");
  if (!before.includes(part)) throw new Error(`${path} does not contain ${JSON.stringify(part)}`);
  writeFileSync(file, before.replace(part, replacement));
}

describe("npm run dev", () => {
  let dev: Program;
  beforeAll(async () => {
    copyRepository();
    dev = await start("dev", { DATA_DIR: join(folder.path, "data") }, undefined, copy);
  });
  afterAll(async () => {
    await dev?.stop();
    folder.remove();
  });

  const read = async (path: string, body?: object): Promise<Response> =>
    fetch(`${dev.url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  it.each<[string, () => Promise<unknown>, string, string, string, unknown]>([
    [
      "domain",
      async () => Places.parse(await (await read("/api/places")).json()).data.length,
      "packages/domain/src/limits.ts",
      "DEFAULT_API_LIMIT = 50",
      "DEFAULT_API_LIMIT = 7",
      7,
    ],
    [
      "gateway",
      async () => (await read("/graphql", { query: FIELDS })).text(),
      "packages/gateway/src/schema/filter-options.ts",
      "The values of the filters: types, tags and arrondissements.",
      "What has changed.",
      expect.stringContaining("What has changed."),
    ],
    [
      "posters",
      async () => {
        const { data } = Places.parse(await (await read("/api/places?limit=1&media=true")).json());
        return (await read(data[0]?.mediaFiles?.[0] ?? "")).text();
      },
      "packages/posters/src/sheet.ts",
      'stroke-linejoin="round"',
      'stroke-linejoin="bevel"',
      expect.stringContaining('stroke-linejoin="bevel"'),
    ],
    [
      "API",
      async () => (await read("/api/places?limit=none")).text(),
      "packages/contract/src/parameters.ts",
      "must be a whole number",
      "has to be a whole number",
      expect.stringContaining("limit has to be a whole number"),
    ],
  ])("serves the changed code of the %s without a restart", async (_, answer, file, part, by, changed) => {
    expect(await answer()).not.toEqual(changed);
    edit(file, part, by);
    await expect.poll(answer).toEqual(changed);
  });

  it("fails no request that arrives while the servers reload", async () => {
    const statuses: number[] = [];
    const reading = { ends: false };
    const client = async () => {
      while (!reading.ends) statuses.push((await read("/api/places/tour-eiffel")).status);
    };
    const clients = Promise.all([client(), client(), client()]);
    edit("packages/domain/src/limits.ts", "MAX_API_LIMIT = 100", "MAX_API_LIMIT = 60");
    await expect.poll(async () => (await read("/api/places?limit=61")).status).toBe(400);
    reading.ends = true;
    await clients;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("shows a changed text of either language without reloading the page", async () => {
    const browser = await chromium.launch(chromiumLaunch());
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(dev.url);
    await page.getByRole("combobox").fill("zinc");
    await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
    const isKept = async () => [
      await page.getByRole("combobox").inputValue(),
      await page.locator("html[data-kept]").count(),
    ];
    await expect.poll(() => page.title()).toBe("Places in Paris · Flâneur");
    edit("packages/ui/src/messages/en/base.ts", "Places in Paris", "Places of Paris");
    await expect.poll(() => page.title()).toBe("Places of Paris · Flâneur");
    edit("packages/ui/src/messages/en/base.ts", "Places of Paris", "Paris and its places");
    await expect.poll(() => page.title()).toBe("Paris and its places · Flâneur");
    edit("packages/ui/src/messages/en/language.ts", '"Language"', '"Tongue"');
    await page.getByRole("list", { name: "Tongue" }).getByRole("button", { name: "Français" }).click();
    await expect.poll(() => page.title()).toBe("Lieux à Paris · Flâneur");
    edit("packages/ui/src/messages/fr/base.ts", "Lieux à Paris", "Lieux de Paris");
    await expect.poll(() => page.title()).toBe("Lieux de Paris · Flâneur");
    edit("packages/ui/src/messages/fr/language.ts", '"Langue"', '"Idiome"');
    await page.getByRole("list", { name: "Idiome" }).waitFor();
    expect(await isKept()).toEqual(["zinc", 1]);
  });

  it("serves the page in the language of the cookie", async () => {
    const headers = { accept: "text/html", cookie: "language=fr" };
    expect(await (await fetch(dev.url, { headers })).text()).toContain('<html lang="fr"');
  });

  it("closes the database when it is stopped", async () => {
    const lock = join(folder.path, "data/pglite.lock");
    expect((await read("/api/places?limit=1")).status).toBe(200);
    expect(existsSync(lock)).toBe(true);
    expect(await dev.stop()).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });
});
