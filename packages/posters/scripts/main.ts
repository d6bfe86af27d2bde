/**
 * `npm run posters -- check [NAME…]` checks the drawings of the folder `scenes`, or only these.
 * `npm run posters -- ink [NAME…]` converts the colours of drawings into inks, and renews their previews.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { everyScene } from "../src/catalogue/every-scene.ts";
import { faultsOf } from "./check-drawing.ts";
import { inked } from "./ink.ts";
import { withPreview } from "./preview.ts";

const FOLDER = join(import.meta.dirname, "../scenes");

const [command, ...names] = process.argv.slice(2);
const files = readdirSync(FOLDER).filter((file) => names.length === 0 || names.includes(file.replace(/\.svg$/, "")));
const pathOf = (file: string): string => join(FOLDER, file);

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function check(): void {
  const catalogued = new Set(everyScene().map(({ name }) => `${name}.svg`));
  for (const file of files) {
    const faults = faultsOf(readFileSync(pathOf(file), "utf8"));
    if (!catalogued.has(file)) faults.push("No place gets the scene. Add its name to a deck in src/catalogue.");
    for (const fault of faults) fail(`scenes/${file}: ${fault}`);
  }
  for (const file of catalogued) {
    if (names.length === 0 && !files.includes(file))
      fail(`scenes/${file}: The file is missing. Draw it, or remove it from src/catalogue.`);
  }
  if (process.exitCode === undefined) console.log(`${files.length} drawings have no faults.`);
}

function ink(): void {
  for (const file of files) {
    const before = readFileSync(pathOf(file), "utf8");
    try {
      const after = withPreview(inked(before));
      if (after === before) continue;
      writeFileSync(pathOf(file), after);
      console.log(`scenes/${file} was written.`);
    } catch (error) {
      fail(`scenes/${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

for (const name of names) if (!files.includes(`${name}.svg`)) fail(`scenes/${name}.svg does not exist.`);
if (command === "check") check();
else if (command === "ink") ink();
else fail("Usage: npm run posters -- check|ink [NAME…], where NAME is the name of a drawing, such as bakery-front.");
