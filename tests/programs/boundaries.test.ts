import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../setup/processes.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const IMPORTS = "boundaries(imports)";
const GLOBALS = "lint/style/noRestrictedGlobals";
const PROPERTIES = "lint/nursery/noJsRestrictedProperties";

const importOf = (name: string): string => `import { something } from "${name}";\nsomething();\n`;

/**
 * Violations of the table of packages (docs/decisions/001) and of the table of the app's layers: a file, code
 * that it must not contain, and the lint rule that rejects the code.
 */
const VIOLATIONS: readonly (readonly [file: string, code: string, rule: string])[] = [
  ["domain/src/x.ts", importOf("node:fs"), IMPORTS],
  ["domain/src/x.ts", importOf("zod"), IMPORTS],
  ["domain/src/x.ts", importOf("@flaneur/server-kit"), IMPORTS],
  ["domain/src/x.ts", importOf("../../server-kit/src/logger.ts"), IMPORTS],
  ["domain/src/x.ts", 'fetch("/");\n', GLOBALS],
  ["domain/src/x.ts", "setTimeout(() => undefined, 1);\n", GLOBALS],
  ["domain/src/x.ts", 'localStorage.getItem("theme");\n', GLOBALS],
  ["domain/src/x.ts", "console.log(window);\n", GLOBALS],
  ["domain/src/x.ts", "console.log(Date.now());\n", PROPERTIES],
  ["posters/src/x.ts", importOf("@flaneur/domain"), IMPORTS],
  ["posters/src/x.ts", importOf("sharp"), IMPORTS],
  ["posters/src/x.ts", importOf("../../api/src/index.ts"), IMPORTS],
  ["basemap/src/x.ts", importOf("@flaneur/domain"), IMPORTS],
  ["basemap/src/x.ts", importOf("pmtiles"), IMPORTS],
  ["basemap/src/x.ts", importOf("node:fs"), IMPORTS],
  ["basemap/src/x.ts", importOf("../../ui/src/index.ts"), IMPORTS],
  ["basemap/src/x.ts", 'fetch("/");\n', GLOBALS],
  ["contract/src/x.ts", importOf("@hono/zod-openapi"), IMPORTS],
  ["contract/src/x.ts", importOf("@flaneur/server-kit"), IMPORTS],
  ["contract/src/x.ts", importOf("../../gateway/src/rest/rest-client.ts"), IMPORTS],
  ["contract/src/x.ts", 'fetch("/");\n', GLOBALS],
  ["ui/src/x.tsx", importOf("@flaneur/contract"), IMPORTS],
  ["app/src/x.ts", importOf("@flaneur/contract"), IMPORTS],
  ["place-files/src/x.ts", importOf("node:fs"), IMPORTS],
  ["place-files/src/x.ts", importOf("csv-parse"), IMPORTS],
  ["place-files/src/x.ts", importOf("@flaneur/place-index"), IMPORTS],
  ["place-files/src/x.ts", importOf("../../api/src/index.ts"), IMPORTS],
  ["place-files/src/x.ts", 'fetch("/");\n', GLOBALS],
  ["place-files/src/x.ts", "console.log(Date.now());\n", PROPERTIES],
  ["api/src/reference/x.ts", importOf("../http/errors.ts"), IMPORTS],
  ["api/src/db/x.ts", importOf("../places/place-rows.ts"), IMPORTS],
  ["api/src/auth/links/x.ts", importOf("../../lists/lists.queries.ts"), IMPORTS],
  ["api/src/match/x.ts", importOf("../import/main.ts"), IMPORTS],
  ["api/src/import/x.ts", importOf("../operator/operate.ts"), IMPORTS],
  ["place-index/src/x.ts", importOf("node:timers/promises"), IMPORTS],
  ["place-index/src/x.ts", importOf("drizzle-orm"), IMPORTS],
  ["place-index/src/x.ts", importOf("@flaneur/server-kit"), IMPORTS],
  ["place-index/src/x.ts", importOf("../../api/src/places/place-search.ts"), IMPORTS],
  ["place-index/src/x.ts", "setTimeout(() => undefined, 1);\n", GLOBALS],
  ["place-index/src/x.ts", "console.log(Date.now());\n", PROPERTIES],
  ["ui/src/x.tsx", importOf("@flaneur/place-index"), IMPORTS],
  ["gateway/src/x.ts", importOf("@flaneur/place-index"), IMPORTS],
  ["gateway/src/x.ts", importOf("@flaneur/place-files"), IMPORTS],
  ["ui/src/x.tsx", importOf("@flaneur/place-files"), IMPORTS],
  ["ui/src/x.tsx", importOf("urql"), IMPORTS],
  ["ui/src/x.tsx", importOf("xstate"), IMPORTS],
  ["ui/src/x.tsx", importOf("zod"), IMPORTS],
  ["ui/src/x.tsx", importOf("node:path"), IMPORTS],
  ["ui/src/x.tsx", importOf("react-router"), IMPORTS],
  ["ui/src/x.tsx", importOf("@flaneur/server-kit"), IMPORTS],
  ["ui/src/x.tsx", importOf("../../app/src/App.tsx"), IMPORTS],
  ["ui/src/screens/WalkScreen/x.tsx", importOf("../PlaceScreen/PlaceScreen.tsx"), IMPORTS],
  ["ui/src/components/Tag/x.tsx", importOf("../../screens/PlaceScreen/PlaceScreen.tsx"), IMPORTS],
  ["ui/src/x.tsx", 'fetch("/");\n', GLOBALS],
  ["ui/src/x.tsx", 'sessionStorage.getItem("theme");\n', GLOBALS],
  ["ui/src/x.tsx", "console.log(Date.now());\n", PROPERTIES],
  ["app/src/x.ts", importOf("@flaneur/api"), IMPORTS],
  ["app/src/x.ts", importOf("@flaneur/gateway"), IMPORTS],
  ["app/src/x.ts", importOf("@flaneur/server-kit"), IMPORTS],
  ["app/src/x.ts", importOf("hono"), IMPORTS],
  ["app/src/x.ts", importOf("node:fs"), IMPORTS],
  ["app/src/x.ts", importOf("workbox-core"), IMPORTS],
  ["app/src/offline/service-worker/x.ts", importOf("react"), IMPORTS],
  ["app/src/offline/search-worker/x.ts", importOf("node:fs"), IMPORTS],
  ["app/src/offline/search-worker/x.ts", importOf("@flaneur/api"), IMPORTS],
  ["app/src/offline/service-worker/x.ts", importOf("../../graph/graph.ts"), IMPORTS],
  ["app/src/offline/service-worker/x.ts", importOf("../connection.host.ts"), IMPORTS],
  ["app/src/offline/shared/x.ts", importOf("../../graph/graph.ts"), IMPORTS],
  ["app/src/offline/x.ts", importOf("../features/favorites/favorites.machine.ts"), IMPORTS],
  ["app/src/offline/x.ts", importOf("../app-context.ts"), IMPORTS],
  ["app/src/query/x.ts", importOf("../offline/connection.host.ts"), IMPORTS],
  ["app/src/x.ts", importOf("../server/compose.ts"), IMPORTS],
  ["app/src/routes/x.ts", importOf("../../../gateway/src/gateway.ts"), IMPORTS],
  ["app/src/features/theme/x.machine.ts", 'fetch("/");\n', GLOBALS],
  ["app/src/features/theme/x.machine.ts", "setInterval(() => undefined, 1);\n", GLOBALS],
  ["app/src/features/theme/x.machine.ts", 'localStorage.getItem("theme");\n', GLOBALS],
  ["app/src/features/theme/x.machine.ts", "console.log(window);\n", GLOBALS],
  ["app/src/features/theme/x.machine.ts", "console.log(Date.now());\n", PROPERTIES],
  ["app/src/features/theme/x.machine.ts", importOf("@flaneur/api"), IMPORTS],
  ["app/src/features/theme/x.ts", importOf("../lists/own-list.machine.ts"), IMPORTS],
  ["app/src/features/theme/x.machine.ts", importOf("../lists/own-list.machine.ts"), IMPORTS],
  ["app/src/features/theme/x.ts", 'export const load = () => import("../lists/ListDialogs.tsx");\n', IMPORTS],
  ["app/src/features/theme/x.ts", 'export * from "../lists/ListDialogs.tsx";\n', IMPORTS],
  ["app/src/features/theme/x.ts", importOf("../places/listing/PlacesRoute.tsx"), IMPORTS],
  ["app/src/features/places/listing/x.ts", importOf("../../lists/own-list.machine.ts"), IMPORTS],
  ["app/src/features/theme/x.ts", importOf("../../app.machine.ts"), IMPORTS],
  ["app/src/features/theme/x.ts", importOf("../../routes/AppLayout.tsx"), IMPORTS],
  ["app/src/features/theme/use-x.ts", importOf("../../routes/AppLayout.tsx"), IMPORTS],
  ["app/src/features/theme/use-x.ts", importOf("../../browser.ts"), IMPORTS],
  ["app/src/session/x.tsx", importOf("../features/lists/own-list.machine.ts"), IMPORTS],
  ["app/src/page/x.ts", importOf("../app-context.ts"), IMPORTS],
  ["app/src/page/x.ts", importOf("../features/places/read-place.ts"), IMPORTS],
  ["app/src/form/x.ts", importOf("../page/page-context.ts"), IMPORTS],
  ["app/src/query/x.ts", importOf("../session/auth.machine.ts"), IMPORTS],
  ["app/src/graph/x.ts", importOf("../query/query.machine.ts"), IMPORTS],
  ["app/src/graph/x.ts", importOf("../routing/use-sheet.ts"), IMPORTS],
  ["app/src/routing/x.ts", importOf("../graph/graph.ts"), IMPORTS],
  ["app/src/routing/x.ts", importOf("../offline/shared/caches.ts"), IMPORTS],
  ["app/src/features/x/x.ts", importOf("../../after-hydration.ts"), IMPORTS],
  ["app/src/x.ts", importOf("../flows/open-flow.ts"), IMPORTS],
  ["app/flows/x.ts", importOf("@flaneur/api"), IMPORTS],
  ["app/flows/x.ts", importOf("@flaneur/gateway"), IMPORTS],
  ["app/flows/x.ts", importOf("@flaneur/server-kit"), IMPORTS],
  ["app/flows/x.ts", importOf("node:fs"), IMPORTS],
  ["app/flows/x.ts", importOf("../server/compose.ts"), IMPORTS],
  ["app/flows/x.ts", importOf("../../ui/src/lib/place-with-media.ts"), IMPORTS],
  ["app/flows/rest/x.ts", importOf("../../../api/src/api.ts"), IMPORTS],
  ["ui/src/x.tsx", importOf("../../app/flows/open-flow.ts"), IMPORTS],
  ["gateway/src/x.ts", importOf("@flaneur/api"), IMPORTS],
  ["gateway/src/x.ts", importOf("@flaneur/posters"), IMPORTS],
  ["gateway/src/x.ts", importOf("@flaneur/ui/places-screen"), IMPORTS],
  ["gateway/src/rest/x.ts", importOf("../../../api/src/api.ts"), IMPORTS],
  ["gateway/src/x.ts", importOf("@flaneur/basemap"), IMPORTS],
  ["api/src/x.ts", importOf("@flaneur/basemap"), IMPORTS],
  ["api/src/x.ts", importOf("@flaneur/gateway"), IMPORTS],
  ["api/src/x.ts", importOf("@flaneur/ui"), IMPORTS],
  ["api/src/places/x.ts", importOf("../../../app/server/compose.ts"), IMPORTS],
  ["server-kit/src/x.ts", importOf("@flaneur/domain"), IMPORTS],
  ["server-kit/src/x.ts", importOf("../../domain/src/place.ts"), IMPORTS],
];

