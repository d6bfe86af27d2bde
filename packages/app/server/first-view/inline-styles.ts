/** A style sheet as the build names it. */
const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const PLACE_FILES = /(?<=<!--place-->)[\s\S]*?(?=<!--\/place-->)/;

/**
 * Writes the style sheets of a built page into it: a browser then paints without another round trip. The element that
 * names the sheet of a place's screen stays, and loads nothing: the code of that screen looks for it, and would load the
 * sheet again.
 * @param read the text of a built file, by its path from the root.
 */
export function inlineStyles(html: string, read: (path: string) => string): string {
  const style = (_: string, path: string): string => `<style nonce="%NONCE%">${read(path)}</style>`;
  const [place = ""] = PLACE_FILES.exec(html) ?? [];
  const named = (place.match(SHEET)?.join("") ?? "").replaceAll("<link ", "<link disabled ");
  return html.replaceAll(SHEET, style).replace("</body>", () => `<!--place-->${named}<!--/place--></body>`);
}
