import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { persistDocuments } from "./server/documents/persist-documents.ts";
import { linkRenderedFiles } from "./server/first-view/link-rendered-files.ts";

/** Matches the fonts that are preloaded. The logo's font and letters beyond French are loaded when they are needed. */
const PRELOADED_FONTS = /(?:inter|fraunces)-subset-[^/]*\.woff2$/;

const resolveAll = (files: readonly string[]) => files.map((file) => resolve(import.meta.dirname, file));

/**
 * The routes of the screens whose files are not part of every page, by the names that server/first-view/template.ts
 * uses.
 */
const SCREENS = {
  place: resolveAll(["src/features/places/PlaceRoute.tsx"]),
  guide: resolveAll(["src/features/guide/CollectionRoute.tsx", "src/features/guide/NeighbourhoodRoute.tsx"]),
  about: resolveAll(["src/routes/AboutRoute.tsx"]),
  shared: resolveAll(["src/features/share/SharedListRoute.tsx"]),
};
/** Parts that the server renders on few pages. Every page links their styles, and only these pages load their code. */
const RARE_PARTS = resolveAll(["../ui/src/components/Suggestions/Suggestions.tsx"]);

const FIRST = { name: "first", tags: ["$initial" as const] };

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  // The folder with the placeholder and the icon, which Storybook also serves.
  publicDir: "../ui/public",
  plugins: [
    react(),
    persistDocuments(),
    linkRenderedFiles({ fonts: PRELOADED_FONTS, rare: RARE_PARTS, screens: SCREENS }),
    !isSsrBuild && compression({ algorithms: ["brotliCompress", "gzip"], include: /\.(?:m?js|css|svg)$/ }),
  ],
  // The build that renders on the server bundles all libraries in their production version, whatever NODE_ENV is.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } }),
  build: {
    rolldownOptions: {
      // The static imports of the entry are one file. Many files would compress worse, and each would cost a request and
      // a link that Vite's preloading adds to the page.
      output: { codeSplitting: isSsrBuild ? false : { groups: [FIRST] } },
    },
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // A browser without module preloading loads modules when they are imported.
    modulePreload: { polyfill: false },
    // Small files would be inlined as data: URLs, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}));
