/**
 * Files that were dropped on the favorites, until the page that reads them is shown. A file cannot be part of an
 * address, and not every browser keeps files in the state of a history entry.
 */
let held: readonly File[] = [];

export function holdFiles(files: readonly File[]): void {
  held = files;
}

/** Returns the held files, once. */
export function takeFiles(): readonly File[] {
  const files = held;
  held = [];
  return files;
}
