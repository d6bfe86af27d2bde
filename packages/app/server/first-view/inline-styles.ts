/** The element that the build writes for a style sheet. */
const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const SCREEN_FILES = /(<!--screen:[a-z]+-->)([\s\S]*?)(?=<!--\/screen-->)/g;

/**
 * Replaces the links to the style sheets of a built page by their text: a browser then paints without another round
 * trip. Also adds a disabled copy of the links of each screen to the end of the body: the code of a screen looks for
 * the link to its sheet, and would load the sheet again if the link were missing.
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
