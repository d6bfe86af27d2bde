import { describe, expect, it } from "vitest";
import { faultsOf } from "./check-drawing.ts";
import { inked } from "./ink.ts";
import { withPreview } from "./preview.ts";

/** A file as Inkscape saves it. */
const INKSCAPE = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="800" height="1000" viewBox="0 0 800 1000" version="1.1">
  <sodipodi:namedview id="view" pagecolor="#ffffff"/>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <rect style="fill:#86c5d3;stroke:none" width="800" height="1000" id="sky"/>
    <g id="awning">
      <path style="fill:#e0402a;fill-opacity:0.5;stroke:#15324a;stroke-width:4" d="M 10.123456,20 L 30,40.98765" id="path1"/>
      <path d="M0 0h10v10z" id="path2"/>
      <path class="wall night-glow" d="M0 0h5v5z"/>
    </g>
  </g>
</svg>`;

/** A file as Figma exports it. */
const FIGMA = `<svg width="800" height="1000" viewBox="0 0 800 1000" fill="none" xmlns="http://www.w3.org/2000/svg">
<rect width="800" height="1000" fill="#86C5D3"/>
<path d="M1 2L3 4" stroke="#2F8467" stroke-width="6"/>
<circle cx="4" cy="5" r="6" fill="white"/>
</svg>`;

describe("a drawing that Inkscape has saved", () => {
  const drawing = withPreview(inked(INKSCAPE));

  it("has inks in place of colours", () => {
    expect(drawing).toContain('class="pop stroke-ink"');
    expect(drawing).toContain('opacity="0.5"');
  });

  it("has the ink of shapes that were black by default", () => {
    expect(drawing).toContain('<path d="M0 0h10v10z" id="path2" class="ink"/>');
  });

  it("keeps its classes and the names of its groups", () => {
    expect(drawing).toContain('class="wall night-glow"');
    expect(drawing).toContain('<g id="awning">');
  });

  it("has no faults", () => {
    expect(faultsOf(drawing)).toEqual([]);
  });
});

describe("a drawing that Figma has exported", () => {
  const drawing = withPreview(inked(FIGMA));

  it("has inks in place of colours", () => {
    expect(drawing).toContain('class="stroke-leaf"');
    expect(drawing).toContain('<rect width="800" height="1000" class="sky"/>');
  });

  it("has no faults", () => {
    expect(faultsOf(drawing)).toEqual([]);
  });
});

it("a drawing of the folder is not changed", () => {
  const drawing = withPreview(inked(FIGMA));
  expect(withPreview(inked(drawing))).toBe(drawing);
});

it("a file that is not SVG is rejected", () => {
  expect(() => inked('<svg style="x"><g></svg>')).toThrow("not well-formed");
});
