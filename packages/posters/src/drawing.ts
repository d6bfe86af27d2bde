// Compiles a drawing, an SVG file of the folder `scenes`, so that it can be drawn in any palette: once into static text
// and slots, and for each poster only the slots are filled.
import { type Ink, type Inking, PAINTS, type Paint, parseInk } from "./inks.ts";
import { num } from "./number.ts";
import { definitions, GRADIENTS, sheet } from "./sheet.ts";
import { signOf } from "./sign.ts";
import { type Element, listOf, parseSvg } from "./svg-tree.ts";

/** What a drawing depends on: the place and its light. */
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
  /** The drawing with the silhouette of the landmark on the horizon. */
  readonly far: Drawing;
}

export interface Drawing {
  /** Returns the finished poster. */
  readonly draw: (stage: Stage) => string;
  /** Returns the content of the group with the id `silhouette`. Empty without the group. */
  readonly silhouette: (stage: Stage) => string;
}

/** Returns the colour of an ink on a stage. */
type Colours = (ink: Ink) => string;
/** Static text, or what is inserted while a poster is drawn. */
type Slot = string | ((stage: Stage, colours: Colours) => string);

/** A drawing for one time of the day and one type of place. */
interface Compiled {
  readonly slots: readonly Slot[];
  readonly silhouette: readonly Slot[];
  readonly gradients: ReadonlySet<string>;
  readonly hasGrain: boolean;
}

/** The id of the definitions that only show the inks in an editor: see `scripts/preview.ts`. */
export const PREVIEW_ID = "preview";
/** The id of the landmark that is seen on the horizon. */
export const FAR_ID = "far-landmark";
/** The id of the group with the silhouette of a landmark. */
const SILHOUETTE_ID = "silhouette";

/** Returns the class of elements that are drawn only for a type of place: `for-cafe` for Café. */
export const typeClass = (type: string): string =>
  `for-${type
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()}`;

const BLENDS: readonly string[] = ["multiply", "screen"];

/** The classes of an element, by what they mean. */
interface Marks {
  /** The classes `day`, `night` and `for-…`: when the element is drawn. */
  readonly when: readonly string[];
  /** The classes `grain`, `upright` and those of blending. */
  readonly effects: readonly string[];
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
}

function marksOf(element: Element, night: boolean): Marks {
  const names = listOf(element, "class");
  const when = names.filter((name) => /^(?:day|night|for-.+)$/.test(name));
  const effects = names.filter((name) => ["grain", "upright", ...BLENDS].includes(name));
  const paints = names.filter((name) => !when.includes(name) && !effects.includes(name));
  const isStroke = (name: string): boolean => name.startsWith("stroke-");
  const byDay = paints.filter((name) => !name.startsWith("night-"));
  const atNight = paints.filter((name) => name.startsWith("night-")).map((name) => name.slice("night-".length));
  const wanted = night ? [...atNight, ...byDay] : byDay;
  return {
    when,
    effects,
    fill: wanted.find((name) => !isStroke(name)),
    stroke: wanted.find(isStroke)?.slice("stroke-".length),
  };
}

