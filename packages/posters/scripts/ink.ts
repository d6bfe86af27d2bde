// Converts what a drawing program saves into a drawing: colours become inks, and what drawings do not use is removed.
import { SaxesParser } from "saxes";
import { rgb } from "../src/colour.ts";
import { INKS, parseInk } from "../src/inks.ts";
import { previewInking, withoutPreview } from "./preview.ts";
import { ATTRIBUTES, ELEMENTS, isPaintClass, ROOT_ATTRIBUTES, SHAPES } from "./vocabulary.ts";

interface Element {
  readonly tag: string;
  readonly attributes: Map<string, string>;
  readonly children: Element[];
  text: string;
}

/** Returns the root of an SVG. Elements and attributes of other namespaces, such as Inkscape's, are left out. */
function parse(svg: string): Element {
  const top: Element = { tag: "", attributes: new Map(), children: [], text: "" };
  const open: (Element | null)[] = [top];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const parent = open.at(-1) ?? null;
    const list = Object.entries(attributes).map(
      ([key, value]) => [key === "xlink:href" ? "href" : key, value] as const,
    );
    const element = { tag: name, attributes: new Map(list), children: [], text: "" };
    const isKept = parent !== null && (ELEMENTS.includes(name) || name === "tspan");
    if (isKept) parent.children.push(element);
    open.push(isKept ? element : null);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text.trim();
  });
  parser.on("closetag", () => {
    const closed = open.pop();
    const parent = open.at(-1);
    if (closed?.tag === "tspan" && parent) {
      parent.text += closed.text;
      parent.children.splice(parent.children.indexOf(closed), 1);
    }
  });
  parser.on("error", (error) => {
    throw new Error(`It is not well-formed XML: ${error.message}.`);
  });
  parser.write(svg).close();
  const [root] = top.children;
  if (root === undefined) throw new Error("It contains no <svg>.");
  return root;
}

const NAMED: Readonly<Record<string, string>> = { black: "#000000", white: "#ffffff" };

/** Returns a colour as `#rrggbb`, or null for other values. */
function hexOf(value: string): string | null {
  const colour = NAMED[value] ?? value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(colour)) return colour;
  if (/^#[0-9a-f]{3}$/.test(colour)) return colour.replace(/[0-9a-f]/g, "$&$&");
  const channels = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(colour)?.slice(1);
  return channels === undefined ? null : `#${channels.map((c) => Number(c).toString(16).padStart(2, "0")).join("")}`;
}

const SHARES = Array.from({ length: 19 }, (_, i) => 5 * (i + 1));
/** The inks, and then their mixtures in steps of 5 %. */
const CANDIDATES = [...INKS, ...INKS.flatMap((a) => INKS.flatMap((b) => SHARES.map((share) => `${a}-${b}-${share}`)))];
/** A mixture must be clearly nearer to a colour than an ink, which is simpler. */
const NEARER = 0.5;

/** Returns the name of the ink that is nearest to a colour of the preview's palette. */
function nearestInk(colour: string): string {
  const inking = previewInking("");
  const wanted = rgb(colour);
  let [best, least] = ["ink", Number.POSITIVE_INFINITY];
  for (const [i, name] of CANDIDATES.entries()) {
    const channels = rgb(parseInk(name)?.(inking) ?? "#000000");
    const distance = channels.reduce((sum, channel, k) => sum + Math.abs(channel - (wanted[k] ?? 0)), 0);
    if (i < INKS.length ? distance < least : distance < least * NEARER && least > 0.03)
      [best, least] = [name, distance];
  }
  return best;
}

function convert(element: Element, inheritsBlack: boolean): void {
  const { tag, attributes } = element;
  for (const declaration of (attributes.get("style") ?? "").split(";")) {
    const [key = "", value = ""] = declaration.split(":").map((part) => part.trim());
    if (key !== "") attributes.set(key, value);
  }
  const classes = (attributes.get("class") ?? "").split(/\s+/).filter(Boolean);
  const fills = classes.some((name) => isPaintClass(name) && !name.includes("stroke-"));
  if (inheritsBlack && SHAPES.includes(tag) && !fills && !attributes.has("fill")) attributes.set("fill", "#000000");
  for (const attribute of ["fill", "stroke"] as const) {
    const colour = hexOf(attributes.get(attribute) ?? "");
    if (colour !== null) classes.push(`${attribute === "stroke" ? "stroke-" : ""}${nearestInk(colour)}`);
    if (colour !== null || attributes.get(attribute) === "none") attributes.delete(attribute);
    const alpha = attributes.get(`${attribute}-opacity`);
    if (colour !== null && alpha !== undefined && Number(alpha) < 1) attributes.set("opacity", alpha);
  }
  if (classes.length > 0) attributes.set("class", classes.join(" "));
  for (const key of [...attributes.keys()]) {
    const isKnown = (tag === "svg" ? ROOT_ATTRIBUTES : ATTRIBUTES).has(key);
    if (!isKnown || (key === "opacity" && attributes.get(key) === "1")) attributes.delete(key);
  }
  for (const child of element.children) convert(child, inheritsBlack);
}

const tidy = (key: string, value: string): string =>
  ["d", "points", "transform"].includes(key)
    ? value.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    : value;

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

function write({ tag, attributes, children, text }: Element, depth: number): string {
  const list = [...attributes].map(([key, value]) => ` ${key}="${escaped(tidy(key, value))}"`).join("");
  const indent = " ".repeat(depth);
  if (children.length === 0) return `${indent}<${tag}${list}${text === "" ? "/>" : `>${escaped(text)}</${tag}>`}\n`;
  return `${indent}<${tag}${list}>\n${children.map((child) => write(child, depth + 1)).join("")}${indent}</${tag}>\n`;
}

/** Whether a drawing program, and not this program, has written a file. */
const isForeign = (svg: string): boolean =>
  /\sstyle="|\s(?:fill|stroke)="(?:#|rgb|black|white)|<\?xml|xmlns:/.test(svg);

/** Returns the drawing with inks in place of colours. @throws when the file is not SVG. */
export function inked(svg: string): string {
  const plain = withoutPreview(svg);
  if (!isForeign(plain)) return plain;
  const root = parse(plain);
  convert(root, root.attributes.get("fill") !== "none");
  const line = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  for (const [key, value] of Object.entries(line)) root.attributes.set(key, value);
  return write(root, 0);
}
