const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The characters that XML 1.0 forbids, even as references. A reader refuses a whole file that has one. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for an element or an attribute of XML, and drops the characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (character) => ESCAPED[character] ?? "");
