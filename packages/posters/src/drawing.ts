// Compiles a drawing, an SVG file of the folder `scenes`, so that it can be drawn in any palette: once into static text
// and slots, and for each poster only the slots are filled.
import { type Ink, type Inking, PAINTS, type Paint, parseInk } from "./inks.ts";
import { letters } from "./letters.ts";
import { num } from "./number.ts";
import { definitions, GRADIENTS, sheet } from "./sheet.ts";

/** What a drawing depends on: the place, its palette and its luck. */
export interface Stage extends Pick<Inking, "palette"> {
  /** The name of the place, for its sign. */
  readonly name: string;
  /** The primary type of the place. */
  readonly type: string;
  /** Number of the arrondissement, 1 to 20. */
  readonly arrondissement: number;
  /** Whether the finished drawing is mirrored. Its lettering remains readable. */
  readonly mirrored: boolean;
  /** A whole number that chooses among the paints of a drawing. */
  readonly choice: number;
  /** The silhouette on the horizon, a drawing of the folder. */
  readonly far: Drawing;
}

export interface Drawing {
  /** Returns the finished poster. */
  readonly draw: (stage: Stage) => string;
  /** Returns the content of the group with the id `silhouette`, in the inks of the palette. Empty without the group. */
  readonly silhouette: (stage: Stage) => string;
}

interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  readonly text: string;
}

/** What is inserted while a poster is drawn. */
type Slot = string | ((stage: Stage, colour: (ink: Ink) => string) => string);

/** A drawing for one time of the day and one type of place. */
interface Compiled {
  readonly slots: readonly Slot[];
  readonly silhouette: readonly Slot[];
  readonly gradients: ReadonlySet<string>;
  readonly grain: boolean;
}

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};
const plain = (text: string): string => text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? "");

/** Parses a drawing. It relies on the form that `npm run posters -- check` requires. */
function parse(svg: string): Element {
  const open: { tag: string; attributes: Map<string, string>; children: Element[]; text: string }[] = [
    { tag: "", attributes: new Map(), children: [], text: "" },
  ];
  for (const [, closing, tag = "", list = "", empty, text = ""] of svg
    .replace(/<!--[\s\S]*?-->/g, "")
    .matchAll(TOKEN)) {
    if (closing) {
      open.pop();
      continue;
    }
    const attributes = new Map(
      [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    const element = { tag, attributes, children: [], text: plain(text.trim()) };
    open.at(-1)?.children.push(element);
    if (!empty) open.push(element);
  }
  const [root] = open[0]?.children ?? [];
  if (root === undefined) throw new RangeError("A drawing has no element.");
  return root;
}

/** The id of the definitions that only show the inks in an editor: see `scripts/preview.ts`. */
export const PREVIEW_ID = "preview";
/** The id of the landmark that is seen on the horizon. */
export const FAR_ID = "far-landmark";

/** Attributes that are written as they are. */
const isKept = (key: string): boolean => !/^(?:class|id|data-.*)$/.test(key);
/** The type of a place as a part of a class: `café` is `cafe`. */
export const typeClass = (type: string): string =>
  `for-${type
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()}`;

const classesOf = ({ attributes }: Element): readonly string[] =>
  (attributes.get("class") ?? "").split(/\s+/).filter(Boolean);

const upright = (stage: Stage, centre: number): string =>
  stage.mirrored ? ` transform="translate(${num(2 * centre)}) scale(-1 1)"` : "";

/** A text with more characters than this is written in two lines where a drawing allows it. */
const LONG = 14;
const LINE_SHARE = 0.757;

/** Returns the lines of a sign, at most two, with their heights and their upper edges. */
function lines(text: string, top: number, cap: number, most: number) {
  const words = text.split(" ");
  if (most < 2 || text.length <= LONG || words.length < 2) return [{ text, top, cap }];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half), words.slice(half)].map((part, i) => ({
    text: part.join(" "),
    cap: LINE_SHARE * cap,
    top: top + cap / 2 + (i - 0.5) * 1.108 * cap - (LINE_SHARE * cap) / 2,
  }));
}

