import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative, resolve } from "node:path";
import { constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";

/** The faces of the first screen, fetched with the page rather than after its styles. The sign may swap in, and the
 * letters beyond French come when a name has them. */
const PRELOADED_FONTS = /(?:inter|fraunces)-subset-[^/]*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
          })),
    },
  };
}

/**
 * The code of a place's screen, for its page to load with its own: the entry would name it only once it runs. The server
 * leaves it out of other pages.
 */
function preloadPlaceScreen(): Plugin {
  const route = resolve(import.meta.dirname, "src/routes/PlaceRoute.tsx");
  return {
    name: "preload-place-screen",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const needed = new Set<Rolldown.OutputChunk>();
        const waiting = Object.values(bundle).filter((file) => file.type === "chunk" && file.moduleIds.includes(route));
        for (const chunk of waiting) {
          if (chunk === undefined || chunk.type !== "chunk" || chunk.isEntry || needed.has(chunk)) continue;
          needed.add(chunk);
          waiting.push(...chunk.imports.flatMap((file) => bundle[file] ?? []));
        }
        if (needed.size === 0) return html;
        const links = [...needed].flatMap(({ fileName, viteMetadata }) => [
          `<link rel="modulepreload" crossorigin href="/${fileName}">`,
          ...[...(viteMetadata?.importedCss ?? [])].map((css) => `<link rel="stylesheet" crossorigin href="/${css}">`),
        ]);
        return html.replace("</head>", `<!--place-->${links.join("")}<!--/place--></head>`);
      },
    },
  };
}

const ICON = /@phosphor-icons\/react\/dist\/(?:csr|defs)\/(\w+)/;
const UI_SOURCES = resolve(import.meta.dirname, "../ui/src");

/** The weights that a file asks of an icon: by the `weight` of its elements, and any that it names where it passes the icon on. */
function weightsAsked(source: string, icon: string): readonly string[] {
  const elements = [...source.matchAll(new RegExp(`<${icon}Icon\\b([^>]*)>`, "g"))].map(([, attributes = ""]) => {
    const weight = /\bweight=(?:"\w+"|\{[^}]*\})/.exec(attributes)?.[0] ?? '"regular"';
    return weight.match(/(?<=")\w+(?=")/g) ?? [];
  });
  // Its import is the one mention that draws nothing.
  const mentions = source.match(new RegExp(`\\b${icon}Icon\\b`, "g"))?.length ?? 0;
  const passedOn =
    mentions > elements.length + 1 ? ["regular", ...(source.match(/(?<=")(?:bold|fill)(?=")/g) ?? [])] : [];
  return [...elements.flat(), ...passedOn];
}

/** The weights of each icon that components draw. */
function drawnIconWeights(): ReadonlyMap<string, ReadonlySet<string>> {
  const drawn = new Map<string, Set<string>>();
  for (const file of globSync("**/*.tsx", { cwd: UI_SOURCES })) {
    const source = readFileSync(resolve(UI_SOURCES, file), "utf8");
    for (const [, icon = ""] of source.matchAll(new RegExp(ICON, "g"))) {
      const known = drawn.get(icon) ?? new Set();
      drawn.set(icon, known);
      for (const weight of weightsAsked(source, icon)) known.add(weight);
    }
  }
  return drawn;
}

/**
 * The icon library carries six weights of each icon. Those that no component draws are cut out of the library's text:
 * they would be a tenth of the bundle. A version of the library that is written otherwise ends the build.
 */
function usedIconWeights(): Plugin {
  const weight = /\[\s*"(\w+)",[\s\S]*?\n {2}\](?:,|(?=\n\]))/g;
  let drawn: ReturnType<typeof drawnIconWeights> = new Map();
  return {
    name: "used-icon-weights",
    buildStart() {
      drawn = drawnIconWeights();
    },
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler(code, id) {
        const found = code.match(weight)?.length ?? 0;
        if (found !== 6) {
          this.error(`${id} has ${found} weights of six: adapt the expression in vite.config.ts to the icon library`);
        }
        const kept = drawn.get(ICON.exec(id)?.[1] ?? "");
        if (kept === undefined) this.error(`${id} is imported by no component: adapt vite.config.ts to where it is`);
        const used = code.replace(weight, (text, name) => (kept.has(name) ? text : ""));
        return { code: used, map: null };
      },
    },
  };
}

