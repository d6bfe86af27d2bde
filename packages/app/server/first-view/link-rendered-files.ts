import type { Plugin, Rolldown } from "vite";

/** The files that a page needs, which the browser would otherwise request late. Modules are absolute paths of sources. */
interface RenderedFiles {
  /** Matches the fonts that are preloaded. */
  readonly fonts: RegExp;
  /** Modules whose styles every page links, and whose code few pages load. */
  readonly rare: readonly string[];
  /** Modules of the screens that have files of their own, by the name of the screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): file is Rolldown.OutputChunk =>
  file?.type === "chunk";

/** Returns the chunks of some modules and of their imports, without the entry. */
function chunksOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const missing = modules.filter((id) => !chunks.some(({ moduleIds }) => moduleIds.includes(id)));
  if (missing.length > 0) throw new Error(`vite.config.ts names files that are not in the app: ${missing.join(", ")}`);
  const others = chunks.filter(({ isEntry }) => !isEntry);
  const needed = new Set(others.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id))));
  // Iterating over a Set includes elements that are added meanwhile.
  for (const { imports } of needed) for (const file of others) if (imports.includes(file.fileName)) needed.add(file);
  return [...needed];
}

/** Returns the elements that preload the code and load the styles of some chunks. */
function linksOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const preloads = chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
  return `${preloads.join("")}${styleLinksOf(chunks)}`;
}

function styleLinksOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join("");
}

/**
 * Adds links that load files of the page before the entry requests them: fonts, the code and styles of the screen, and
 * the styles of the rare parts. The links of each screen are between two comments, and the
 * server removes them from pages with another screen (template.ts).
 */
export function linkRenderedFiles({ fonts, rare, screens }: RenderedFiles): Plugin {
  return {
    name: "link-rendered-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const fontLinks = Object.keys(bundle)
          .filter((file) => fonts.test(file))
          .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`);
        const screenLinks = Object.entries(screens).map(
          ([name, modules]) => `<!--screen:${name}-->${linksOf(chunksOf(modules, bundle))}<!--/screen-->`,
        );
        const rareLinks = styleLinksOf(chunksOf(rare, bundle));
        const links = `${fontLinks.join("")}${rareLinks}${screenLinks.join("")}`;
        return html.replace("</head>", `${links}</head>`);
      },
    },
  };
}