/** Code that both tables allow. */
const ALLOWED: readonly (readonly [file: string, code: string])[] = [
  ["domain/src/x.ts", importOf("./place.ts")],
  ["posters/src/catalogue/x.ts", importOf("../colour.ts")],
  ["basemap/src/x.ts", importOf("@maplibre/maplibre-gl-style-spec")],
  ["basemap/src/x.ts", importOf("./palette.ts")],
  ["place-index/src/x.ts", importOf("@flaneur/domain")],
  ["place-index/src/x.ts", importOf("./scan.ts")],
  ["contract/src/x.ts", importOf("@flaneur/domain")],
  ["contract/src/x.ts", importOf("zod")],
  ["api/src/x.ts", importOf("@flaneur/contract")],
  ["gateway/src/x.ts", importOf("@flaneur/contract")],
  ["app/src/offline/search-worker/x.ts", importOf("@flaneur/contract")],
  ["ui/src/x.tsx", importOf("@flaneur/domain")],
  ["ui/src/x.tsx", importOf("react")],
  ["ui/src/screens/PlacesScreen/PlacesMap/x.tsx", importOf("../Sidebar.tsx")],
  ["ui/src/screens/WalkScreen/x.tsx", importOf("../../components/Tag/Tag.tsx")],
  ["ui/src/x.tsx", importOf("@radix-ui/react-dialog")],
  ["ui/src/x.tsx", importOf("@phosphor-icons/react/dist/csr/X")],
  ["ui/src/x.tsx", importOf("@use-gesture/react")],
  ["app/src/x.ts", importOf("@flaneur/ui/places-screen")],
  ["app/src/x.ts", importOf("@flaneur/basemap")],
  ["app/src/x.ts", importOf("react-router")],
  ["app/src/features/theme/x.machine.ts", importOf("xstate")],
  ["app/src/features/theme/x.ts", importOf("../../page/page-context.ts")],
  ["app/src/features/theme/x.ts", importOf("./theme.machine.ts")],
  ["app/src/features/theme/x.ts", importOf("../places/read-place.ts")],
  ["app/src/features/theme/x.tsx", importOf("../lists/ListDialogs.tsx")],
  ["app/src/features/theme/use-x.ts", importOf("../lists/own-list.machine.ts")],
  ["app/src/features/theme/use-x.ts", importOf("../../app-context.ts")],
  ["app/src/features/places/listing/x.ts", importOf("../../../page/page-context.ts")],
  ["app/src/location/x.ts", importOf("../page/page-context.ts")],
  ["app/src/routes/x.ts", importOf("../features/lists/ListDialogs.tsx")],
  ["app/src/offline/x.ts", importOf("../features/places/listing.ts")],
  ["app/src/query/x.ts", importOf("../offline/shared/connection.machine.ts")],
  ["app/server/x.ts", importOf("@flaneur/api")],
  ["app/flows/x.ts", importOf("@flaneur/gateway/graph")],
  ["app/flows/x.ts", importOf("@flaneur/api/web")],
  ["app/flows/x.ts", importOf("msw")],
  ["app/flows/x.ts", importOf("../src/App.tsx")],
  ["app/flows/x.ts", importOf("../../ui/src/fixtures/places.ts")],
  ["gateway/src/x.ts", importOf("@flaneur/domain")],
  ["gateway/src/x.ts", importOf("graphql")],
  ["gateway/src/x.ts", importOf("@flaneur/server-kit/web")],
  ["api/src/x.ts", importOf("@flaneur/posters")],
  ["api/src/x.ts", importOf("@flaneur/place-index")],
  ["api/testing/x.ts", importOf("../src/api.ts")],
  ["app/flows/x.ts", importOf("@flaneur/place-index")],
  ["server-kit/src/x.ts", importOf("pino")],
];

