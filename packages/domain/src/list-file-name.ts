/** Characters that file systems or their tools do not allow in names, and those that change the direction of text. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Returns the name of a file with the places of a list, without its extension. */
export function listFileName(name: string): string {
  const safe = name
    .replace(UNSAFE, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "");
  return safe.toWellFormed() || "flaneur-list";
}
