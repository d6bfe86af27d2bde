import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { compression } from "vite-plugin-compression2";

/** The faces of the first screen, fetched with the page rather than after its styles. The sign may swap in, and the
 * letters beyond French come when a name has them. */
const PRELOADED_FONTS = /(?:inter|fraunces)-subset-[^/]*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
          })),
    },
  };
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): file is Rolldown.OutputChunk =>
  file?.type === "chunk";

/**
 * Links the code of a place's screen, for its page to load with its own: the entry would name it only once it runs. The
 * server leaves what stands between the two comments out of other pages.
 */
function preloadPlaceScreen(): Plugin {
  const route = resolve(import.meta.dirname, "src/routes/PlaceRoute.tsx");
  return {
    name: "preload-place-screen",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const needed = new Set(Object.values(bundle).filter((file) => isChunk(file) && file.moduleIds.includes(route)));
        // A set hands out what is added to it while it is walked through.
        for (const chunk of needed) {
          for (const file of isChunk(chunk) ? chunk.imports.map((name) => bundle[name]) : [])
            if (isChunk(file) && !file.isEntry) needed.add(file);
        }
        const links = [...needed].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
        return html.replace("</head>", `<!--place-->${links.join("")}<!--/place--></head>`);
      },
    },
  };
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  // The placeholder and the icon: the same files that Storybook shows.
  publicDir: "../ui/public",
  plugins: [
    react(),
    preloadFonts(),
    preloadPlaceScreen(),
    !isSsrBuild && compression({ algorithms: ["brotliCompress", "gzip"], include: /\.(?:m?js|css|svg)$/ }),
  ],
  // The file that draws pages on the server is whole: libraries as they are in production, whatever NODE_ENV says there.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
  }),
  build: {
    rolldownOptions: {
      output: {
        // What the entry imports without waiting is one file: fifty would compress worse and take fifty requests.
        codeSplitting: isSsrBuild ? false : { groups: [{ name: "first", tags: ["$initial"] }] },
      },
    },
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // The server draws parts whose code comes after that of the page: their styles come with it, in one file.
    cssCodeSplit: false,
    // A browser that cannot preload modules loads them when they are imported.
    modulePreload: { polyfill: false },
    // The content security policy allows no fonts from data: URLs, which small files would be inlined as.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}));
