import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { messageOf, StartError } from "@flaneur/server-kit";
import { build } from "vite";

const APP = resolve(import.meta.dirname, "..");
const ROOT = resolve(APP, "../..");
export const DIST = resolve(APP, "dist");
const STAMP = ".built-from";

/** Everything the browser bundle is made of. */
const SOURCES = [
  "package-lock.json",
  "packages/{app,ui,domain}/package.json",
  "packages/ui/{src,public}/**/*",
  "packages/{app,domain}/src/**/*",
  "packages/app/{index.html,vite.config.ts}",
];

/** Of every source's name, size and time: cheap to compute, and different after any edit or checkout. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const { size, mtimeMs } = statSync(resolve(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function makeFolder(): string {
  try {
    return mkdtempSync(resolve(APP, "dist-"));
  } catch (error) {
    throw new StartError(
      `The app must be built, but this user cannot write to ${APP} (${messageOf(error)}). Run \`npm run build\` as the one who may.`,
    );
  }
}

/**
 * Builds the browser bundle when it is missing or older than its sources.
 * @returns whether it was built.
 */
export async function buildIfStale(): Promise<boolean> {
  const current = fingerprint();
  const stamp = resolve(DIST, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return false;
  // Built beside and moved into place, so that a half-written build is never served.
  const fresh = makeFolder();
  try {
    const configFile = resolve(APP, "vite.config.ts");
    await build({ root: APP, configFile, logLevel: "error", build: { outDir: fresh, emptyOutDir: true } });
    writeFileSync(resolve(fresh, STAMP), current);
    // mkdtemp makes folders for their owner alone; who builds need not be who serves.
    chmodSync(fresh, 0o755);
    rmSync(DIST, { recursive: true, force: true });
    renameSync(fresh, DIST);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}
