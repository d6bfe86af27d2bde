import { PAGE_PATTERNS } from "./page-patterns.ts";

/** The patterns of pages, each with a regular expression that ignores case and slashes at the end of a path. */
const PAGES = PAGE_PATTERNS.filter((pattern) => pattern !== "/").map(
  (pattern) => [pattern, new RegExp(`^${pattern.replace(/:\w+/, "([^/]+)")}/*$`, "i")] as const,
);

/** Returns the canonical form of a page's path with capitals or with slashes at its end. Null for any other path. */
export function canonicalPath(path: string): string | null {
  for (const [pattern, spellings] of PAGES) {
    const match = spellings.exec(path);
    if (match === null) continue;
    const canonical = pattern.replace(/:\w+/, () => match[1] ?? "");
    return canonical === path ? null : canonical;
  }
  return null;
}