/**
 * React Router names its components after making them, and does not say that making one has no effect: so none can be
 * left out, and forms, fetchers and what a server needs would come with the first screen. A version that is written
 * otherwise ends the build.
 */
function shakeableRouter(): Plugin {
  const names = /^\w+\.displayName = "[^"]+";$/gm;
  const components = /= React\$1\.(?=forwardRef|createContext|memo)/g;
  return {
    name: "shakeable-router",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
      handler(code) {
        const shakeable = code.replace(names, "").replace(components, "= /* @__PURE__ */ React$1.");
        if (shakeable === code) this.error("vite.config.ts finds no components in React Router: adapt its expressions");
        return { code: shakeable, map: null };
      },
    },
  };
}

/** What the states of machines mean is said to who reads them, and to tools that draw them; browsers need no copy. */
function withoutStateDescriptions(): Plugin {
  const description = /\bdescription:\s*"[A-Z][^"]+\.",?/g;
  return {
    name: "without-state-descriptions",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.machine\.ts$/ },
      handler: (code) => ({ code: code.replace(description, ""), map: null }),
    },
  };
}

/** Four characters that tell some hundred files apart; two of one digest and one class would share its rules. */
const digest = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 4);

/**
 * What the entry imports without waiting stays in one file: split up, it would compress worse and take more requests.
 * Modules count, not packages: what only dialogs use of a package comes with them.
 * The page of a place is one more, but for the opening hours, which the listing shows, too; and so is what the listing
 * fetches once it is at rest. Of thirteen and twenty files, each took a phone 6 to 10 ms.
 */
const GROUPS = [
  { name: "first", tags: ["$initial" as const] },
  { name: "hours", test: /\/(?:HoursLine\.tsx|travel-figures\.ts)$/ },
  { name: "place", test: /routes\/PlaceRoute\.tsx$/ },
  { name: "late", test: /\/Open(?:Hours|TravelTime|Export)\.tsx$/ },
];

const TARGET = "es2022";

/** Finer steps for short distances: 0.1 % smaller for the first file. */
const BROTLI = defineAlgorithm("brotliCompress", {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 4,
  },
});

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  // The placeholder and the icon: the same files that Storybook shows.
  publicDir: "../ui/public",
  plugins: [
    react(),
    usedIconWeights(),
    shakeableRouter(),
    withoutStateDescriptions(),
    preloadFonts(),
    preloadPlaceScreen(),
    !isSsrBuild && compression({ algorithms: [BROTLI, "gzip"], include: /\.(?:m?js|css|svg)$/ }),
  ],
  // A class is named after itself and its file: the same on the server, and shorter than with the number of its line.
  css: { modules: { generateScopedName: (name, file) => `${name}_${digest(relative(UI_SOURCES, file))}` } },
  // The file that draws pages on the server is whole: libraries as they are in production, whatever NODE_ENV says there.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
  }),
  resolve: {
    // React has the hook itself since 18; the shims are for those before.
    alias: [{ find: /^use-sync-external-store\/shim(?=$|\/)/, replacement: "use-sync-external-store" }],
  },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: isSsrBuild ? false : { groups: GROUPS },
        // The first file names all others; so many characters of a digest tell the versions of a file apart.
        // In hexadecimal: the digests are all of the first file that does not compress.
        hashCharacters: "hex",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        minify: !isSsrBuild && { compress: { target: TARGET } },
      },
    },
    outDir: "dist",
    emptyOutDir: true,
    target: TARGET,
    // Each of the two minifiers finds what the other leaves: together they take 1 KB off the first file.
    minify: !isSsrBuild && "terser",
    // By itself, it leaves one core idle.
    terserOptions: { ecma: 2022, compress: { passes: 4 }, maxWorkers: availableParallelism() },
    // A browser that cannot preload modules loads them when they are imported.
    modulePreload: { polyfill: false },
    // The content security policy allows no fonts from data: URLs, which small files would be inlined as.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}));
