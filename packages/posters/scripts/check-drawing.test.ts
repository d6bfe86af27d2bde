import { describe, expect, it } from "vitest";
import { sceneFiles } from "../testing/scene-files.ts";
import { faultsOf } from "./check-drawing.ts";
import { withPreview } from "./preview.ts";

const SKY = '<rect class="sky" width="800" height="1000"/>';
const svgOf = (body: string, attributes = 'viewBox="0 0 800 1000"') =>
  withPreview(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n ${SKY}\n ${body}\n</svg>\n`);

describe("a committed drawing", () => {
  it.each([...sceneFiles])("has no faults: %s", (_, svg) => {
    expect(faultsOf(svg)).toEqual([]);
  });
});

describe("a drawing with a fault", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", "The drawing has a <script>"],
    ["an image", '<image href="https://example.org/a.png"/>', "The drawing has a <image>"],
    ["an event handler", '<path class="pop" onclick="x()" d="M0 0"/>', "<path> has the event handler onclick"],
    ["an external reference", '<use href="https://example.org/a.svg#b"/>', 'has href="https://example.org/a.svg#b"'],
    ["a reference to nothing", '<use href="#tree"/>', "The drawing refers to #tree, which it does not define"],
    ["a colour", '<path fill="#ff0000" d="M0 0"/>', '<path> has fill="#ff0000". Use a class'],
    ["a style", '<path style="fill:red" d="M0 0"/>', "<path> has a style"],
    ["an unknown ink", '<path class="pink" d="M0 0"/>', "the class 'pink', which is not an ink"],
    ["an unknown attribute", '<path class="pop" filter="url(#x)" d="M0 0"/>', "the attribute filter"],
    ["the same id twice", '<g id="a"/><g id="a"/>', "The id 'a' occurs twice"],
    ["a paint without choices", '<path class="paint" d="M0 0"/>', "The class 'paint' has no choices"],
    [
      "lettering without a width",
      '<text class="stroke-ink" x="4" y="5" font-size="6">A</text>',
      "<text> has no data-width",
    ],
    ["a shape without ink", '<path d="M0 0"/>', "A <path> has no ink and is invisible"],
    ["lettering with a transform", '<text class="stroke-ink" transform="rotate(3)">A</text>', "<text> has a transform"],
    ["an upright group without a centre", '<g class="upright"/>', "The class upright needs a <g> with data-center"],
    ["too many bytes", `<path class="pop" d="${"M0 0".repeat(4_000)}"/>`, "bytes without its preview"],
    ["an element that is not closed", "<g>", "The file is not well-formed XML"],
  ])("is described in a sentence: %s", (_, body, sentence) => {
    expect(faultsOf(svgOf(body)).join("\n")).toContain(sentence);
  });

  it("is described in a sentence: another page", () => {
    expect(faultsOf(svgOf("", 'viewBox="0 0 100 100"')).join("\n")).toContain("Draw on a page of 800 by 1000 units");
  });

  it("is described in a sentence: no sky", () => {
    expect(faultsOf(svgOf("").replace(SKY, "")).join("\n")).toContain("The sky is missing");
  });

  it("is described in a sentence: an old preview", () => {
    const svg = svgOf('<path class="pop" d="M0 0"/>').replace('class="pop"', 'class="leaf"');
    expect(faultsOf(svg).join("\n")).toContain("Run `npm run posters -- ink` to renew it");
  });
});
