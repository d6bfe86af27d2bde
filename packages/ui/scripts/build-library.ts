/**
 * `npm run build -w packages/ui` builds the package as a library for other projects, in `packages/ui/dist`: ES modules,
 * types, one style sheet, and the files that these load. `npm pack ./packages/ui/dist` creates the archive to install.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { build } from "vite";
import { z } from "zod";

const UI = resolve(import.meta.dirname, "..");
const ROOT = resolve(UI, "../..");
const DIST = resolve(UI, process.argv[2] ?? "dist");
const DOMAIN = "@flaneur/domain";
const STYLES = "./styles.css";
/** The dependencies that are bundled into the library. */
const INCLUDED = /^@flaneur\/domain$|^@fontsource-variable\//;

const Package = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  type: z.literal("module"),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});
const source = Package.parse(JSON.parse(readFileSync(resolve(UI, "package.json"), "utf8")));

/** Returns the name of an entry: 'index' for '.', 'place-card' for './place-card'. */
const entryName = (key: string): string => (key === "." ? "index" : key.slice(2));
const modules = Object.entries(source.exports).filter(([, file]) => file.endsWith(".ts"));
const assets = Object.entries(source.exports).filter(([, file]) => file.startsWith("./public/"));

/** Builds the modules. They include the domain package, which is not published separately. */
async function writeModules(): Promise<void> {
  const external = Object.keys(source.dependencies).filter((name) => name !== DOMAIN);
  await build({
    root: UI,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    // URLs of assets are relative to the modules.
    base: "./",
    resolve: { alias: [{ find: "./default-assets.ts", replacement: resolve(UI, "scripts/library-assets.ts") }] },
    build: {
      outDir: DIST,
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: {
        entry: {
          ...Object.fromEntries(modules.map(([key, file]) => [entryName(key), resolve(UI, file)])),
          styles: resolve(UI, "scripts/library-styles.ts"),
        },
        formats: ["es"],
        cssFileName: "styles",
      },
      rolldownOptions: {
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "chunks/[name].js",
          assetFileNames: ({ names: [name = ""] }) =>
            name.endsWith(".css") ? "[name][extname]" : "assets/[name][extname]",
        },
      },
    },
  });
  rmSync(resolve(DIST, "styles.js"), { force: true });
}

/**
 * Writes the types of `ui` and `domain` with the folder structure of the sources, and rewrites imports to `.js` files.
 */
function writeTypes(): void {
  const types = resolve(DIST, "types");
  const config = resolve(UI, "tsconfig.library.json");
  const compiler = resolve(ROOT, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "--project", config, "--outDir", types], { stdio: "inherit" });
  for (const path of globSync(resolve(types, "**/*.d.ts"))) {
    const toDomain = relative(dirname(path), resolve(types, "domain/src/index.js"));
    const text = readFileSync(path, "utf8")
      .replaceAll(`"${DOMAIN}"`, `"${toDomain}"`)
      .replaceAll(/"(\.[^"\n]*)\.tsx?"/g, '"$1.js"');
    writeFileSync(path, text);
  }
}

function writePackage(): void {
  const { name, version, license, type, dependencies } = source;
  const { react, "react-dom": reactDom, ...others } = dependencies;
  const needed = Object.entries(others).filter(([dependency]) => !INCLUDED.test(dependency));
  const entries = modules.map(([key, file]) => {
    const types = `./types/ui/${file.slice(2).replace(/\.ts$/, ".d.ts")}`;
    return [key, { types, import: `./${entryName(key)}.js` }];
  });
  const manifest = {
    name,
    version,
    license,
    type,
    description: "The components and screens of Flâneur, for React.",
    sideEffects: ["**/*.css"],
    exports: {
      ...Object.fromEntries(entries),
      [STYLES]: STYLES,
      ...Object.fromEntries(assets.map(([key, file]) => [key, file.replace("./public/", "./assets/")])),
    },
    peerDependencies: { react, "react-dom": reactDom },
    dependencies: Object.fromEntries(needed),
  };
  writeFileSync(resolve(DIST, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(resolve(ROOT, "LICENSE"), resolve(DIST, "LICENSE"));
  // The licence of the fonts in `assets`.
  copyFileSync(resolve(UI, "src/fonts/OFL.txt"), resolve(DIST, "LICENSE-FONTS.txt"));
}

await writeModules();
writeTypes();
writePackage();