const ordinal = (arrondissement: number): string => `${arrondissement}${arrondissement === 1 ? "er" : "e"}`;

/** The ratio of the height of capitals to the size of a font. */
const CAPITALS = 0.7;

/** Lettering: a `<text>` of the drawing becomes strokes, so that no font is needed. `held` if a group keeps it upright. */
function lettering({ attributes, text }: Element, attribute: (stage: Stage) => string, ink: Ink, held: boolean): Slot {
  const number = (key: string, fallback: number) => Number(attributes.get(key) ?? fallback);
  const [x, cap, spread] = [number("x", 0), number("font-size", 0) * CAPITALS, number("data-spread", 1)];
  const top = number("y", 0) - cap;
  const spacing = attributes.has("data-spacing") ? number("data-spacing", 0) : undefined;
  const min = attributes.has("data-min") ? number("data-min", 0) : undefined;
  return (stage, colour) => {
    const words = text.replace("{name}", stage.name).replace("{arrondissement}", ordinal(stage.arrondissement));
    return lines(words, top, cap, number("data-lines", 1))
      .map((line) => {
        const sign = letters(line.text, x, line.top, line.cap, number("data-width", 800), spacing, min);
        if (sign.d === "") return "";
        const width = num(sign.pen(number("data-stroke", 1)) * spread);
        const place = held ? "" : upright(stage, x);
        return `<path stroke="${colour(ink)}" stroke-width="${width}"${attribute(stage)}${place} d="${sign.d}"/>`;
      })
      .join("");
  };
}

interface Selected {
  readonly night: boolean;
  /** The class of the type of the place. */
  readonly type: string;
}

/** Returns whether an element is drawn at this time and for this type. */
const isShown = (element: Element, { night, type }: Selected): boolean =>
  classesOf(element).every((name) => name !== (night ? "day" : "night") && (!name.startsWith("for-") || name === type));

const MODES = ["multiply", "screen"];

