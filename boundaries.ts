/**
 * A rule of the linter (.oxlintrc.json): what each package, and each layer of the app, may import
 * (docs/decisions/001). Tests and stories, except those of flows, may import anything.
 */

/**
 * A boundary. It refuses an import of its files that matches `refused`, if given, unless the import matches `allowed`.
 * A file can be within several boundaries.
 */
interface Boundary {
  /** Paths from `packages/`, without `packages/`. */
  readonly files: RegExp;
  readonly except?: RegExp;
  readonly allowed?: RegExp;
  readonly refused?: RegExp;
  readonly message: string;
}

const TESTS = /\.(?:test|stories)\.tsx?$/;
const FLOWS = /^app\/flows\//;

const DOWNWARDS =
  "Imports lead downwards only: features, page with session and location, form, query, graph and routing, offline/shared (docs/decisions/001).";
const IN_FLOWS =
  "Flows run in a browser: they import the app, ui and its fixtures, the gateway's graph and the api's web entry (docs/decisions/057).";
/** The files of `app/src` above all features and layers. */
const TOP = "(?:after-hydration|app-context|app\\.machine|App|browser|main)\\.tsx?$";

/** The folders of `app/src` below all features. */
const BELOW_FEATURES = "offline/shared|graph|routing|query|form|session|location|page";

/** Refuses the imports of folders of `app/src`, in one of its layers. */
const layer = (files: string, folders: string): Boundary => ({
  files: new RegExp(`^app/src/(?:${files})/`),
  refused: new RegExp(`^\\.\\./(?:${folders})/`),
  message: DOWNWARDS,
});

/** The floors of `api/src`, the lowest first: a folder imports from its own floor and from those below. */
const API_FLOORS: readonly (readonly string[])[] = [
  ["reference"],
  ["http", "db", "storage"],
  ["places", "auth", "media", "geocode"],
  ["account", "favorites", "filters", "guide", "lists", "match", "pack", "same-place", "search", "travel", "views"],
  ["import", "export"],
  ["operator"],
];

const floorsOfApi: readonly Boundary[] = API_FLOORS.slice(0, -1).map((folders, floor) => ({
  files: new RegExp(`^api/src/(?:${folders.join("|")})/`),
  refused: new RegExp(
    `^(?:\\.\\./)+(?:${API_FLOORS.slice(floor + 1)
      .flat()
      .join("|")})/`,
  ),
  message: "A folder of the api imports only from its own floor and from those below (docs/decisions/107).",
}));