/** Returns the ids that the attributes of a tree refer to. */
function referencesIn({ attributes, children }: Element): string[] {
  const own = [...attributes.values()].flatMap((value) => /^(?:url\()?#([\w-]+)\)?$/.exec(value)?.[1] ?? []);
  return [...own, ...children.flatMap(referencesIn)];
}

/** Keeps what is drawn around `centre` from being mirrored. */
const upright = ({ mirrored }: Stage, centre: number): string =>
  mirrored ? ` transform="translate(${num(2 * centre)}) scale(-1 1)"` : "";

interface Selected {
  readonly night: boolean;
  /** The class of the type of the place. */
  readonly type: string;
}

/** Attributes that are written as they are. The others have a meaning of ours. */
const isKept = (key: string): boolean => !/^(?:class|id|data-.*)$/.test(key);

function compile(root: Element, { night, type }: Selected): Compiled {
  const references = new Set(referencesIn(root));
  const gradients = new Set<string>();
  let hasGrain = false;
  let silhouette: readonly Slot[] = [];

  const inkNamed = (name: string): Ink => {
    const ink = parseInk(name);
    if (ink === null) throw new RangeError(`'${name}' is not an ink.`);
    return ink;
  };

  /** Returns an attribute with an ink or a gradient. */
  function paint(attribute: "fill" | "stroke", name: string | undefined): readonly Slot[] {
    if (name === undefined) return [];
    if (GRADIENTS[name] !== undefined) {
      gradients.add(name);
      return [` ${attribute}="url(#${name})"`];
    }
    const ink = inkNamed(name);
    return [(_, colours) => ` ${attribute}="${colours(ink)}"`];
  }

  function attributesOf({ attributes }: Element): string {
    const id = attributes.get("id");
    const nightOpacity = night ? attributes.get("data-night-opacity") : undefined;
    const kept = [...attributes].filter(([key]) => isKept(key) && (key !== "opacity" || nightOpacity === undefined));
    if (nightOpacity !== undefined && nightOpacity !== "1") kept.push(["opacity", nightOpacity]);
    if (id !== undefined && references.has(id)) kept.unshift(["id", id]);
    return kept.map(([key, value]) => ` ${key}="${value}"`).join("");
  }

  /** @param isHeld Whether a group keeps the lettering upright. */
  function sign(element: Element, stroke: string | undefined, isHeld: boolean): Slot {
    const ink = inkNamed(stroke ?? "");
    const strokes = signOf(element);
    const { attributes } = element;
    const opacity = attributes.get("opacity");
    const rest = opacity === undefined ? "" : ` opacity="${opacity}"`;
    const centre = Number(attributes.get("x") ?? 0);
    return (stage, colours) =>
      strokes(stage, ` stroke="${colours(ink)}"${rest}${isHeld ? "" : upright(stage, centre)}`);
  }

  /** @param isHeld Whether a group around the element keeps it upright. */
  function write(element: Element, isHeld: boolean): readonly Slot[] {
    const { tag, attributes, children } = element;
    const { when, effects, fill, stroke } = marksOf(element, night);
    const isShown = when.every((name) => name === (night ? "night" : "day") || name === type);
    if (!isShown || attributes.get("id") === PREVIEW_ID) return [];
    if (tag === "text") return [sign(element, stroke, isHeld)];
    if (attributes.get("href") === `#${FAR_ID}`) {
      return [`<g transform="${attributes.get("transform") ?? ""}">`, (stage) => stage.far.silhouette(stage), "</g>"];
    }
    const isUpright = effects.includes("upright");
    const centre = Number(attributes.get("data-center") ?? 0);
    const inside = children.flatMap((child) => write(child, isHeld || isUpright));
    if (attributes.get("id") === SILHOUETTE_ID) silhouette = inside;
    if (effects.includes("grain")) hasGrain = true;
    return [
      `<${tag}`,
      ...paint("fill", fill),
      ...paint("stroke", stroke),
      attributesOf(element),
      ...BLENDS.filter((blend) => effects.includes(blend)).map((blend) => ` style="mix-blend-mode:${blend}"`),
      effects.includes("grain") ? ' filter="url(#grain)"' : "",
      isUpright ? (stage: Stage) => upright(stage, centre) : "",
      ...(inside.length === 0 ? ["/>"] : [">", ...inside, `</${tag}>`]),
    ];
  }

  const slots = joined(root.children.flatMap((child) => write(child, false)));
  return { slots, silhouette: joined(silhouette), gradients, hasGrain };
}

/** Joins successive static texts. */
function joined(slots: readonly Slot[]): readonly Slot[] {
  const list: Slot[] = [];
  for (const slot of slots) {
    const last = list.at(-1);
    if (typeof slot === "string" && typeof last === "string") list[list.length - 1] = last + slot;
    else list.push(slot);
  }
  return list;
}

const filled = (slots: readonly Slot[], stage: Stage, colours: Colours): string =>
  slots.map((slot) => (typeof slot === "string" ? slot : slot(stage, colours))).join("");

/** Parses and compiles an SVG file. Each time of the day and each type is compiled when it is drawn first. */
export function createDrawing(svg: string): Drawing {
  const root = parseSvg(svg);
  const compiled = new Map<string, Compiled>();
  const types = new Set(svg.match(/\bfor-[a-z]+/g));
  const choices = new Map<Paint, readonly Ink[]>();
  for (const paint of PAINTS) {
    const inks = listOf(root, `data-${paint}`)
      .map(parseInk)
      .filter((ink) => ink !== null);
    if (inks.length > 0) choices.set(paint, inks);
  }

  function compiledFor({ palette, type }: Stage): Compiled {
    const name = typeClass(type);
    const key = `${palette.dark} ${types.has(name) ? name : ""}`;
    const known = compiled.get(key) ?? compile(root, { night: palette.dark, type: name });
    compiled.set(key, known);
    return known;
  }

  /** The colour of each ink is computed once for each poster. */
  function coloursOf({ palette, choice }: Stage): Colours {
    const paints = Object.fromEntries([...choices].map(([paint, inks]) => [paint, inks[choice % inks.length]]));
    const inking: Inking = { palette, paints };
    const known = new Map<Ink, string>();
    return (ink) => {
      const colour = known.get(ink) ?? ink(inking);
      known.set(ink, colour);
      return colour;
    };
  }

  return {
    draw(stage) {
      const { slots, gradients, hasGrain } = compiledFor(stage);
      return sheet(filled(slots, stage, coloursOf(stage)), definitions(gradients, hasGrain, stage.palette), stage);
    },
    silhouette: (stage) => filled(compiledFor(stage).silhouette, stage, coloursOf(stage)),
  };
}
