import { describe, expect, it } from "vitest";
import { createDrawing, type Stage } from "./drawing.ts";
import { DRESSED, type Palette } from "./palettes.ts";

function paletteNamed(id: string): Palette {
  const palette = DRESSED.find((each) => each.id === id);
  if (palette === undefined) throw new RangeError(`There is no palette '${id}'.`);
  return palette;
}
const day = paletteNamed("midi");
const night = paletteNamed("encre");

const svgOf = (body: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" fill="none"${attributes}>\n${body}\n</svg>`;

const stage: Stage = {
  palette: day,
  name: "Fa",
  type: "Café",
  arrondissement: 11,
  mirrored: false,
  choice: 0,
  far: createDrawing(svgOf('<g id="silhouette"><path class="haze" d="M1 1h1"/></g>')),
};
const draw = (body: string, changes: Partial<Stage> = {}, attributes = "") =>
  createDrawing(svgOf(body, attributes)).draw({ ...stage, ...changes });

/** Returns the product of the horizontal scales around the strokes of the colour: -1 if they are mirrored. */
function netScale(svg: string, stroke: string): number {
  const [before = "", after = ""] = svg.split(`<path stroke="${stroke}"`);
  const open: number[] = [];
  for (const [, closing, tag, attributes = "", empty] of before.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) open.pop();
    else if (!empty && tag !== undefined) open.push(attributes.includes("scale(-1") ? -1 : 1);
  }
  const own = /^[^>]*scale\(-1/.test(after) ? -1 : 1;
  return open.reduce((product, scale) => product * scale, own);
}

describe("the inks of a drawing", () => {
  it("have the colours of the palette", () => {
    const body = '<path class="pop stroke-ink" d="M0 0h1"/>';
    expect(draw(body)).toContain(`<path fill="${day.pop}" stroke="${day.ink}" d="M0 0h1"/>`);
    expect(draw(body, { palette: night })).toContain(`fill="${night.pop}"`);
  });

  it("can be mixed, also several times", () => {
    expect(draw('<path class="lite-ink-99" d="M0 0"/>')).not.toContain(`fill="${day.lite}"`);
    expect(draw('<path class="pop-pop-40-pop-20" d="M0 0"/>')).toContain(`fill="${day.pop}"`);
  });

  it("can be those with the better contrast on a ground", () => {
    expect(draw('<path class="lite-or-ink-on-ink" d="M0 0"/>')).toContain(`fill="${day.lite}"`);
    expect(draw('<path class="lite-or-ink-on-lite" d="M0 0"/>')).toContain(`fill="${day.ink}"`);
  });

  it("can differ at night", () => {
    const body = '<path class="deep night-glow" opacity=".4" data-night-opacity=".9" d="M0 0"/>';
    expect(draw(body)).toContain(`<path fill="${day.deep}" opacity=".4" d="M0 0"/>`);
    expect(draw(body, { palette: night })).toContain(`<path fill="${night.glow}" d="M0 0" opacity=".9"/>`);
  });

  it("can be chosen for each place", () => {
    const drawn = (choice: number) =>
      draw(
        '<path class="paint" d="M0 0"/><path class="accent" d="M1 1"/>',
        { choice },
        ' data-paint="deep pop" data-accent="pop leaf"',
      );
    expect(drawn(0)).toContain(`<path fill="${day.deep}" d="M0 0"/><path fill="${day.pop}" d="M1 1"/>`);
    expect(drawn(3)).toContain(`<path fill="${day.pop}" d="M0 0"/><path fill="${day.leaf}" d="M1 1"/>`);
  });

  it("cannot be chosen without a list of choices", () => {
    expect(() => draw('<path class="paint" d="M0 0"/>')).toThrow("its root has no data-paint");
  });
});

describe("the parts of a drawing", () => {
  it("are drawn only at their time of the day", () => {
    const body = '<g class="day"><path class="sun" d="M1 1"/></g><path class="night lite" d="M2 2"/>';
    expect(draw(body)).toContain("M1 1");
    expect(draw(body)).not.toContain("M2 2");
    expect(draw(body, { palette: night })).toContain("M2 2");
    expect(draw(body, { palette: night })).not.toContain("M1 1");
  });

  it("are drawn only for places of their type", () => {
    const body =
      '<g class="for-cafe"><path class="ink" d="M1 1"/></g><g class="for-bar"><path class="ink" d="M2 2"/></g>';
    expect(draw(body)).toContain("M1 1");
    expect(draw(body)).not.toContain("M2 2");
    expect(draw(body, { type: "Bar" })).toContain("M2 2");
  });

  it("include the silhouette of the landmark that is seen from the place", () => {
    const drawn = draw('<use href="#far-landmark" transform="translate(3 4)"/>');
    expect(drawn).toContain(`<g transform="translate(3 4)"><path fill="${day.haze}" d="M1 1h1"/></g>`);
  });

  it("do not include the preview for editors", () => {
    expect(draw('<defs id="preview"><style>.pop{fill:#f00}</style></defs>')).not.toContain("style");
  });
});

describe("the lettering of a drawing", () => {
  const sign = '<text class="stroke-pop" x="300" y="140" font-size="57" data-width="400" data-stroke="4">{name}</text>';

  it.each([false, true])("reads from left to right (mirrored drawing: %s)", (mirrored) => {
    expect(netScale(draw(sign, { mirrored }), day.pop)).toBe(1);
  });

  it.each([false, true])("reads from left to right in an upright group (mirrored drawing: %s)", (mirrored) => {
    const body = `<g class="upright" data-center="400"><path class="lite" d="M0 0"/>${sign}</g>`;
    expect(netScale(draw(body, { mirrored }), day.pop)).toBe(1);
  });

  it("shows the name of the place", () => {
    expect(draw(sign)).not.toBe(draw(sign, { name: "La" }));
  });

  it("is left out for a name without letters", () => {
    expect(draw(sign, { name: "日本" })).not.toContain(day.pop);
  });

  it("shows the arrondissement", () => {
    const plate = sign.replace("{name}", "{arrondissement}");
    expect(draw(plate, { arrondissement: 1 })).toBe(draw(sign, { name: "1er" }));
    expect(draw(plate)).toBe(draw(sign, { name: "11e" }));
  });

  it("shows a long name in two lines where the drawing has room for them", () => {
    const plate = sign.replace("data-stroke", 'data-lines="2" data-stroke');
    const strokes = (svg: string) => svg.split(`stroke="${day.pop}"`).length - 1;
    expect(strokes(draw(plate, { name: "Rue des Martyrs et des Abbesses" }))).toBe(2);
    expect(strokes(draw(plate, { name: "Rue Cler" }))).toBe(1);
    expect(strokes(draw(sign, { name: "Rue des Martyrs et des Abbesses" }))).toBe(1);
  });
});
