import { cpSync } from "node:fs";
import { inject } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "./processes.ts";

/**
 * Returns a copy of a data folder in which the API has already been started once: a first start takes longer than a
 * later start.
 */
export function preparedFolder(): TemporaryFolder {
  const folder = temporaryFolder();
  cpSync(inject("preparedFolder"), folder.path, { recursive: true });
  return folder;
}
