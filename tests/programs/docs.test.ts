import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, matchesGlob, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "../..");
/** Folders that .gitignore excludes. */
const IGNORED = "**/{node_modules,dist,dist-*,.data,storybook-static,test-results,playwright-report,coverage}";
/** The paths of every file and folder of the repository, relative to its root. */
const PATHS = [
  ...globSync("**/*", { cwd: ROOT, exclude: [IGNORED] }),
  ...globSync(".{ci,github,storybook}/**/*", { cwd: ROOT }),
];
const DOCUMENTS = PATHS.filter((path) => path.endsWith(".md"));

const INDEX = "docs/decisions/README.md";
const RECORDS = DOCUMENTS.filter((path) => /^docs\/decisions\/\d/.test(path)).sort();

/** Names of files that a command writes, that a visitor downloads, or that a document mentions as an example. */
const NOT_IN_THE_REPOSITORY = [
  "{api,gateway,app}.env",
  ".data/**",
  "{,packages/*/}dist{,/**}",
  "{,**/}.server",
  "node_modules/.bin",
  "features/x",
  "pglite{,.draft}",
  "styles.css",
  "tests/visual/report/index.html",
  "adresses-75.csv.gz",
  "flaneur-ui-0.1.0.tgz",
  // The new files of the two examples in CONTRIBUTING.md.
  "**/*{S,s}hortcuts*",
  "**/*{S,s}hortcuts/**",
  "packages/app/flows/YourFlow.stories.tsx",
];
const EXTENSIONS =
  "cjs|conf|css|csv|geojson|graphql|gz|html|js|json|jsonc|md|mjs|mp4|pmtiles|png|sh|sql|svg|tgz|ts|tsx|webm|webp|woff2|yml";
const FILE = new RegExp(`^[\\w.*{},@/-]+\\.(${EXTENSIONS})$`);
const FOLDER = /^[\w.*{}-]+(\/[\w.*{},-]+)*\/?$/;

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
/** Returns the text of a document without its code blocks. */
const prose = (path: string): string => read(path).replace(/^ *```.*?^ *```/gms, "");
const inline = (text: string): string => text.replace(/\s+/g, " ").trim();

function codeSpans(path: string): string[] {
  return [...prose(path).matchAll(/`([^`]+)`/g)].map(([, code = ""]) => inline(code));
}

/** Returns the anchors that GitHub creates for the headings of a document. */
function anchors(path: string): string[] {
  const titles = [...prose(path).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase());
  return titles.map((title) => title.replace(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-"));
}

function brokenLinks(document: string): string[] {
  const links = [...prose(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? document : join(dirname(document), decodeURI(file));
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && (statSync(join(ROOT, target)).isDirectory() || !anchors(target).includes(anchor));
  });
}

const Package = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.unknown()).default({}),
});
const packages = new Map(
  PATHS.filter((path) => /^(packages\/[^/]+\/)?package\.json$/.test(path)).map((path) => [
    dirname(path),
    Package.parse(JSON.parse(read(path))),
  ]),
);

/** Whether a name is an entry of our packages (`@flaneur/ui/hours`) or an installed package (`hono/body-limit`). */
function isModule(name: string): boolean {
  const entries = [...packages.values()].flatMap(({ name, exports }) =>
    Object.keys(exports).map((entry) => join(name, entry)),
  );
  if (name.startsWith("@flaneur/")) return entries.includes(name);
  const [scope = "", rest = ""] = name.split("/");
  return existsSync(join(ROOT, "node_modules", scope.startsWith("@") ? join(scope, rest) : scope, "package.json"));
}

/** Whether a file or folder exists. The name may be only the end of the path: `filter-state.ts`, `features/auth/`. */
function isInTheRepository(name: string): boolean {
  const path = name.replace(/\/$/, "");
  if (NOT_IN_THE_REPOSITORY.some((pattern) => matchesGlob(path, pattern))) return true;
  if (/[*{]/.test(path)) return PATHS.some((candidate) => matchesGlob(candidate, `{,**/}${path}`));
  return PATHS.some((candidate) => candidate === path || candidate.endsWith(`/${path}`));
}

/**
 * Whether a code span looks like a path in the repository. A text that starts with a slash is a URL path. A first part
 * in capitals is a placeholder for a folder.
 */
function looksLikePath(code: string): boolean {
  if (code.startsWith("/") || /^[A-Z_]+(\/|$)/.test(code)) return false;
  return FILE.test(code) || (code.includes("/") && FOLDER.test(code)) || code.startsWith("@flaneur/");
}

const missingPaths = (document: string): string[] =>
  codeSpans(document).filter((code) => looksLikePath(code) && !isInTheRepository(code) && !isModule(code));

/** Returns the `npm run X` commands of a document whose script does not exist in the root or in `-w packages/Y`. */
function missingScripts(document: string): string[] {
  const commands = [...read(document).matchAll(/npm run ([a-z][\w:-]*)(?: -w (packages\/[\w-]+))?/g)];
  return commands
    .filter(([, script = "", folder = "."]) => packages.get(folder)?.scripts[script] === undefined)
    .map(([command]) => command);
}

describe.each(DOCUMENTS)("%s", (document) => {
  it("only links to files and headings that exist", () => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it("only names npm scripts that exist", () => {
    expect(missingScripts(document)).toEqual([]);
  });
});

it.each(DOCUMENTS)("%s only names files and folders that exist", (document) => {
  expect(missingPaths(document)).toEqual([]);
});

it("CONTRIBUTING.md lists every npm script", () => {
  const commands = [...packages].flatMap(([folder, { scripts }]) =>
    Object.keys(scripts)
      // npm runs a script such as 'postmigration' by itself, after 'migration'.
      .filter((script) => !(script.startsWith("post") && Object.hasOwn(scripts, script.slice("post".length))))
      .map((script) => `npm ${/^(start|test)$/.test(script) && folder === "." ? "" : "run "}${script}`)
      .map((command) => (folder === "." ? command : `${command} -w ${folder}`)),
  );
  const listed = [...read("CONTRIBUTING.md").matchAll(/^\| `(npm [^`]+?)(?: -- [^`]+)?` +\|/gm)].map(
    ([, command]) => command,
  );
  expect(listed.sort()).toEqual(commands.sort());
});

describe("the decision records", () => {
  const records = RECORDS.map((path) => ({ path, lines: read(path).trimEnd().split("\n") }));

  it("are listed in the index by number, file and title", () => {
    const rows = [...read(INDEX).matchAll(/^\| \[(\d+)\]\((.+)\) \| (.+) \|$/gm)];
    expect(rows.map(([, number, file, title]) => `docs/decisions/${file}: # ${number} · ${title}`)).toEqual(
      records.map(({ path, lines }) => `${path}: ${lines[0]}`),
    );
  });

  it("are at most 30, and have at most 60 lines each", () => {
    expect(records.length).toBeLessThanOrEqual(30);
    expect(records.filter(({ lines }) => lines.length > 60).map(({ path }) => path)).toEqual([]);
  });
});
