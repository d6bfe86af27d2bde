import { resolve } from "node:path";

/**
 * Returns an absolute path, resolved from the folder in which the person called `npm`, which npm stores in INIT_CWD.
 */
export const resolveFromCwd = (
  path: string,
  { INIT_CWD }: Readonly<Record<string, string | undefined>> = process.env,
): string => resolve(INIT_CWD ?? process.cwd(), path);
