// Shortens an SVG: merges neighbouring paths with the same paint, and replaces repeated elements by <use>. The result
// looks the same.
import { minifyPath } from "./minify-path.ts";

interface Node {
  tag: string;
  attrs: string;
  kids: Node[];
}

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
/** If a body is longer than this number of characters, <use> for its repetitions makes the SVG shorter. */
const STAMP_FROM = 60;

function parse(svg: string): Node {
  const root: Node = { tag: "", attrs: "", kids: [] };
  const stack = [root];
  for (const [, closing, tag = "", attrs = "", empty] of svg.matchAll(TAG)) {
    if (closing) {
      stack.pop();
      continue;
    }
    const node: Node = { tag, attrs: attrs.trim(), kids: [] };
    stack.at(-1)?.kids.push(node);
    if (!empty) stack.push(node);
  }
  return root;
}

const dataOf = (n: Node): string => /\bd="([^"]*)"/.exec(n.attrs)?.[1] ?? "";
const paintOf = (n: Node): string => n.attrs.replace(/ ?\bd="[^"]*"/, "").trim();
const setData = (n: Node, d: string): void => {
  n.attrs = `${paintOf(n)} d="${d}"`;
};

function tidy(n: Node): void {
  const kids: Node[] = [];
  for (const kid of n.kids) {
    tidy(kid);
    const last = kids.at(-1);
    const alike = kid.tag === "path" && last?.tag === "path" && paintOf(kid) === paintOf(last);
    if (alike && !/url\(|opacity/.test(kid.attrs)) setData(last, dataOf(last) + dataOf(kid));
    else if (kid.tag !== "g" || kid.kids.length) kids.push(kid);
  }
  n.kids = kids;
}

/** Replaces a transform that is only a translation by the shorter attributes x and y. */
const place = (attrs: string): string => attrs.replace(/^transform="translate\((\S+) (\S+)\)"$/, 'x="$1" y="$2"');

const element = (tag: string, attrs: string, body: string): string =>
  tag ? `<${tag}${attrs ? ` ${attrs}` : ""}${body ? `>${body}</${tag}>` : "/>"}` : body;

export function minify(svg: string): string {
  const root = parse(svg);
  tidy(root);
  const inner = new Map<Node, string>();
  const count = new Map<string, number>();
  const ids = new Map<string, string>();
  const bodyOf = (n: Node): string => inner.get(n) ?? "";
  const stampable = (n: Node): boolean =>
    n.tag === "g" && n.attrs.startsWith("transform") && bodyOf(n).length > STAMP_FROM;

  const text = (n: Node): string => {
    const body = n.kids.map(text).join("");
    inner.set(n, body);
    if (n.tag === "path") setData(n, minifyPath(dataOf(n)));
    return element(n.tag, n.attrs, body);
  };
  // The content of a body that becomes <use> is counted once, because it is written once.
  const tally = (n: Node): void => {
    if (stampable(n)) {
      const seen = (count.get(bodyOf(n)) ?? 0) + 1;
      count.set(bodyOf(n), seen);
      if (seen > 1) return;
    }
    n.kids.forEach(tally);
  };
  const write = (n: Node): string => {
    const body = bodyOf(n);
    if (stampable(n) && (count.get(body) ?? 0) > 1) {
      const known = ids.get(body);
      if (known) return `<use href="#${known}" ${place(n.attrs)}/>`;
      const id = `k${ids.size.toString(36)}`;
      ids.set(body, id);
      return `<g ${n.attrs}><g id="${id}">${n.kids.map(write).join("")}</g></g>`;
    }
    return element(n.tag, n.attrs, n.kids.map(write).join(""));
  };

  text(root);
  tally(root);
  return write(root);
}
