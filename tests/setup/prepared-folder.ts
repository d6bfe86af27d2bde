import { cpSync } from "node:fs";
import { inject } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "./processes.ts";

/**
 * A data folder as a first start leaves it, for tests that are about something else: a first start takes four seconds of
 * CPU time more than a later one. The run begins with making it, and each call copies it.
 */
export function preparedFolder(): TemporaryFolder {
  const folder = temporaryFolder();
  cpSync(inject("preparedFolder"), folder.path, { recursive: true });
  return folder;
}
