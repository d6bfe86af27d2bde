const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for an element or an attribute of XML. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? "");
