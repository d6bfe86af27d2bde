const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns the start tag of an element, which is the whole element if it is empty, such as `<meta>`. */
export function emptyElement(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : ` ${attribute}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}

/** Returns a script element with data. The data are escaped: they can neither end the element nor begin a comment. */
export function jsonElement(attributes: Attributes, data: unknown): string {
  const json = JSON.stringify(data).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `${emptyElement("script", attributes)}${json}</script>`;
}