function compile(root: Element, selected: Selected): Compiled {
  const slots: Slot[] = [];
  let written = slots;
  let silhouette: readonly Slot[] = [];
  const gradients = new Set<string>();
  let grain = false;
  const referenced = new Set<string>();
  const collect = (element: Element): void => {
    for (const value of element.attributes.values()) {
      for (const [, id = ""] of value.matchAll(/^(?:url\()?#([\w-]+)\)?$/g)) referenced.add(id);
    }
    element.children.forEach(collect);
  };
  collect(root);

  const push = (slot: Slot): void => {
    const last = written.at(-1);
    if (typeof slot === "string" && typeof last === "string") written[written.length - 1] = last + slot;
    else written.push(slot);
  };

  /** Writes the paint of an element: its fill or its stroke. */
  const paint = (attribute: "fill" | "stroke", name: string): void => {
    if (GRADIENTS[name] !== undefined) {
      gradients.add(name);
      push(` ${attribute}="url(#${name})"`);
      return;
    }
    const ink = parseInk(name);
    if (ink === null) throw new RangeError(`'${name}' is not an ink.`);
    push((_, colour) => ` ${attribute}="${colour(ink)}"`);
  };

  const write = (element: Element, held: boolean): void => {
    const { tag, attributes, children } = element;
    const id = attributes.get("id");
    if (id === PREVIEW_ID || !isShown(element, selected)) return;
    const paints = { fill: "", stroke: "" };
    const own = classesOf(element).filter((name) => !/^(?:day|night|for-.*)$/.test(name));
    for (const night of selected.night ? [false, true] : [false]) {
      for (const name of own.filter((each) => each.startsWith("night-") === night)) {
        const ink = night ? name.slice("night-".length) : name;
        if (ink.startsWith("stroke-")) paints.stroke = ink.slice("stroke-".length);
        else if (!["grain", "upright", ...MODES].includes(ink)) paints.fill = ink;
      }
    }
    const dimmed = selected.night ? attributes.get("data-night-opacity") : undefined;
    const kept = [...attributes].filter(([key]) => isKept(key) && !(dimmed !== undefined && key === "opacity"));
    if (dimmed !== undefined && dimmed !== "1") kept.push(["opacity", dimmed]);

    if (tag === "text") {
      const ink = parseInk(paints.stroke);
      if (ink === null) throw new RangeError(`The text '${element.text}' has no class such as 'stroke-ink'.`);
      const opacity = kept.filter(([key]) => key === "opacity").map(([, value]) => ` opacity="${value}"`);
      push(lettering(element, () => opacity.join(""), ink, held));
      return;
    }
    if (attributes.get("href") === `#${FAR_ID}`) {
      push(`<g transform="${attributes.get("transform") ?? ""}">`);
      push((stage) => stage.far.silhouette(stage));
      push("</g>");
      return;
    }
    push(`<${tag}`);
    if (id !== undefined && referenced.has(id)) push(` id="${id}"`);
    if (paints.fill) paint("fill", paints.fill);
    if (paints.stroke) paint("stroke", paints.stroke);
    for (const [key, value] of kept) push(` ${key}="${value}"`);
    for (const mode of MODES) if (own.includes(mode)) push(` style="mix-blend-mode:${mode}"`);
    if (own.includes("grain")) {
      grain = true;
      push(' filter="url(#grain)"');
    }
    const keepsUpright = own.includes("upright");
    if (keepsUpright) {
      const centre = Number(attributes.get("data-center") ?? 400);
      push((stage) => upright(stage, centre));
    }
    if (children.length === 0) {
      push("/>");
      return;
    }
    push(">");
    const outer = written;
    if (id === "silhouette") written = [];
    for (const child of children) write(child, held || keepsUpright);
    if (id === "silhouette") {
      silhouette = written;
      written = outer;
      silhouette.forEach(push);
    }
    push(`</${tag}>`);
  };

  for (const child of root.children) write(child, false);
  return { slots, silhouette, gradients, grain };
}

const fill = (slots: readonly Slot[], stage: Stage, colour: (ink: Ink) => string): string =>
  slots.map((slot) => (typeof slot === "string" ? slot : slot(stage, colour))).join("");

/** Parses and compiles an SVG file. Each time of the day and each type is compiled when it is drawn first. */
export function createDrawing(svg: string): Drawing {
  const root = parse(svg);
  const compiled = new Map<string, Compiled>();
  const types = new Set([...svg.matchAll(/\bfor-[a-z]+/g)].map(([name]) => name));
  const choices = new Map<Paint, readonly Ink[]>();
  for (const paint of PAINTS) {
    const list = (root.attributes.get(`data-${paint}`) ?? "").split(/\s+/).filter(Boolean);
    const inks = list.map(parseInk).filter((ink) => ink !== null);
    if (inks.length > 0) choices.set(paint, inks);
  }

  function compiledFor({ palette, type }: Stage): Compiled {
    const name = typeClass(type);
    const key = `${palette.dark} ${types.has(name) ? name : ""}`;
    const known = compiled.get(key) ?? compile(root, { night: palette.dark, type: name });
    compiled.set(key, known);
    return known;
  }

  /** Returns a function that returns the colour of an ink, computed once for each poster. */
  function colours(stage: Stage): (ink: Ink) => string {
    const paints = Object.fromEntries([...choices].map(([paint, inks]) => [paint, inks[stage.choice % inks.length]]));
    const inking: Inking = { palette: stage.palette, paints };
    const known = new Map<Ink, string>();
    return (ink) => {
      const colour = known.get(ink) ?? ink(inking);
      known.set(ink, colour);
      return colour;
    };
  }

  return {
    draw(stage) {
      const { slots, gradients, grain } = compiledFor(stage);
      return sheet(fill(slots, stage, colours(stage)), definitions(gradients, grain, stage.palette), stage);
    },
    silhouette: (stage) => fill(compiledFor(stage).silhouette, stage, colours(stage)),
  };
}
