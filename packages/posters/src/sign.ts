// Signs: a `<text>` of a drawing becomes strokes, so that no font is needed.
import { letters } from "./letters.ts";
import { num } from "./number.ts";
import type { Element } from "./svg-tree.ts";

/** What a sign depends on. */
interface Place {
  readonly name: string;
  /** Number of the arrondissement, 1 to 20. */
  readonly arrondissement: number;
}

/** A line of a sign. */
interface Line {
  readonly text: string;
  /** The upper edge of capitals. */
  readonly top: number;
  /** The height of capitals. */
  readonly cap: number;
}

/** The ratio of the height of capitals to the size of a font. */
const CAPITALS = 0.7;
/** A text with more characters than this is written in two lines where the drawing allows it. */
const LONG = 14;
/** The height of each of two lines, and the distance of their middles, in the height of a single line. */
const TWO_LINES = { cap: 0.757, apart: 1.108 } as const;

function linesOf(line: Line, most: number): readonly Line[] {
  const words = line.text.split(" ");
  if (most < 2 || line.text.length <= LONG || words.length < 2) return [line];
  const half = Math.ceil(words.length / 2);
  const cap = TWO_LINES.cap * line.cap;
  return [words.slice(0, half), words.slice(half)].map((part, i) => {
    const middle = line.top + line.cap / 2 + (i - 0.5) * TWO_LINES.apart * line.cap;
    return { text: part.join(" "), cap, top: middle - cap / 2 };
  });
}

const ordinal = (arrondissement: number): string => `${arrondissement}${arrondissement === 1 ? "er" : "e"}`;

/**
 * Returns a function that returns the strokes of a sign as paths.
 * @param text The `<text>` of the drawing. CONTRIBUTING.md explains its attributes.
 */
export function signOf({ attributes, text }: Element): (place: Place, paint: string) => string {
  const given = (key: string): number | undefined => {
    const value = attributes.get(key);
    return value === undefined ? undefined : Number(value);
  };
  const [x, y, cap] = [given("x") ?? 0, given("y") ?? 0, (given("font-size") ?? 0) * CAPITALS];
  const [width, stroke, spread] = [given("data-width") ?? 0, given("data-stroke") ?? 1, given("data-spread") ?? 1];
  return ({ name, arrondissement }, paint) => {
    const words = text.replace("{name}", () => name).replace("{arrondissement}", ordinal(arrondissement));
    return linesOf({ text: words, top: y - cap, cap }, given("data-lines") ?? 1)
      .map((line) => letters(line.text, x, line.top, line.cap, width, given("data-spacing"), given("data-min")))
      .filter(({ d }) => d !== "")
      .map(({ d, pen }) => `<path${paint} stroke-width="${num(pen(stroke) * spread)}" d="${d}"/>`)
      .join("");
  };
}
