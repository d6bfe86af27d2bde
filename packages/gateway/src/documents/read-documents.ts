import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { z } from "zod";
import { createDocuments, type Documents } from "./documents.ts";

/** The file that `npm run build` writes the documents of the app to. */
export const DOCUMENTS_FILE = resolve(import.meta.dirname, "../../dist/documents.json");

const File = z.array(z.object({ id: z.string(), text: z.string(), freshSeconds: z.number().nullable() }));

/**
 * Reads the documents of the app.
 * @param only Whether all other documents are refused (PERSISTED_DOCUMENTS_ONLY).
 * @throws StartError if `only` is set and there is no file.
 */
export function readDocuments(only: boolean, file = DOCUMENTS_FILE): Documents {
  if (existsSync(file)) return createDocuments(File.parse(JSON.parse(readFileSync(file, "utf8"))), only);
  if (!only) return createDocuments([], false);
  throw new StartError(
    `PERSISTED_DOCUMENTS_ONLY is true, but there is no ${file}. Run \`npm run build\`, and copy packages/gateway/dist.`,
  );
}
