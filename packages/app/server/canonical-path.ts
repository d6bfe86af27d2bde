/** Patterns of misspelt paths, each with the canonical path. */
const PAGES: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/places\/([^/]+)\/*$/i, (id) => `/places/${id}`],
  [/^\/collections\/([^/]+)\/*$/i, (slug) => `/collections/${slug}`],
  [/^\/neighbourhoods\/([^/]+)\/*$/i, (slug) => `/neighbourhoods/${slug}`],
  [/^\/lists\/([^/]+)\/*$/i, (token) => `/lists/${token}`],
  [/^\/views\/([^/]+)\/*$/i, (token) => `/views/${token}`],
  [/^\/about\/*$/i, () => "/about"],
  [/^\/login\/*$/i, () => "/login"],
];

/** Returns the canonical path of a path in capitals or with slashes at its end. Returns null for any other path. */
export function canonicalPath(path: string): string | null {
  for (const [spellings, spell] of PAGES) {
    const match = spellings.exec(path);
    if (match === null) continue;
    const canonical = spell(match[1] ?? "");
    return canonical === path ? null : canonical;
  }
  return null;
}
