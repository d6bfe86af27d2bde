/** Writes the report: an HTML page with the pictures that differ, grouped by cause. The page works as a local file. */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** The folder of the report. */
export const REPORT = join(import.meta.dirname, "report");

/** The list of the pictures that were taken, in the folder. */
const TAKEN = "taken.txt";

const ROLES = ["before", "after", "difference"] as const;
type Role = (typeof ROLES)[number];

/** A picture that differs. `sizes` has a key for each file `NAME.ROLE.webp` in the folder. */
export interface Reported {
  readonly name: string;
  /** `gone`: the baseline exists, but its story does not. */
  readonly kind: "changed" | "new" | "gone";
  /** What made the picture different. Pictures with the same cause form a group. */
  readonly cause: string;
  /** The number of pixels that differ. */
  readonly pixels: number;
  readonly sizes: Partial<Readonly<Record<Role, { readonly width: number; readonly height: number } | null>>>;
}

const UPDATE = "npm run test:visual -- --update";

/** Returns the sentence to print for a picture. */
export function lineOf({ name, kind, cause, pixels }: Reported): string {
  switch (kind) {
    case "changed":
      return `${name} differs from its baseline by ${pixels} pixels (${cause}). If you meant that: ${UPDATE}`;
    case "new":
      return `${name} has no baseline. Look at the picture in the report, then: ${UPDATE}`;
    case "gone":
      return `${name} is a baseline of no story. To remove it: ${UPDATE}`;
  }
}

/** Empties the folder of the report. */
export function beginReport(folder = REPORT): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Notes that a picture was taken. */
export function addTaken(name: string, folder = REPORT): void {
  appendFileSync(join(folder, TAKEN), `${name}\n`);
}

/** Returns the names of all pictures that were taken. */
export function takenNames(folder = REPORT): ReadonlySet<string> {
  const file = join(folder, TAKEN);
  return new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
}

/** Adds a baseline without a story. */
export function addGone(name: string, baseline: string, folder = REPORT): Reported {
  const reported = {
    name,
    kind: "gone",
    cause: "Baselines without a story",
    pixels: 0,
    sizes: { before: null },
  } as const;
  copyFileSync(baseline, join(folder, `${name}.before.webp`));
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(reported));
  return reported;
}

const CSS = `
  :root { color-scheme: light dark; --line: light-dark(#c9c5ba, #3c4247); }
  body { margin: 0 auto; padding: 24px; max-width: 1800px; font: 16px/1.5 system-ui, sans-serif;
    background: light-dark(#f4f2ec, #15181b); color: light-dark(#1c1c1a, #ecebe6); }
  h1 { font-size: 24px; } h2 { font-size: 20px; } h3 { font-size: 16px; overflow-wrap: anywhere; }
  section { border-top: 1px solid var(--line); padding: 8px 0 24px; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); box-sizing: border-box; }
  summary { cursor: pointer; padding: 8px 0; }
`;

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (raw: string) => raw.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);

function figure(name: string, role: Role, size: { width: number; height: number } | null): string {
  const file = encodeURIComponent(`${name}.${role}.webp`);
  const sizes = size === null ? "" : ` width="${size.width}" height="${size.height}"`;
  return (
    `<figure><figcaption>${role}</figcaption>` +
    `<a href="${file}"><img src="${file}" alt="${text(`${name}, ${role}`)}"${sizes} loading="lazy"></a></figure>`
  );
}

function article(reported: Reported): string {
  const figures = ROLES.flatMap((role) => {
    const size = reported.sizes[role];
    return size === undefined ? [] : [figure(reported.name, role, size)];
  });
  return `<article><h3>${text(reported.name)}</h3><p>${text(lineOf(reported))}</p>
<div class="pictures">${figures.join("\n")}</div></article>`;
}

/** Returns one section for each cause, largest first: its first picture, and the others behind a summary. */
export function reportPage(pictures: readonly Reported[]): string {
  const groups = [...Map.groupBy(pictures, ({ cause }) => cause)].toSorted((a, b) => b[1].length - a[1].length);
  const sections = groups.map(([cause, group]) => {
    const [first, ...others] = group.toSorted((a, b) => a.name.localeCompare(b.name, "en")).map(article);
    const more =
      others.length === 0 ? "" : `<details><summary>${others.length} more</summary>${others.join("\n")}</details>`;
    return `<section><h2>${text(cause)}: ${group.length}</h2>${first ?? ""}${more}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures of the stories</title><style>${CSS}</style></head>
<body>
<h1>Pictures of the stories: ${pictures.length} differ</h1>
${sections.join("\n")}
</body></html>
`;
}

/** Writes the page of all pictures that were added to the folder, and returns its path and the pictures. */
export function finishReport(folder = REPORT): { readonly page: string; readonly pictures: readonly Reported[] } {
  const pictures = globSync("*.json", { cwd: folder }).map(
    (file): Reported => JSON.parse(readFileSync(join(folder, file), "utf8")),
  );
  const page = join(folder, "index.html");
  writeFileSync(page, reportPage(pictures));
  return { page, pictures };
}
