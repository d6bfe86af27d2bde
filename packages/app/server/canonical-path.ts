/** The pages one may misspell, each with its own spelling. */
const PAGES: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/places\/([^/]+)\/*$/i, (id) => `/places/${id}`],
  [/^\/login\/*$/i, () => "/login"],
];

/** The address of the page that a path means in another spelling: in capitals, with slashes at its end. Null for others. */
export function canonicalPath(path: string): string | null {
  for (const [spellings, spell] of PAGES) {
    const match = spellings.exec(path);
    if (match === null) continue;
    const canonical = spell(match[1] ?? "");
    return canonical === path ? null : canonical;
  }
  return null;
}
