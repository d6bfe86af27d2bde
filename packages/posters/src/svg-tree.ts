// Parses drawings. The form of their files is checked by `npm run posters -- check`, so a small parser is enough.

export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  readonly text: string;
}

/** A tag with its attributes, and the text that follows it. */
const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const COMMENT = /<!--[\s\S]*?-->/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&apos;", "'"],
  ["&amp;", "&"],
]);

const plain = (text: string): string => text.replace(/&\w+;/g, (entity) => ENTITIES.get(entity) ?? "");

/** Returns the root element of an SVG. */
export function parseSvg(svg: string): Element {
  interface Open extends Element {
    readonly children: Element[];
  }
  const top: Open = { tag: "", attributes: new Map(), children: [], text: "" };
  const open = [top];
  for (const [, closing, tag = "", list = "", empty, text = ""] of svg.replace(COMMENT, "").matchAll(TOKEN)) {
    if (closing) {
      open.pop();
      continue;
    }
    const attributes = new Map([...list.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value]));
    const element: Open = { tag, attributes, children: [], text: plain(text.trim()) };
    open.at(-1)?.children.push(element);
    if (!empty) open.push(element);
  }
  const [root] = top.children;
  if (root === undefined) throw new RangeError("A drawing has no element.");
  return root;
}

/** Returns the items of an attribute that is a list, such as `class`. */
export const listOf = ({ attributes }: Element, key: string): readonly string[] =>
  (attributes.get(key) ?? "").split(/\s+/).filter(Boolean);
