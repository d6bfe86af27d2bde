import { cpSync } from "node:fs";
import { inject } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "./processes.ts";
import { sharedResource } from "./shared-resources.ts";

/**
 * Resolves with a copy of a data folder in which the API has already been started once: a first start takes longer than a
 * later start.
 */
export async function preparedFolder(): Promise<TemporaryFolder> {
  const prepared = await sharedResource(inject("sharedResources"), "folder");
  const folder = temporaryFolder();
  cpSync(prepared, folder.path, { recursive: true });
  return folder;
}
