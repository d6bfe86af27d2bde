// Checks a drawing of the folder `scenes`, and describes each fault in a sentence.
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { FAR_ID, PREVIEW_ID } from "../src/drawing.ts";
import { PAINTS, parseInk } from "../src/inks.ts";
import { withoutPreview, withPreview } from "./preview.ts";
import { ATTRIBUTES, ELEMENTS, inkOf, isPaintClass, MARKS, ROOT_ATTRIBUTES, SHAPES } from "./vocabulary.ts";

/** The maximum size of a drawing without its preview, in bytes. */
const MAX_BYTES = 12 * 1024;

const VIEW_BOX = "0 0 800 1000";
const XMLNS = "http://www.w3.org/2000/svg";

interface Seen {
  readonly faults: Set<string>;
  readonly ids: Set<string>;
  /** Ids that the drawing refers to. */
  readonly references: Set<string>;
  readonly classes: Set<string>;
}

function checkReference(tag: string, key: string, value: string, { faults, references }: Seen): void {
  const id = /^#([\w-]+)$/.exec(key === "href" ? value : "")?.[1] ?? /^url\(#([\w-]+)\)$/.exec(value)?.[1];
  if (id !== undefined) references.add(id);
  else if (key === "href" || key === "clip-path") {
    faults.add(`<${tag}> has ${key}="${value}". Refer only to an id of the same file, such as #tree.`);
  } else if (value !== "none") {
    faults.add(`<${tag}> has ${key}="${value}". Use a class with an ink, such as class="pop" or class="stroke-pop".`);
  }
}

function checkAttribute(tag: string, key: string, value: string, seen: Seen): void {
  const { faults } = seen;
  if (/^on/i.test(key)) faults.add(`<${tag}> has the event handler ${key}. Remove it: a drawing runs no code.`);
  else if (key === "style")
    faults.add(`<${tag}> has a style. Use classes: \`npm run posters -- ink\` converts styles.`);
  else if (tag === "svg" ? !ROOT_ATTRIBUTES.has(key) : !ATTRIBUTES.has(key)) {
    faults.add(`<${tag}> has the attribute ${key}, which drawings do not use. Remove it.`);
  }
  if (["href", "clip-path", "fill", "stroke"].includes(key)) checkReference(tag, key, value, seen);
  if (key === "id") {
    if (seen.ids.has(value)) faults.add(`The id '${value}' occurs twice. Rename one of the two.`);
    seen.ids.add(value);
  }
  if (key !== "class") return;
  for (const name of value.split(/\s+/).filter(Boolean)) {
    seen.classes.add(name);
    if (MARKS.has(name) || isPaintClass(name)) continue;
    faults.add(`<${tag}> has the class '${name}', which is not an ink. The inks are listed in CONTRIBUTING.md.`);
  }
}

const inksOf = ({ attributes }: SaxesTagPlain): readonly string[] =>
  (attributes.class ?? "").split(/\s+/).filter(isPaintClass);

/** Checks that a shape has an ink, of its own or of an element around it. */
function checkInk(tag: SaxesTagPlain, around: readonly SaxesTagPlain[], { faults }: Seen): void {
  const elements = [tag, ...around];
  if (!SHAPES.includes(tag.name) || elements.some(({ name }) => name === "clipPath")) return;
  const hasInk = elements.some((each) => inksOf(each).length > 0 || each.attributes.fill?.startsWith("url("));
  if (!hasInk)
    faults.add(`A <${tag.name}> has no ink and is invisible. Add a class such as class="pop", or remove it.`);
}

/** Checks a group that keeps its direction when the drawing is mirrored. */
function checkUpright({ name, attributes }: SaxesTagPlain, { faults }: Seen): void {
  if (!attributes.class?.split(/\s+/).includes("upright")) return;
  if (name !== "g" || attributes["data-center"] === undefined || attributes.transform !== undefined) {
    faults.add(
      'The class upright needs a <g> with data-center="400" and without a transform. Put another <g> around it.',
    );
  }
}

function checkText({ attributes }: SaxesTagPlain, { faults }: Seen): void {
  if (attributes.transform !== undefined) faults.add("<text> has a transform. Put it into a <g> with the transform.");
  for (const key of ["x", "y", "font-size", "data-width", "data-stroke"]) {
    if (attributes[key] === undefined) faults.add(`<text> has no ${key}. Lettering needs it.`);
  }
  if (!/(?:^| )stroke-/.test(attributes.class ?? "")) {
    faults.add('<text> has no ink for its strokes. Add a class such as class="stroke-ink".');
  }
}

