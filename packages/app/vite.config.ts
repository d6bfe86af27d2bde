import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { compression } from "vite-plugin-compression2";
import { persistDocuments } from "./server/documents/persist-documents.ts";

/** Matches the fonts that are preloaded. The logo's font and letters beyond French are loaded when they are needed. */
const PRELOADED_FONTS = /(?:inter|fraunces)-subset-[^/]*\.woff2$/;

const resolveAll = (files: readonly string[]) => files.map((file) => resolve(import.meta.dirname, file));

/**
 * The routes of the screens whose files are not part of every page, by the names that server/first-view/template.ts
 * uses.
 */
const SCREENS = {
  place: resolveAll(["src/routes/PlaceRoute.tsx"]),
  guide: resolveAll(["src/routes/CollectionRoute.tsx", "src/routes/NeighbourhoodRoute.tsx"]),
  about: resolveAll(["src/routes/AboutRoute.tsx"]),
  shared: resolveAll(["src/routes/SharedListRoute.tsx"]),
};
/** Parts that the server renders and whose code is loaded late: see src/first-view/server-rendered-parts.ts. */
const LATER_PARTS = resolveAll([
  "../ui/src/components/TabBar/TabBar.tsx",
  "../ui/src/components/FilterRow/FilterRow.tsx",
  "../ui/src/components/SortMenu/SortMenu.tsx",
  "src/features/hours/HoursContent.tsx",
  "src/features/travel/TravelTimeContent.tsx",
  "src/features/export/ExportContent.tsx",
  "src/routes/places/ShelfContent.tsx",
  "src/routes/PageEndContent.tsx",
  "../ui/src/components/Footer/Footer.tsx",
  "../ui/src/components/Profile/ProfileMenu.tsx",
]);

/** Parts that the server renders on few pages. Every page links their styles, and only these pages load their code. */
const RARE_PARTS = resolveAll(["../ui/src/components/Suggestions/Suggestions.tsx"]);

const FIRST = { name: "first", tags: ["$initial" as const], priority: 1 };
const LATER = { name: "later", test: (id: string) => LATER_PARTS.includes(id) };

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): file is Rolldown.OutputChunk =>
  file?.type === "chunk";

/** Returns the chunks of some modules and of their imports, without the entry. */
function chunksOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const missing = modules.filter((id) => !chunks.some(({ moduleIds }) => moduleIds.includes(id)));
  if (missing.length > 0) throw new Error(`vite.config.ts names files that are not in the app: ${missing.join(", ")}`);
  const later = chunks.filter(({ isEntry }) => !isEntry);
  const needed = new Set(later.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id))));
  // Iterating over a Set includes elements that are added meanwhile.
  for (const { imports } of needed) for (const file of later) if (imports.includes(file.fileName)) needed.add(file);
  return [...needed];
}

/** Returns the elements that preload the code and load the styles of some chunks. */
function linksOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const preloads = chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
  return `${preloads.join("")}${styleLinksOf(chunks)}`;
}

/** Returns the elements that load the styles of some chunks. */
function styleLinksOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join("");
}

/**
 * Adds links that load files of the page before the entry requests them: fonts, and the code and styles of the later
 * parts and of the screen. The links of each screen are between two comments, and the server removes them from pages
 * with another screen.
 */
function linkDrawnFiles(): Plugin {
  return {
    name: "link-drawn-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle)
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`);
        const later = chunksOf(LATER_PARTS, bundle);
        const screens = Object.entries(SCREENS).map(([name, routes]) => {
          const own = chunksOf(routes, bundle).filter((chunk) => !later.includes(chunk));
          return `<!--screen:${name}-->${linksOf(own)}<!--/screen-->`;
        });
        const rare = chunksOf(RARE_PARTS, bundle).filter((chunk) => !later.includes(chunk));
        const links = `${fonts.join("")}${linksOf(later)}${styleLinksOf(rare)}${screens.join("")}`;
        return html.replace("</head>", `${links}</head>`);
      },
    },
  };
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  // The folder with the placeholder and the icon, which Storybook also serves.
  publicDir: "../ui/public",
  plugins: [
    react(),
    persistDocuments(),
    linkDrawnFiles(),
    !isSsrBuild && compression({ algorithms: ["brotliCompress", "gzip"], include: /\.(?:m?js|css|svg)$/ }),
  ],
  // The build that renders on the server bundles all libraries in their production version, whatever NODE_ENV is.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } }),
  build: {
    rolldownOptions: {
      // The static imports of the entry are one file, and the parts that the page needs next are another. Fifty files
      // would compress worse, and each would cost a request and a link that Vite's preloading adds to the page.
      output: { codeSplitting: isSsrBuild ? false : { groups: [FIRST, LATER] } },
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
