import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { DOCUMENTS_FILE } from "@flaneur/gateway/documents";
import { messageOf, StartError } from "@flaneur/server-kit";
import { buildInstallation } from "./build-install.ts";
import { persistedDocuments } from "./documents/persisted-documents.ts";
import { serverRendererFile } from "./first-view/server-renderer.ts";
import { hasVite, loadVite } from "./vite.ts";

const APP = resolve(import.meta.dirname, "..");
const ROOT = resolve(APP, "../..");
export const DIST = resolve(APP, "dist");
const STAMP = ".built-from";
const BUILD_PROGRAM = resolve(import.meta.dirname, "build-app.program.ts");
const SERVER_RENDERER_SOURCE = resolve(APP, "server/first-view/render-first-view.tsx");

/**
 * The sources of the browser bundle, which includes the gateway for a device without a connection, of the code that
 * renders the first view on the server, and of the documents that the gateway knows.
 */
export const SOURCES = [
  "package-lock.json",
  "packages/{app,ui,domain,basemap,contract,gateway,place-files,place-index,server-kit}/package.json",
  "packages/ui/{src,public}/**/*",
  "packages/{app,domain,basemap,contract,gateway,place-files,place-index,server-kit}/src/**/*",
  "packages/app/{index.html,vite.config.ts,server/first-view/{link-rendered-files.ts,render-first-view.tsx,language.ts},server/documents/*,server/{build-install,sitemap-queries}.ts}",
  "packages/posters/src/app-icon.ts",
];

/** Returns a hash of the names and contents of the sources. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const path = resolve(ROOT, file);
    if (statSync(path).isFile()) hash.update(`${file}\0${hash256(readFileSync(path))}\n`);
  }
  return hash.digest("hex");
}

const hash256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/** The time in milliseconds after which a build is no longer running. */
const LONGEST_BUILD = 60 * 60_000;

/** Removes the folders of builds that were killed. */
export function removeAbandonedBuilds(parent: string): void {
  for (const name of globSync("dist-*", { cwd: parent })) {
    const folder = resolve(parent, name);
    if (statSync(folder).mtimeMs < Date.now() - LONGEST_BUILD) rmSync(folder, { recursive: true, force: true });
  }
}

function makeFolder(): string {
  try {
    removeAbandonedBuilds(APP);
    return mkdtempSync(resolve(APP, "dist-"));
  } catch (error) {
    throw new StartError(
      `The app must be built, but this user cannot write to ${APP} (${messageOf(error)}). Run \`npm run build\` as a user who can.`,
    );
  }
}

function isBuiltFrom(sources: string): boolean {
  const stamp = resolve(DIST, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
}

/** Replaces the previous build, unless another process has just moved the same build into place. */
function moveIntoPlace(fresh: string, stamp: string, current: string): void {
  for (let tries = 0; ; tries += 1) {
    rmSync(DIST, { recursive: true, force: true });
    try {
      renameSync(fresh, DIST);
      return;
    } catch (error) {
      if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
      if (tries === 3) throw error;
    }
  }
}

/**
 * Builds the browser bundle, the code that renders on the server, and the documents for the gateway, unless the
 * existing build has the current sources.
 * @returns True if the app was built, or false if the existing build is current.
 * @throws StartError if the build tools are not installed, or if this user cannot write to the folder of the app.
 */
export async function buildIfStale(): Promise<boolean> {
  const current = fingerprint();
  const stamp = resolve(DIST, STAMP);
  if (isBuiltFrom(current)) return false;
  const { build } = await loadVite("Building the app");
  // The build is written to a temporary folder and moved into place: a half-written build is never served.
  const fresh = makeFolder();
  const removeFresh = () => rmSync(fresh, { recursive: true, force: true });
  // A build that is interrupted leaves no folder.
  process.once("exit", removeFresh);
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => process.exit(130));
  try {
    const configFile = resolve(APP, "vite.config.ts");
    // Vite keeps an inherited NODE_ENV. Any other value would bundle the development code of every library.
    process.env.NODE_ENV = "production";
    const options = { root: APP, configFile, logLevel: "error" } as const;
    // Progress is printed, because the builds take long.
    console.log("Building the app for the browser…");
    await build({ ...options, build: { outDir: fresh, emptyOutDir: true } });
    console.log("Building the code that renders the first view on the server…");
    const file = serverRendererFile(fresh);
    await build({ ...options, build: { ssr: SERVER_RENDERER_SOURCE, outDir: dirname(file), copyPublicDir: false } });
    await buildInstallation(fresh);
    writeFileSync(resolve(fresh, STAMP), current);
    mkdirSync(dirname(DOCUMENTS_FILE), { recursive: true });
    writeFileSync(DOCUMENTS_FILE, JSON.stringify(await persistedDocuments()));
    // mkdtemp makes folders that only their owner can read. Another user may run the server.
    chmodSync(fresh, 0o755);
    moveIntoPlace(fresh, stamp, current);
  } finally {
    removeFresh();
    process.off("exit", removeFresh);
  }
  return true;
}

/** Builds in a separate process: the build tools need hundreds of megabytes, which this process would never free. */
async function buildElsewhere(signal: AbortSignal | undefined): Promise<true> {
  const child = spawn(process.execPath, [BUILD_PROGRAM], { stdio: "inherit", ...(signal !== undefined && { signal }) });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new StartError("The app could not be built, for the reason above.");
  return true;
}

/**
 * Ensures that a bundle exists. A server without build tools serves the bundle that was deployed with it, even if the
 * sources have changed.
 * @param signal ends the build when it is aborted.
 * @returns True if the app was built, or false if the existing bundle is used.
 * @throws StartError if neither a bundle nor the build tools exist, or if the build fails.
 */
export async function ensureBuilt(signal?: AbortSignal): Promise<boolean> {
  if (hasVite()) return isBuiltFrom(fingerprint()) ? false : buildElsewhere(signal);
  if (existsSync(resolve(DIST, "index.html")) && existsSync(serverRendererFile(DIST))) return false;
  throw new StartError(
    `There is no built app in ${DIST}, and the packages to build one are not installed. ` +
      "Run `npm ci && npm run build` on a machine where they can be installed, and copy that folder here; or run `npm ci && npm start` here.",
  );
}
