import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { SERVER_FOLDERS } from "./server-folders.ts";

const PACKAGES = resolve(import.meta.dirname, "../../..");
const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Returns the folders of our packages that a package depends on. */
function dependenciesOf(folder: string): readonly string[] {
  const { dependencies } = Manifest.parse(JSON.parse(readFileSync(resolve(PACKAGES, folder, "package.json"), "utf8")));
  return Object.keys(dependencies).flatMap((name) => /^@flaneur\/(.+)$/.exec(name)?.[1] ?? []);
}

it.each(["api", "gateway"])("npm run dev reloads the servers when a package that %s depends on changes", (folder) => {
  for (const dependency of dependenciesOf(folder)) expect(SERVER_FOLDERS).toContain(`${dependency}/src`);
});
