/** Builds what a browser needs to install the app and to open it without a connection. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { appIcon } from "@flaneur/posters";
import type { InlineConfig } from "vite";
import { SERVER_TEXTS } from "./first-view/language.ts";
import { loadVite } from "./vite.ts";

const APP = resolve(import.meta.dirname, "..");
const WORKER_SOURCE = resolve(APP, "src/offline/service-worker/main.ts");
const WORKER_FILE = "service-worker.js";

const ICONS = [
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "icon-maskable-192.png", size: 192, purpose: "maskable" },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** The background colour of the light theme, which is shown while the app starts. */
const GROUND = "#F4F2ED";

function manifestOf(language: keyof typeof SERVER_TEXTS): object {
  const { pages } = SERVER_TEXTS[language];
  return {
    id: "/",
    name: pages.homeTitle,
    short_name: "Flâneur",
    description: pages.description,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    categories: ["travel", "lifestyle"],
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}

/** Writes the icons, which `posters` draws, and a manifest for each language. */
async function writeManifests(folder: string): Promise<void> {
  const { default: sharp } = await import("sharp");
  for (const { file, size, purpose } of ICONS) {
    // At 72 dots per inch, one unit of an SVG is one pixel. The icons are 64 units wide.
    const picture = sharp(Buffer.from(appIcon(purpose)), { density: (72 * size) / 64 });
    await picture.png({ compressionLevel: 9 }).toFile(resolve(folder, file));
  }
  for (const language of ["en", "fr"] as const) {
    writeFileSync(resolve(folder, `manifest-${language}.webmanifest`), JSON.stringify(manifestOf(language)));
  }
}

/**
 * Matches the files that the shell does not include: compressed copies, the page itself, the manifests, the maskable
 * icons, and the code of maps and of the search in the stored places. This code is large, and is cached on first
 * use.
 */
const NOT_IN_SHELL =
  /\.(?:br|gz|html)$|^assets\/(?:MapLibreMap|GoogleMapView|search-worker)-|^icon-maskable|^manifest-/;

/** The code that is kept with the street map, for a device without a connection. */
const WITH_THE_MAP = /^assets\/(?:MapLibreMap|maplibre-gl-worker|search-worker)-[^/]*\.(?:m?js|css)$/;

interface ShellFile {
  readonly url: string;
  /** The hash of the content; null for a file in `assets`, whose name contains a hash. */
  readonly revision: string | null;
}

function shellFiles(folder: string): readonly ShellFile[] {
  const files = globSync("{*,assets/*}.{js,css,woff2,svg,png}", { cwd: folder }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  return files
    .filter((file) => !NOT_IN_SHELL.test(file) && file !== WORKER_FILE)
    .sort()
    .map((file) => {
      if (file.startsWith("assets/")) return { url: `/${file}`, revision: null };
      const hash = createHash("sha256").update(readFileSync(resolve(folder, file)));
      return { url: `/${file}`, revision: hash.digest("hex").slice(0, 16) };
    });
}

/** Writes the service worker. It contains the list of the files of the shell. */
async function buildWorker(folder: string): Promise<void> {
  const { build } = await loadVite("Building the app");
  const files = shellFiles(folder);
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
  const config: InlineConfig = {
    configFile: false,
    root: APP,
    logLevel: "error",
    publicDir: false,
    define: { __WB_MANIFEST: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: WORKER_SOURCE, output: { format: "iife", entryFileNames: WORKER_FILE } },
    },
  };
  await build(config);
}

/** Writes the list of the files that are kept with the street map. */
function writeLaterFiles(folder: string): void {
  const files = globSync("assets/*", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
  const later = files.filter((file) => WITH_THE_MAP.test(file)).map((file) => `/${file}`);
  writeFileSync(resolve(folder, "later-files.json"), JSON.stringify(later.sort()));
}

/** Adds the files for installing the app to a build. @param folder The folder with the built app. */
export async function buildInstallation(folder: string): Promise<void> {
  writeLaterFiles(folder);
  await writeManifests(folder);
  await buildWorker(folder);
}
