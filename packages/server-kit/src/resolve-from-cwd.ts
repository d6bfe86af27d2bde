import { resolve } from "node:path";

/**
 * Returns an absolute path. A relative path is resolved from INIT_CWD, the folder in which `npm` was called. Without
 * npm, it is resolved from the current folder.
 */
export const resolveFromCwd = (
  path: string,
  { INIT_CWD }: Readonly<Record<string, string | undefined>> = process.env,
): string => resolve(INIT_CWD ?? process.cwd(), path);
