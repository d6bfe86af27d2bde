import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";

/** The faces of the first screen, fetched with the page rather than after its styles. The sign may swap in. */
const PRELOADED_FONTS = /(?:inter|fraunces)-latin-[^/]*\.woff2$/;

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

export default defineConfig({
  root: import.meta.dirname,
  // The placeholder and the icon: the same files that Storybook shows.
  publicDir: "../ui/public",
  plugins: [
    react(),
    preloadFonts(),
    compression({ algorithms: ["brotliCompress", "gzip"], include: /\.(?:js|css|svg)$/ }),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // Small files inlined as data: URLs would need a hole in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
