import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, matchesGlob, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "../..");
/** What .gitignore leaves out. */
const IGNORED = "**/{node_modules,dist,dist-*,.data,storybook-static,test-results,playwright-report,coverage}";
/** Every file and folder of the repository, by its path below the root. */
const PATHS = [...globSync("**/*", { cwd: ROOT, exclude: [IGNORED] }), ...globSync(".{ci,github}/**/*", { cwd: ROOT })];
const DOCUMENTS = PATHS.filter((path) => path.endsWith(".md"));

const INDEX = "docs/decisions/README.md";
const RECORDS = DOCUMENTS.filter((path) => /^docs\/decisions\/\d/.test(path)).sort();

/** Names that a command writes, that a visitor downloads, or that a document gives as an example. */
const NOT_IN_THE_REPOSITORY = [
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
  "cjs|conf|css|csv|geojson|graphql|grit|gz|html|js|json|jsonc|md|mjs|mp4|pmtiles|png|sh|sql|svg|tgz|ts|tsx|webm|webp|woff2|yml";
const FILE = new RegExp(`^[\\w.*{},@/-]+\\.(${EXTENSIONS})$`);
const FOLDER = /^[\w.*{}-]+(\/[\w.*{},-]+)*\/?$/;

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
/** The text of a document without its blocks of code. */
const prose = (path: string): string => read(path).replace(/^ *```.*?^ *```/gms, "");
const inline = (text: string): string => text.replace(/\s+/g, " ").trim();

function codeSpans(path: string): string[] {
  return [...prose(path).matchAll(/`([^`]+)`/g)].map(([, code = ""]) => inline(code));
}

/** The anchors that GitHub gives to the headings of a document. */
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

/** Names of the entries of our packages, such as `@flaneur/ui/hours`, and of installed packages, such as `hono/body-limit`. */
function isModule(name: string): boolean {
  const entries = [...packages.values()].flatMap(({ name, exports }) =>
    Object.keys(exports).map((entry) => join(name, entry)),
  );
  if (name.startsWith("@flaneur/")) return entries.includes(name);
  const [scope = "", rest = ""] = name.split("/");
  return existsSync(join(ROOT, "node_modules", scope.startsWith("@") ? join(scope, rest) : scope, "package.json"));
}

/** A file or folder may be named by the end of its path: `filter-state.ts`, `features/auth/`. */
function isInTheRepository(name: string): boolean {
  const path = name.replace(/\/$/, "");
  if (NOT_IN_THE_REPOSITORY.some((pattern) => matchesGlob(path, pattern))) return true;
  if (/[*{]/.test(path)) return PATHS.some((candidate) => matchesGlob(candidate, `{,**/}${path}`));
  return PATHS.some((candidate) => candidate === path || candidate.endsWith(`/${path}`));
}

/** Texts that begin with a slash are addresses; a first part in capitals stands for a folder of the reader's. */
function looksLikePath(code: string): boolean {
  if (code.startsWith("/") || /^[A-Z_]+(\/|\.|$)/.test(code)) return false;
  return FILE.test(code) || (code.includes("/") && FOLDER.test(code)) || code.startsWith("@flaneur/");
}

const missingPaths = (document: string): string[] =>
  codeSpans(document).filter((code) => looksLikePath(code) && !isInTheRepository(code) && !isModule(code));

/** Each `npm run X`, with the package of a following `-w packages/Y`. */
function missingScripts(document: string): string[] {
  const commands = [...read(document).matchAll(/npm run ([a-z][\w:-]*)(?: -w (packages\/[\w-]+))?/g)];
  return commands
    .filter(([, script = "", folder = "."]) => packages.get(folder)?.scripts[script] === undefined)
    .map(([command]) => command);
}

interface Decision {
  readonly number: string;
  readonly title: string;
  /** Each part between semicolons, such as 'amended by 054, 063'. */
  readonly status: readonly string[];
}

/** What a status says, without addresses of links and remarks in parentheses. */
const plainStatus = (status: string): string[] =>
  inline(status.replace(/\[(\d+)\]\([^)]+\)/g, "$1").replace(/ \([^)]+\)/g, "")).split("; ");

const decisionOf = (path: string): Decision => {
  const [, number = "", title = "", status = ""] =
    /^# (\d{3}) · (.+)\n\n\*\*Status:\*\* ([^*]+) · \*\*Date:\*\* \d{4}-\d\d-\d\d/.exec(inlineHead(path)) ?? [];
  return { number, title, status: plainStatus(status) };
};

/** The title, and the paragraph below with its lines joined. */
function inlineHead(path: string): string {
  const [title = "", status = ""] = read(path).split("\n\n");
  return `${title}\n\n${inline(status)}`;
}

describe.each(DOCUMENTS)("%s", (document) => {
  it("links to files and headings that exist", () => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it("names npm scripts that exist", () => {
    expect(missingScripts(document)).toEqual([]);
  });
});

// A superseded record describes code that may be gone.
it.each(DOCUMENTS.filter((document) => !/\*\*Status:\*\* superseded/.test(read(document))))(
  "%s names files and folders that exist",
  (document) => {
    expect(missingPaths(document)).toEqual([]);
  },
);

it("CONTRIBUTING.md lists every npm script", () => {
  const commands = [...packages].flatMap(([folder, { scripts }]) =>
    Object.keys(scripts)
      .filter((script) => !script.startsWith("post"))
      .map((script) => `npm ${/^(start|test)$/.test(script) && folder === "." ? "" : "run "}${script}`)
      .map((command) => (folder === "." ? command : `${command} -w ${folder}`)),
  );
  const listed = [...read("CONTRIBUTING.md").matchAll(/^\| `(npm [^`]+?)(?: -- [^`]+)?` +\|/gm)].map(
    ([, command]) => command,
  );
  expect(listed.sort()).toEqual(commands.sort());
});

describe("the decision records", () => {
  const records = RECORDS.map(decisionOf);
  const index = read(INDEX);
  const rows = [...index.matchAll(/^\| \[(\d+)\]\((.+)\) \| (.+?) \| (.+?) \|$/gm)];

  it("have numbers without gaps, but for those that the index names as never used", () => {
    const unused = /^Numbers that were never used: (.+)\.$/m.exec(index)?.[1]?.split(", ") ?? [];
    const numbers = [...records.map(({ number }) => number), ...unused].sort();
    expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(3, "0")));
  });

  it("are listed in the index by file, title and status", () => {
    const listed = rows.map(([, number, file, title, status]) => [number, file, title, status]);
    expect(listed).toEqual(
      records.map(({ number, title, status }, at) => [
        number,
        (RECORDS[at] ?? "").replace("docs/decisions/", ""),
        title,
        status.filter((part) => !/^(amends|supersedes) /.test(part)).join("; "),
      ]),
    );
  });

  it.each([
    ["amends", "amended by"],
    ["supersedes", "superseded by"],
  ])("name each other in pairs of '%s' and '%s'", (active, passive) => {
    const pairs = (verb: string): string[][] =>
      records.flatMap(({ number, status }) =>
        status
          .filter((part) => part.startsWith(`${verb} `))
          .flatMap((part) => (part.match(/\d{3}/g) ?? []).map((other) => [number, other])),
      );
    const reversed = pairs(passive).map(([number = "", other = ""]) => [other, number]);
    expect(pairs(active).sort()).toEqual(reversed.sort());
  });
});