const BOUNDARIES: readonly Boundary[] = [
  {
    files: /^(?:domain|posters)\/src\//,
    allowed: /^\.\.?\//,
    message: "domain and posters import nothing: no I/O, no dependency (docs/decisions/001).",
  },
  {
    files: /^basemap\/src\//,
    allowed: /^(?:\.\.?\/|@maplibre\/maplibre-gl-style-spec$)/,
    message: "basemap imports only the types of map styles: no I/O, no dependency (docs/decisions/001).",
  },
  {
    files: /^place-index\/src\//,
    allowed: /^(?:\.\.?\/|@flaneur\/domain$)/,
    message: "place-index imports only domain: no I/O, no clock, no database, no Node (docs/decisions/001).",
  },
  {
    files: /^contract\/src\//,
    allowed: /^(?:\.\/|(?:@flaneur\/domain|zod)$)/,
    message: "contract imports only domain and zod: no I/O, no server, no client (docs/decisions/001).",
  },
  {
    files: /^place-files\/src\//,
    allowed: /^(?:\.\.?\/|(?:@flaneur\/domain|csv-parse\/browser\/esm\/sync|fflate|html-entities|proj4|saxes)$)/,
    message: "place-files imports only domain and parsers of formats: no I/O, no clock, no Node (docs/decisions/001).",
  },
  {
    files: /^ui\/src\//,
    allowed:
      /^(?:\.\.?\/|@radix-ui\/|@phosphor-icons\/react\/dist\/csr\/|maplibre-gl\/dist\/|(?:@flaneur\/domain|react|react-dom|radix-ui|@use-gesture\/react|maplibre-gl|@react-google-maps\/api|supercluster)$)/,
    message: "ui is presentational: domain, React, Radix, icons, gestures and maps only (docs/decisions/001).",
  },
  {
    files: /^ui\/src\/screens\//,
    refused: /^(?:\.\.\/)+[A-Z][A-Za-z]*\//,
    message: "A screen imports no other screen: what two screens need is a component (docs/decisions/001).",
  },
  {
    files: /^ui\/src\/(?:components|lib|messages|tokens)\//,
    refused: /\/screens\//,
    message: "Screens are made of components, never the other way round (docs/decisions/001).",
  },
  {
    files: /^app\/src\//,
    except: /^app\/src\/offline\/(?:service-worker|search-worker|memory-rest)\//,
    allowed:
      /^(?:\.\.?\/|@flaneur\/ui\/|xstate\/|@urql\/[^/]*$|(?:@flaneur\/(?:domain|basemap|place-files|ui)|react|react-dom\/client|react-router|xstate|@xstate\/react|urql|wonka|gql\.tada|zod\/mini|get-nonce)$)/,
    message:
      "The browser's side imports only ui, domain, basemap, place-files, XState, urql and React Router (docs/decisions/001).",
  },
  {
    files: /^app\/src\/offline\/(?:search-worker|memory-rest)\//,
    allowed:
      /^(?:\.\/|\.\.\/(?:memory-rest|shared)\/|(?:@flaneur\/(?:contract|domain|place-index|gateway\/graph)|hono|zod)$)/,
    message:
      "The search worker and the REST API in memory run in a browser: they import contract, domain, place-index, the gateway's graph and offline/shared/ (docs/decisions/098).",
  },
  {
    files: /^app\/src\/offline\/service-worker\//,
    allowed: /^(?:\.\/|\.\.\/shared\/|workbox-[a-z]+(?:\/types\.js)?$|pmtiles$)/,
    message:
      "The service worker runs without the page: it imports Workbox, pmtiles and offline/shared/ only (docs/decisions/098).",
  },
  {
    files: /^(?:domain|contract|posters|basemap|place-files|place-index|ui|app)\/src\//,
    refused: /^\.\.?\/(?:.*\/)?(?:src|server|testing|scripts|flows)\//,
    message: "A relative path must not leave src: import another package by its name (docs/decisions/001).",
  },
  {
    files: /^app\/src\/features\//,
    refused: /\/(?:routes|first-view)\/|^\..*\/(?:after-hydration|App|browser|main)\.tsx?$/,
    message: "A feature imports nothing above it: send an event to the root actor (docs/decisions/001).",
  },
  {
    files: /^app\/src\/features\/.*\.ts$/,
    except: /\/use-[^/]+\.ts$/,
    refused: new RegExp(`^(?:\\.\\./)+(?!(?:places|${BELOW_FEATURES})/(?!listing/))[a-z][a-z-]*/|^\\..*/${TOP}`),
    message:
      "Machines and queries of a feature import no other feature except places. Components and hooks may (docs/decisions/001).",
  },
  {
    files: new RegExp(`^app/src/(?:${BELOW_FEATURES})/`),
    refused: new RegExp(`/(?:features|routes|first-view)/|/offline/(?!shared/)|^\\..*/${TOP}`),
    message: DOWNWARDS,
  },
  {
    files: /^app\/src\/offline\//,
    refused: new RegExp(`/features/(?!places/(?!listing/))|/(?:routes|first-view)/|^\\..*/${TOP}`),
    message: DOWNWARDS,
  },
  { files: /^app\/src\/offline\/shared\//, refused: /^\.\.\//, message: DOWNWARDS },
  layer("graph|routing", "query|form|session|location|page"),
  layer("graph", "routing"),
  layer("routing", "graph|offline"),
  layer("query", "form|session|location|page"),
  layer("form", "query|session|location|page"),
  {
    files: /^gateway\//,
    refused: /^@flaneur\//,
    allowed: /^@flaneur\/(?:contract|domain|server-kit|server-kit\/web)$/,
    message: "The gateway knows the REST API by its contract alone (docs/decisions/001).",
  },
  {
    files: /^api\//,
    refused: /^@flaneur\//,
    allowed: /^@flaneur\/(?:contract|domain|posters|server-kit|place-files|place-index)$/,
    message:
      "The api imports only contract, domain, place-files, place-index, posters and server-kit (docs/decisions/001).",
  },
  ...floorsOfApi,
  {
    files: /^server-kit\//,
    refused: /^@flaneur\//,
    message: "server-kit imports libraries only (docs/decisions/001).",
  },
  {
    files: /^(?:gateway|api|server-kit)\//,
    refused: /^(?:\.\.\/)+[a-z-]+\/(?:src|server|testing|flows)\//,
    message: "A relative path must not leave the package: import another package by its name (docs/decisions/001).",
  },
  {
    files: FLOWS,
    refused: /^(?:@flaneur|node:)/,
    allowed:
      /^@flaneur\/(?:ui\/|api\/paris\.gazetteer\.gz|(?:contract|domain|place-index|ui|gateway\/graph|api\/web)$)/,
    message: IN_FLOWS,
  },
  {
    files: FLOWS,
    refused: /\/(?:src|server|testing)\//,
    allowed: /^\.\.\/(?:\.\.\/)?src\/|\/ui\/src\/fixtures\//,
    message: IN_FLOWS,
  },
];

/** Returns the messages of the boundaries that an import crosses. */
function crossed(file: string, imported: string): readonly string[] {
  if (TESTS.test(file) && !FLOWS.test(file)) return [];
  return BOUNDARIES.filter(
    ({ files, except, allowed, refused }) =>
      files.test(file) &&
      except?.test(file) !== true &&
      refused?.test(imported) !== false &&
      allowed?.test(imported) !== true,
  ).map(({ message }) => message);
}

/** The parts of the linter's API that the rule uses. */
interface Context {
  /** The absolute path of the linted file. */
  readonly filename: string;
  report(problem: { readonly node: object; readonly message: string }): void;
}
interface ImportNode {
  /** The module; null or absent in an `export` that imports nothing. */
  readonly source?: { readonly value?: unknown } | null;
}

const imports = {
  create(context: Context) {
    const [, file] = /.*\/packages\/(.*)$/.exec(context.filename.replaceAll("\\", "/")) ?? [];
    if (file === undefined) return {};
    const check = ({ source }: ImportNode) => {
      if (!source || typeof source.value !== "string") return;
      for (const message of crossed(file, source.value)) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: "boundaries" }, rules: { imports } };
