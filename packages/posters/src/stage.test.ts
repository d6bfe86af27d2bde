import { describe, expect, it } from "vitest";
import { line } from "./kit.ts";
import { letters } from "./letters.ts";
import { minify } from "./minify.ts";
import { minifyPath } from "./minify-path.ts";
import { paletteFor } from "./palettes.ts";
import { random } from "./random.ts";
import { finish, type Stage, unflip } from "./stage.ts";

const stage = (mirrored: boolean): Stage => ({
  palette: paletteFor("Bar", 11, random("seed"), { ink: "encre" }),
  random: random("seed"),
  name: "Fa",
  type: "Bar",
  arrondissement: 11,
  mirrored,
});

/** Returns the product of the horizontal scales around the path with the stroke #123456: -1 if the path is mirrored. */
function netScale(svg: string): number {
  const [before = ""] = svg.split(/<path stroke="#123456"/);
  const open: number[] = [];
  for (const [, closing, tag, attributes = "", empty] of before.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) open.pop();
    else if (!empty && tag !== undefined) open.push(attributes.includes("scale(-1") ? -1 : 1);
  }
  return open.reduce((product, scale) => product * scale, 1);
}

describe("lettering", () => {
  it.each([false, true])("reads from left to right (mirrored sheet: %s)", (mirrored) => {
    const s = stage(mirrored);
    const sign = letters("CAFÉ", 300, 100, 40, 400);
    const svg = finish(unflip(s, 300, line("#123456", 4, sign.d)), s, "x");
    expect(svg).toContain('stroke="#123456"');
    expect(netScale(svg)).toBe(1);
  });

  it("reads backwards on a mirrored sheet if `unflip` is not applied", () => {
    const s = stage(true);
    expect(netScale(finish(line("#123456", 4, letters("CAFÉ", 300, 100, 40, 400).d), s, "x"))).toBe(-1);
  });

  it("omits words at the end, or the whole text, if the text would be too small to read", () => {
    const long = letters("Le Comptoir du Relais de la Rive Gauche", 400, 0, 40, 200);
    expect(long.d).toBe(letters("Le Comptoir", 400, 0, 40, 200).d);
    expect(letters("Anticonstitutionnellement", 400, 0, 40, 60).d).toBe("");
  });

  it("writes a ligature as two letters", () => {
    expect(letters("Œ", 0, 0, 20, 200).d).toBe(letters("OE", 0, 0, 20, 200).d);
  });

  it("contains accents", () => {
    expect(letters("É", 0, 0, 20, 200).d.length).toBeGreaterThan(letters("E", 0, 0, 20, 200).d.length);
  });
});

describe("minified SVG", () => {
  it("keeps the shape of a path", () => {
    expect(minifyPath("M10 10L110 10L110 60L10 60z")).toBe("M10 10h100v50H10z");
    expect(minifyPath("M0 0A50 50 0 0 1 100 0")).toBe("M0 0a50 50 0 01100 0");
  });

  it("keeps most points of a path with many points", () => {
    const steps = Array.from({ length: 100 }, (_, i) => `L${(i + 1) * 3.333} ${i % 2}`).join("");
    const x = [...minifyPath(`M0 0${steps}`).matchAll(/[lL]?(-?[\d.]+)[ ,]?(-?[\d.]+)?/g)];
    expect(x.length).toBeGreaterThan(50);
  });

  it("contains a repeated group only once", () => {
    const body = '<path fill="#000" d="M0 0h10v10h-10z"/><path fill="#fff" d="M2 2h6v6h-6z"/>';
    const small = minify(
      `<svg><g transform="translate(1 2)">${body}</g><g transform="translate(30 40)">${body}</g></svg>`,
    );
    expect(small.match(/fill="#fff"/g)).toHaveLength(1);
    expect(small).toContain('x="30" y="40"');
  });
});
