/** The element that the build writes for a style sheet. */
const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const SCREEN_FILES = /(<!--screen:[a-z]+-->)([\s\S]*?)(?=<!--\/screen-->)/g;

/**
 * Writes the style sheets of a built page into its HTML: a browser then paints without another round trip. The link
 * elements for the sheets of a screen stay but load nothing: without the elements, the code of that screen would load
 * the sheets again.
 * @param read Returns the text of a built file by its path from the root.
 */
export function inlineStyles(html: string, read: (path: string) => string): string {
  const style = (_: string, path: string): string => `<style nonce="%NONCE%">${read(path)}</style>`;
  const named = Array.from(html.matchAll(SCREEN_FILES), ([, mark = "", files = ""]) => {
    const links = (files.match(SHEET) ?? []).join("").replaceAll("<link ", "<link disabled ");
    return `${mark}${links}<!--/screen-->`;
  });
  return html.replaceAll(SHEET, style).replace("</body>", () => `${named.join("")}</body>`);
}