const BiomeReport = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});
const OxlintReport = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

interface Finding {
  readonly file: string;
  readonly rule: string;
}

interface Case {
  /** Path of the file below `packages`. */
  readonly file: string;
  readonly code: string;
  /** The lint rule that rejects the code, or null if the code is allowed. */
  readonly rule: string | null;
}
const cases: readonly Case[] = [
  ...VIOLATIONS.map(([file, code, rule]) => ({ file, code, rule })),
  ...ALLOWED.map(([file, code]) => ({ file, code, rule: null })),
];
/** Returns a path that is unique for each case, because the linter reports by file. */
const pathOf = (index: number, { file }: Case): string => `packages/${file.replace(/\bx\./, `x${index}.`)}`;

/** Lints a folder that contains only the cases and the configurations of both linters. */
function lint(folder: string): readonly Finding[] {
  const configurations = ["biome.json", ".oxlintrc.json", "boundaries.ts", "labels.ts", ".gitignore"];
  for (const name of configurations) cpSync(resolve(ROOT, name), join(folder, name));
  for (const [index, each] of cases.entries()) {
    const path = join(folder, pathOf(index, each));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, each.code);
  }
  const run = (program: string, args: readonly string[]): unknown => {
    const path = resolve(ROOT, "node_modules/.bin", program);
    const { stdout } = spawnSync(path, args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });
    return JSON.parse(stdout);
  };
  const biome = BiomeReport.parse(run("biome", ["lint", "--reporter=json", "--max-diagnostics=none", "packages"]));
  const oxlint = OxlintReport.parse(run("oxlint", ["--format=json", "packages"]));
  return [
    ...biome.diagnostics.map(({ category, location }) => ({ file: location.path, rule: category })),
    ...oxlint.diagnostics.map(({ code, filename }) => ({ file: filename, rule: code })),
  ];
}

describe("the linters", () => {
  const folder = temporaryFolder();
  let findings: readonly Finding[];
  beforeAll(() => {
    findings = lint(folder.path);
  });
  afterAll(() => folder.remove());

  const rulesBrokenBy = (index: number, each: Case): readonly string[] =>
    findings.filter(({ file }) => file === pathOf(index, each)).map(({ rule }) => rule);

  it.each([...cases.entries()].filter(([, { rule }]) => rule !== null))(
    "rejects code that the tables of packages and layers forbid: case %i, %j",
    (index, each) => {
      expect(rulesBrokenBy(index, each)).toContain(each.rule);
    },
  );

  it.each([...cases.entries()].filter(([, { rule }]) => rule === null))(
    "accepts code that the tables of packages and layers allow: case %i, %j",
    (index, each) => {
      expect(rulesBrokenBy(index, each)).toEqual([]);
    },
  );
});
