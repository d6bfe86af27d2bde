import { resolve } from "node:path";

/** A path as the person means it: counted from the folder `npm` was called in, which it remembers. Absolute. */
export const resolveFromCwd = (
  path: string,
  { INIT_CWD }: Readonly<Record<string, string | undefined>> = process.env,
): string => resolve(INIT_CWD ?? process.cwd(), path);
