/**
 * Files that were dropped on the favorites, kept until the page that reads them is shown. A URL cannot contain a file,
 * and not every browser keeps files in the state of a history entry.
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
