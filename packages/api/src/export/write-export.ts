import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { messageOf, StartError } from "@flaneur/server-kit";

/**
 * Writes pieces of text to a file. An existing file is replaced only when the new one is complete. Errors of `pieces`
 * are thrown unchanged.
 * @throws StartError when the file cannot be written.
 */
export async function writeExport(path: string, pieces: AsyncIterable<string>): Promise<void> {
  const refuse = (error: unknown): never => {
    throw new StartError(`The file cannot be written to ${path}: ${reasonOf(error)}.`);
  };
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, "wx").catch(refuse);
  try {
    for await (const piece of pieces) await file.writeFile(piece).catch(refuse);
    await file.close().catch(refuse);
    await rename(draft, path).catch(refuse);
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}

/** Returns the first part of a message such as "EACCES: permission denied, open 'FILE'": the rest names the draft. */
const reasonOf = (error: unknown): string => messageOf(error).replace(/, \w+(?: '.*)?$/s, "");