/** Checks that the paints that are used have choices, and that each accent has one choice for each paint. */
function checkPaints(root: SaxesTagPlain | undefined, { faults, classes }: Seen): void {
  const choices = (paint: string) => (root?.attributes[`data-${paint}`] ?? "").split(/\s+/).filter(Boolean);
  for (const paint of PAINTS) {
    const list = choices(paint);
    const isUsed = [...classes].some((name) => new RegExp(`(?:^|-)${paint}(?!-\\d(?!\\d))(?:-|$)`).test(inkOf(name)));
    if (list.length === 0 && isUsed && isPaintClass(paint)) {
      faults.add(
        `The class '${paint}' has no choices. Add data-${paint}="deep pop leaf" to <svg>, with the inks to choose.`,
      );
    }
    if (list.length > 0 && list.length !== choices("paint").length) {
      faults.add(
        `data-${paint} has ${list.length} inks, and data-paint ${choices("paint").length}. Give both the same number.`,
      );
    }
    for (const name of list) {
      if (parseInk(name) === null) faults.add(`data-${paint} names '${name}', which is not an ink.`);
    }
  }
}

/**
 * Returns the faults of a drawing, each as a sentence that names the fault and the remedy. Empty for a drawing without
 * faults.
 */
export function faultsOf(svg: string): string[] {
  const seen: Seen = { faults: new Set(), ids: new Set(), references: new Set(), classes: new Set() };
  const { faults } = seen;
  const plain = withoutPreview(svg);
  const bytes = Buffer.byteLength(plain);
  if (bytes > MAX_BYTES) {
    faults.add(
      `The drawing has ${bytes} bytes without its preview, and may have ${MAX_BYTES}. Use <symbol> and <use> for repeated parts.`,
    );
  }
  let root: SaxesTagPlain | undefined;
  let firstShape: SaxesTagPlain | undefined;
  /** The elements around the current one. */
  const around: SaxesTagPlain[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) =>
    faults.add(`The file is not well-formed XML: ${error.message}. Save it again as plain SVG.`),
  );
  parser.on("doctype", () => faults.add("The file has a document type. Remove it."));
  parser.on("processinginstruction", () => faults.add("The file has a processing instruction. Remove it."));
  parser.on("opentag", (tag) => {
    const { name, attributes } = tag;
    root ??= tag;
    if (ELEMENTS.includes(name)) {
      for (const [key, value] of Object.entries(attributes)) checkAttribute(name, key, value, seen);
      checkInk(tag, around, seen);
      checkUpright(tag, seen);
      if (name === "text") checkText(tag, seen);
      const isDrawn = !["svg", "g", "defs"].includes(name) && around.every((each) => each.name !== "defs");
      if (isDrawn) firstShape ??= tag;
    } else {
      faults.add(`The drawing has a <${name}>, which drawings do not use. Use one of ${ELEMENTS.join(", ")}.`);
    }
    around.push(tag);
  });
  parser.on("closetag", () => around.pop());
  parser.write(plain).close();
  if (root?.name !== "svg" || root.attributes.xmlns !== XMLNS || root.attributes.viewBox !== VIEW_BOX) {
    faults.add(`The root is not <svg xmlns="${XMLNS}" viewBox="${VIEW_BOX}">. Draw on a page of 800 by 1000 units.`);
  }
  const { class: ink, width, height } = firstShape?.attributes ?? {};
  if (ink !== "sky" || width !== "800" || height !== "1000") {
    faults.add('The sky is missing. Add <rect class="sky" width="800" height="1000"/> as the first shape.');
  }
  for (const id of seen.references) {
    if (!seen.ids.has(id) && id !== FAR_ID) faults.add(`The drawing refers to #${id}, which it does not define.`);
  }
  if (seen.ids.has(PREVIEW_ID)) faults.add(`The id '${PREVIEW_ID}' is reserved. Rename it.`);
  checkPaints(root, seen);
  if (faults.size === 0 && withPreview(svg) !== svg) {
    faults.add("The preview is not that of the drawing's classes. Run `npm run posters -- ink` to renew it.");
  }
  return [...faults];
}
