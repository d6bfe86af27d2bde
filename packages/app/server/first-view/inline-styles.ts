/** The element that the build writes for a style sheet. */
const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const PLACE_FILES = /(?<=<!--place-->)[\s\S]*?(?=<!--\/place-->)/;

/**
 * Writes the style sheets of a built page into its HTML: a browser then paints without another round trip. The link
 * element for the sheet of a place's screen stays but loads nothing: without the element, the code of that screen would
 * load the sheet again.
 * @param read Returns the text of a built file by its path from the root.
 */
export function inlineStyles(html: string, read: (path: string) => string): string {
  const style = (_: string, path: string): string => `<style nonce="%NONCE%">${read(path)}</style>`;
  const [place = ""] = PLACE_FILES.exec(html) ?? [];
  const named = (place.match(SHEET)?.join("") ?? "").replaceAll("<link ", "<link disabled ");
  return html.replaceAll(SHEET, style).replace("</body>", () => `<!--place-->${named}<!--/place--></body>`);
}
