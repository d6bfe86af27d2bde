import type { EnvironmentModuleNode, Plugin } from "vite";

const TEXTS = /\/ui\/src\/messages\/(?:en|fr)\/[\w-]+\.ts$/;
const CATALOGUE = /^export const (\w+) = \{/gm;
const EVENT = "texts:change";

/**
 * Shows a changed text without a reload of the page: the objects that the page holds take the texts of the changed file,
 * and `texts.change` has the app render again. Vite's own update would load the modules that import texts a second time
 * with the next lazily loaded part, and so a second context of React.
 */
export function textsInPlace(): Plugin {
  /** The files that export an object of texts. The others export functions, which these use. */
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
