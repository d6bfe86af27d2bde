/** Creates the HTML page of the report. */

export interface Entry {
  readonly name: string;
  /** A sentence that describes the result of the picture. */
  readonly line: string;
  readonly pictures: readonly {
    readonly role: "before" | "after" | "difference";
    /** The name of the picture's file, in the folder of the page. */
    readonly file: string;
    readonly width: number | null;
    readonly height: number | null;
  }[];
}

const TITLES = { before: "Before", after: "After", difference: "Difference" };

const CSS = `
  :root { color-scheme: light dark; --ground: light-dark(#f4f2ec, #15181b); --ink: light-dark(#1c1c1a, #ecebe6);
    --line: light-dark(#c9c5ba, #3c4247); --soft: light-dark(#5c5a52, #a9adb0); }
  body { margin: 0 auto; padding: 24px; max-width: 1800px; background: var(--ground); color: var(--ink);
    font: 16px/1.5 system-ui, sans-serif; }
  a { color: inherit; }
  h1 { font-size: 24px; } h2 { font-size: 18px; overflow-wrap: anywhere; } h3 { font-size: 14px; color: var(--soft); }
  section { border-top: 1px solid var(--line); padding: 8px 0 24px; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; }
  figure { margin: 0; } figcaption { color: var(--soft); }
  img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); box-sizing: border-box; }
  .compared { width: fit-content; max-width: 100%; } .slider { position: relative; }
  .slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)); }
  .slider::after { content: ""; position: absolute; inset-block: 0; left: var(--at, 50%); border-left: 2px solid #e5007d; }
  input[type="range"] { display: block; box-sizing: border-box; width: 100%; margin: 8px 0; accent-color: #e5007d; }
  :focus-visible { outline: 3px solid #e5007d; outline-offset: 2px; }
`;

const SCRIPT = `
  for (const range of document.querySelectorAll("input[type=range]")) {
    const show = () => range.closest("section").querySelector(".slider").style.setProperty("--at", range.value + "%");
    range.addEventListener("input", show);
    show();
  }
`;

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (raw: string) => raw.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);

type Picture = Entry["pictures"][number];

function image({ file, width, height }: Picture, alt: string): string {
  const size = width === null || height === null ? "" : ` width="${width}" height="${height}"`;
  return `<img src="${encodeURIComponent(file)}" alt="${text(alt)}"${size} loading="lazy">`;
}

function slider(name: string, before: Picture, after: Picture): string {
  return `<h3><label for="range-${name}">Slider: before on the left, after on the right</label></h3>
<div class="compared"><input type="range" id="range-${name}" min="0" max="100" value="50">
<div class="slider">${image(before, "Before")}${image(after, "After")}</div></div>`;
}

function section({ name, line, pictures }: Entry): string {
  const figures = pictures.map(
    (picture) =>
      `<figure><figcaption>${TITLES[picture.role]}</figcaption>` +
      `<a href="${encodeURIComponent(picture.file)}">${image(picture, `${TITLES[picture.role]}: ${name}`)}</a></figure>`,
  );
  const before = pictures.find(({ role }) => role === "before");
  const after = pictures.find(({ role }) => role === "after");
  const both = before !== undefined && after !== undefined ? slider(text(name), before, after) : "";
  return `<section id="${text(name)}"><h2>${text(name)}</h2><p>${text(line)}</p>
<div class="pictures">${figures.join("\n")}</div>${both}</section>`;
}

export function reportPage(summary: string, entries: readonly Entry[]): string {
  const links = entries.map(({ name }) => `<li><a href="#${encodeURIComponent(name)}">${text(name)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures of the stories</title><style>${CSS}</style></head>
<body>
<h1>Pictures of the stories</h1>
<p>${text(summary)}</p>
<nav aria-label="Pictures"><ul>${links.join("\n")}</ul></nav>
<main>${entries.map(section).join("\n")}</main>
<script>${SCRIPT}</script>
</body></html>
`;
}
