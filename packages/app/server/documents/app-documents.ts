import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const SOURCE = resolve(import.meta.dirname, "../../src");
const OPERATION = /^\s*(?:query|mutation) (\w+)/;

/** Loads the documents of the app's operations from its sources: their texts by the names of the operations. */
export async function appDocuments(): Promise<ReadonlyMap<string, string>> {
  const files = globSync("**/*.graphql.ts", { cwd: SOURCE }).sort();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(SOURCE, file)).href)));
  const texts = modules.flatMap((module) => Object.values(module)).filter((value) => typeof value === "string");
  return new Map(
    texts.flatMap((text) => {
      // Modules also export fragments, which the documents contain.
      const [, name] = OPERATION.exec(text) ?? [];
      return name === undefined ? [] : [[name, text] as const];
    }),
  );
}
