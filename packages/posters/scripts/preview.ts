// The preview of a drawing: definitions that show its classes in an editor, in the colours of one palette by day.
import { FAR_ID, PREVIEW_ID } from "../src/drawing.ts";
import { type Inking, PAINTS, parseInk } from "../src/inks.ts";
import { DRESSED } from "../src/palettes.ts";
import { definitions, GRADIENTS } from "../src/sheet.ts";
import { inkOf } from "./vocabulary.ts";

/** The palette of previews. Artists draw with its colours. */
const PREVIEW_PALETTE = "midi";

const PREVIEW = new RegExp(`\\n *<defs id="${PREVIEW_ID}">[\\s\\S]*?</defs>`);

export const withoutPreview = (svg: string): string => svg.replace(PREVIEW, "");

const classesIn = (svg: string): string[] => [
  ...new Set([...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/))),
];

/** The ink of a paint without choices, which is a fault. */
const DEFAULT_PAINT = "pop";

/** Returns the inking of previews: the palette by day, and the first choice of each paint. */
export function previewInking(svg: string): Inking {
  const palette = DRESSED.find(({ id }) => id === PREVIEW_PALETTE);
  if (palette === undefined) throw new RangeError(`There is no palette '${PREVIEW_PALETTE}'.`);
  const paints = PAINTS.flatMap((paint) => {
    const [first = ""] = (new RegExp(` data-${paint}="([^"]*)"`).exec(svg)?.[1] ?? DEFAULT_PAINT).split(" ");
    const ink = parseInk(first);
    return ink === null ? [] : [[paint, ink] as const];
  });
  return { palette, paints: Object.fromEntries(paints) };
}

function ruleOf(name: string, inking: Inking, firstType: string | undefined): string {
  if (name === "night" || (name.startsWith("for-") && name !== firstType)) return `.${name}{display:none}`;
  if (name === "grain") return ".grain{filter:url(#grain)}";
  if (name === "multiply" || name === "screen") return `.${name}{mix-blend-mode:${name}}`;
  if (name.startsWith("night-")) return "";
  const ink = inkOf(name);
  const attribute = name.startsWith("stroke-") ? "stroke" : "fill";
  if (GRADIENTS[ink] !== undefined) return `.${name}{${attribute}:url(#${ink})}`;
  const colour = parseInk(ink)?.(inking);
  return colour === undefined ? "" : `.${name}{${attribute}:${colour}}`;
}

/** Returns the drawing with its preview renewed. */
export function withPreview(svg: string): string {
  const plain = withoutPreview(svg);
  const names = classesIn(plain);
  const inking = previewInking(plain);
  const firstType = names.find((name) => name.startsWith("for-"));
  const rules = names.map((name) => ruleOf(name, inking, firstType)).join("");
  const gradients = Object.keys(GRADIENTS).filter((id) => names.some((name) => inkOf(name) === id));
  const far = plain.includes(`"#${FAR_ID}"`)
    ? `<path id="${FAR_ID}" fill="${inking.palette.haze}" d="M-110 0Q-20-200 0-600 20-200 110 0z"/>`
    : "";
  const text = plain.includes("<text") ? "text{font-family:Jost,Futura,sans-serif;stroke-width:3}" : "";
  const shared = definitions(gradients, names.includes("grain"), inking.palette);
  const preview = ` <defs id="${PREVIEW_ID}"><style>${rules}${text}</style>${shared}${far}</defs>`;
  return plain.replace(/^(<svg [^>]*>)/, `$1\n${preview}`);
}
