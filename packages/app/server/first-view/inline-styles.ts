/** The element that the build writes for a style sheet. */
const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const SCREEN_FILES = /(<!--screen:[a-z]+-->)([\s\S]*?)(?=<!--\/screen-->)/g;

/**
 * Replaces the links to the style sheets of a built page by their text: a browser then paints without another round
 * trip. Also adds a disabled copy of each link to the end of the body, those of a screen within its mark: code that is
 * loaded later looks for the links to its sheets, and would load a sheet again if its link were missing. A sheet that is
 * loaded twice also declares its fonts twice, and Chromium fails to load the second ones if no font is installed.
 * @param read Returns the text of a built file by its path from the root.
 */
export function inlineStyles(html: string, read: (path: string) => string): string {
  const style = (_: string, path: string): string => `<style nonce="%NONCE%">${read(path)}</style>`;
  const disabledLinks = (files: string): string =>
    (files.match(SHEET) ?? []).join("").replaceAll("<link ", "<link disabled ");
  const shared = disabledLinks(html.replaceAll(SCREEN_FILES, ""));
  const named = Array.from(
    html.matchAll(SCREEN_FILES),
    ([, mark = "", files = ""]) => `${mark}${disabledLinks(files)}<!--/screen-->`,
  );
  return html.replaceAll(SHEET, style).replace("</body>", () => `${shared}${named.join("")}</body>`);
}
