import type { EnvironmentModuleNode, Plugin } from "vite";

const TEXTS = /\/ui\/src\/messages\/(?:en|fr)\/[\w-]+\.ts$/;
const CATALOGUE = /^export const (\w+) = \{/gm;
const EVENT = "texts:change";

/**
 * Shows a changed text without a reload of the page. The changed texts are copied into the objects that the page holds,
 * and the event `texts.change` makes the app render again. With Vite's own update, the next lazy part would load again
 * the modules that import texts, and these would create a second React context.
 */
export function textsInPlace(): Plugin {
  /** The ids of the modules that export an object of texts. Other message modules export functions for these. */
  const catalogues = new Set<string>();
  const cataloguesOf = (node: EnvironmentModuleNode, timestamp: number): readonly string[] => {
    if (node.id === null || !TEXTS.test(node.id)) return [];
    if (catalogues.has(node.id)) return [node.url];
    node.lastHMRTimestamp = timestamp;
    return [...node.importers].flatMap((importer) => cataloguesOf(importer, timestamp));
  };
  return {
    name: "texts-in-place",
    apply: "serve",
    transform: {
      filter: { id: TEXTS },
      handler(code, id) {
        const names = [...code.matchAll(CATALOGUE)].map(([, name]) => name);
        if (this.environment.name !== "client" || names.length === 0) return null;
        catalogues.add(id);
        const listening = `
import { replaceTexts } from "/server/dev/replace-texts.ts";
const held = import.meta.hot.data.held ??= { ${names.join(", ")} };
import.meta.hot.on("${EVENT}", async ({ urls, timestamp }) => {
  const own = new URL(import.meta.url).pathname;
  if (!urls.includes(own)) return;
  replaceTexts(held, await import(/* @vite-ignore */ own + "?t=" + timestamp));
  dispatchEvent(new Event("texts.change"));
});
`;
        return { code: code + listening, map: null };
      },
    },
    hotUpdate({ file, modules, timestamp }) {
      if (this.environment.name !== "client" || !TEXTS.test(file)) return;
      const urls = modules.flatMap((node) => cataloguesOf(node, timestamp));
      if (urls.length === 0) return;
      this.environment.hot.send(EVENT, { urls, timestamp });
      return [];
    },
  };
}
