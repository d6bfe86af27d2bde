/** ASCII text stays as it is when it is normalised. */
const ASCII = /^[\0-\x7f]*$/;

/**
 * The largest growth of a text that is normalised for comparison. Texts that people write hardly grow, although `…`
 * becomes three points; `ﷺ` (U+FDFA) becomes 18 characters.
 */
const MAX_GROWTH = 1.25;

/** Whether a text, which is short as it is written, is too long once it is normalised for comparison. */
export const growsTooLong = (text: string, max: number): boolean =>
  !ASCII.test(text) && text.normalize("NFKC").length > max * MAX_GROWTH;

/**
 * Whether a text has more characters than allowed, as it is written or once it is normalised for comparison. Check each
 * text of a visitor before work: searches and comparisons take time that grows with the normalised text.
 */
export const isTooLong = (text: string, max: number): boolean => text.length > max || growsTooLong(text, max);

/** Returns the beginning of a text that is not too long, without half of a surrogate pair at its end. */
export function cutText(text: string, max: number): string {
  const cut = text.length > max ? text.slice(0, max).replace(/[\ud800-\udbff]$/, "") : text;
  if (!growsTooLong(cut, max)) return cut;
  let kept = "";
  let length = 0;
  for (const character of cut) {
    length += character.normalize("NFKC").length;
    if (length > max * MAX_GROWTH) break;
    kept += character;
  }
  return kept;
}
