import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { compression } from "vite-plugin-compression2";
import { writeStaticTexts } from "./server/first-view/static-texts.ts";

/** The faces of the first screen, fetched with the page rather than after its styles. The sign may swap in, and the
 * letters beyond French come when a name has them. */
const PRELOADED_FONTS = /(?:inter-latin-wght|fraunces-latin-opsz)-normal-[^/]*\.woff2$/;

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
 * The icon library carries six weights of each icon; the art direction uses three. The others would be a tenth of the
 * bundle. They are cut out of the library's text, so a version that is written otherwise must end the build.
 */
function usedIconWeights(): Plugin {
  const unused = /\[\s*"(?:duotone|light|thin)",[\s\S]*?\n {2}\](?:,|(?=\n\]))/g;
  return {
    name: "used-icon-weights",
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler(code, id) {
        const found = code.match(unused)?.length ?? 0;
        if (found !== 3) {
          this.error(
            `${id} has ${found} of the three unused weights: adapt the expression in vite.config.ts to the icon library`,
          );
        }
        return { code: code.replace(unused, ""), map: null };
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

/** The page in development. In production the server writes its texts, which then are in the language of the request. */
const staticTexts = (): Plugin => ({
  name: "static-texts",
  apply: "serve",
  transformIndexHtml: (html) => writeStaticTexts(html),
});

const ENTRY = resolve(import.meta.dirname, "src/main.tsx");
const neededAtOnce = new Set<string>();

/** Whether the entry imports a module, however indirectly, without waiting for it to be needed. */
function isNeededAtOnce(id: string, getModuleInfo: Rolldown.GetModuleInfo): boolean {
  if (neededAtOnce.size === 0) {
    const waiting = [ENTRY];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (neededAtOnce.has(next)) continue;
      neededAtOnce.add(next);
      waiting.push(...(getModuleInfo(next)?.importedIds ?? []));
    }
  }
  return neededAtOnce.has(id);
}

export default defineConfig({
  root: import.meta.dirname,
  // The placeholder and the icon: the same files that Storybook shows.
  publicDir: "../ui/public",
  plugins: [
    react(),
    usedIconWeights(),
    shakeableRouter(),
    preloadFonts(),
    staticTexts(),
    compression({ algorithms: ["brotliCompress", "gzip"], include: /\.(?:js|css|svg)$/ }),
  ],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the entry needs at once stays in one file: split up, it would compress worse and take more requests.
          groups: [
            { name: (id, context) => (isNeededAtOnce(id, (other) => context.getModuleInfo(other)) ? "first" : null) },
          ],
        },
      },
    },
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no fonts from data: URLs, which small files would be inlined as.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
