import { decode } from "html-entities";

/**
 * Matches the tags and comments of HTML. Other text in angle brackets, such as `3 < 5`, is not markup. As in the other
 * expressions, what is between the marks contains no second opening mark: otherwise each of many would be a long search.
 */
const TAG = /<!--(?:(?!<!--)[\s\S]){0,2000}?-->|<\/?[a-z][a-z\d]{0,15}(?:\s[^<>]{0,1000})?\/?>/gi;
/** Matches the tags that end a line. */
const LINE_END = /<br\s{0,3}\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi;
/** Matches the marks of uMap: links `[[https://… | words]]`, pictures `{{https://…}}`, bold, and headings. */
const UMAP_LINK = /\[\[\s{0,3}(?:https?:\/\/[^\s|\]]{1,1000}\s{0,3}\|\s{0,3})?([^[\]]{1,1000}?)\s{0,3}\]\]/g;
const UMAP_PICTURE = /\{\{[^{}]{1,1000}\}\}/g;
const BOLD = /\*\*([^*\n]{1,500})\*\*/g;
const HEADING = /^#{1,3}\s+/gm;

/** Returns the words of a note, without the markup of HTML and uMap, and with entities decoded. */
export function withoutMarkup(written: string): string {
  const plain = decode(written.replace(LINE_END, "\n").replace(TAG, " "))
    .replace(UMAP_PICTURE, " ")
    .replace(UMAP_LINK, "$1")
    .replace(BOLD, "$1")
    .replace(HEADING, "")
    .replace(/\u00A0/g, " ");
  if (plain === written) return written;
  return plain
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
