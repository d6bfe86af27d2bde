/** Plots the median times of all engines as an SVG. Its own background makes it readable on light and dark pages. */
import type { SizeResult } from "./measure.ts";
import { grouped, p50, titleOf } from "./results.ts";

const WIDTH = 860;
const HEIGHT = 480;
const MARGIN = { left: 76, right: 150, top: 64, bottom: 52 } as const;
const LABEL_HEIGHT = 17;
/** Colours dark enough for text on white, distinguishable by hue and lightness. */
const COLOURS = ["#0072b2", "#c04a00", "#007a58", "#b0447f", "#8a6508", "#1c2128", "#6b4fbb", "#767676"] as const;

interface Point {
  readonly size: number;
  readonly ms: number;
}
interface Line {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly Point[];
}

function linesOf(sizes: readonly SizeResult[]): readonly Line[] {
  const names = sizes[0]?.engines.map(({ name }) => name) ?? [];
  return names.map((name, i) => ({
    name,
    colour: COLOURS[i % COLOURS.length] ?? "#000",
    points: sizes.flatMap(({ engines }, size) => {
      const result = engines.find((each) => each.name === name)?.result;
      return result?.kind === "measured" ? [{ size, ms: p50(result) }] : [];
    }),
  }));
}

/** Moves overlapping labels apart, from top to bottom. */
function spread(heights: readonly { readonly name: string; readonly y: number }[]): ReadonlyMap<string, number> {
  const placed = new Map<string, number>();
  let above = Number.NEGATIVE_INFINITY;
  for (const { name, y } of heights.toSorted((a, b) => a.y - b.y)) {
    above = Math.max(y, above + LABEL_HEIGHT);
    placed.set(name, above);
  }
  return placed;
}

export function plot(sizes: readonly SizeResult[]): string {
  const lines = linesOf(sizes).filter(({ points }) => points.length > 0);
  const all = lines.flatMap(({ points }) => points.map(({ ms }) => Math.log10(ms)));
  const [low, high] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))];
  const x = (size: number): number =>
    MARGIN.left + 40 + (size / Math.max(1, sizes.length - 1)) * (WIDTH - MARGIN.left - MARGIN.right - 60);
  const y = (ms: number): number =>
    HEIGHT - MARGIN.bottom - ((Math.log10(ms) - low) / Math.max(1, high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);

  const decades = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  const grid = decades.map(
    (ms) =>
      `<path d="M${MARGIN.left} ${y(ms)}H${WIDTH - MARGIN.right}" stroke="#d9dce1"/><text x="${MARGIN.left - 10}" y="${y(ms) + 4}" text-anchor="end">${ms >= 1000 ? `${grouped(ms / 1000)} s` : `${ms} ms`}</text>`,
  );
  const ticks = sizes.map(
    ({ places }, size) =>
      `<text x="${x(size)}" y="${HEIGHT - MARGIN.bottom + 26}" text-anchor="middle">${grouped(places)} places</text>`,
  );
  const ends = lines.flatMap(({ name, points }) => {
    const last = points.at(-1);
    return last === undefined ? [] : [{ name, size: last.size, y: y(last.ms) }];
  });
  // Only lines that end at the same size can have overlapping labels.
  const labels = new Map(sizes.flatMap((_, size) => [...spread(ends.filter((end) => end.size === size))]));
  const drawn = lines.map(({ name, colour, points }, i) => {
    const width = i === 0 ? 4 : 2;
    const path = points.map(
      ({ size, ms }, step) => `${step === 0 ? "M" : "L"}${x(size).toFixed(1)} ${y(ms).toFixed(1)}`,
    );
    const dots = points.map(
      ({ size, ms }) =>
        `<circle cx="${x(size).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="${width + 1.5}" fill="${colour}"/>`,
    );
    const last = points.at(-1);
    const label = `<text x="${(x(last?.size ?? 0) + 12).toFixed(1)}" y="${((labels.get(name) ?? 0) + 4).toFixed(1)}" fill="${colour}" font-weight="${i === 0 ? 700 : 500}" stroke="#ffffff" stroke-width="5" paint-order="stroke">${titleOf(name)}</text>`;
    const line = `<path d="${path.join("")}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>${dots.join("")}`;
    return { line, label };
  });
  // The labels are drawn over all lines, each with a white outline: a line may end in the middle of others.
  const drawnLabels = drawn.map(({ label }) => label);
  const drawnLines = drawn.toReversed().map(({ line }) => line);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13" fill="#3f4650">
<title id="title">Median time of a query by engine and number of places, on a logarithmic scale</title>
<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="#ffffff"/>
<text x="${MARGIN.left}" y="30" font-size="16" font-weight="700" fill="#1c2128">List, total and counts of one query: median time</text>
<text x="${MARGIN.left}" y="49">Logarithmic scale; lower is faster. An engine without a point could not run at that size.</text>
${[...grid, ...ticks, ...drawnLines, ...drawnLabels].join("\n")}
</svg>
`;
}
