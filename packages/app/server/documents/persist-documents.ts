import type { Plugin } from "vite";
import { type PersistedDocument, persistedDocuments } from "./persisted-documents.ts";

/** Matches a template literal. */
const TEMPLATE = /`([^`]*)`/g;
/** Matches the beginning of an operation in a template literal. */
const OPERATION = /^\s*(?:query|mutation) (\w+)/;

/**
 * Writes the id of each document of the app into its text, as a comment in the first line: `#<id>`, with ` shared` if
 * its results are the same for all visitors. Also removes line breaks and indentation.
 */
export function persistDocuments(): Plugin {
  let byName: ReadonlyMap<string, PersistedDocument>;
  return {
    name: "persist-documents",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      byName = new Map((await persistedDocuments()).map((document) => [document.name, document]));
    },
    transform: {
      filter: { id: /\.graphql\.ts$/ },
      handler: (code) => ({
        code: code.replace(TEMPLATE, (_, text: string) => {
          const short = text.trim().replace(/\s+/g, " ");
          const document = byName.get(OPERATION.exec(text)?.[1] ?? "");
          if (document === undefined) return `\`${short}\``;
          return `\`#${document.id}${document.freshSeconds === null ? "" : " shared"}\\n${short}\``;
        }),
        map: null,
      }),
    },
  };
}
