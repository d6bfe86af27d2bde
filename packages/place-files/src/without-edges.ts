/**
 * Removes characters from both ends of a text. An expression such as `/[\s,]+$/` would need quadratic time for a long run
 * of these characters inside the text.
 * @param edge Matches one character to remove.
 */
export function withoutEdges(text: string, edge: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Removes characters from the end of a text only. */
export function withoutEnd(text: string, edge: RegExp): string {
  let end = text.length;
  while (end > 0 && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
