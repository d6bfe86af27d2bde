/** Characters that file systems or their tools do not allow in names, and those that change the direction of text. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** Returns the name of a file with the places of a list, without its extension. */
export function listFileName(name: string): string {
  const safe = name
    .replace(UNSAFE, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "");
  return safe.toWellFormed() || "flaneur-list";
}
