import { createHash } from "node:crypto";

/** The sources that the map needs in addition to our own files. */
export interface MapSources {
  readonly googleMapsApiKey?: string | undefined;
  readonly mapStyleUrl?: string | undefined;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The sources of the Maps JavaScript API, from Google's guide, without 'unsafe-eval': our pages never evaluate text.
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const GOOGLE: Directives = {
  "script-src": [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "https://*.ggpht.com",
    "https://*.googleusercontent.com",
    "blob:",
  ],
  "style-src": ["https://fonts.googleapis.com"],
  "font-src": ["https://fonts.gstatic.com"],
  "img-src": [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "https://*.googleusercontent.com",
  ],
  "connect-src": ["https://*.googleapis.com", "https://*.google.com", "https://*.gstatic.com", "data:", "blob:"],
  "frame-src": ["https://*.google.com"],
  "worker-src": ["blob:"],
  "child-src": ["blob:"],
};

/** Returns the sources of a MapLibre style. Its tiles, icons and glyphs are usually on the same site as the style. */
const ofStyle = (url: string): Directives => {
  const { origin } = new URL(url);
  return { "img-src": [origin], "font-src": [origin], "connect-src": [origin] };
};

/** The hash of the only style attribute in the HTML of a page, which Radix sets on a list of tabs. */
const TAB_LIST_STYLE = createHash("sha256").update("outline:none").digest("base64");

const SCRIPT = /<script nonce="%NONCE%">([\s\S]*?)<\/script>/g;

/** The inline scripts and styles that a page allows. */
interface InlineSources {
  /** Allows the style elements of the page and those that Radix adds. With a Google map, it allows scripts, too. */
  readonly nonce: string;
  /** The hashes of the inline scripts of the built page. */
  readonly scripts: readonly string[];
}

/**
 * Returns the hashes of the inline scripts in a built page. The page must not contain data yet: a script in the data
 * would be allowed.
 */
export const hashesOfScripts = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)].map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);

/**
 * Allows only our own scripts and styles. Scripts are allowed by their hashes: caches keep a page for other visitors,
 * who can read the nonce of the page. Styles are allowed by the nonce, because a style can do less harm than a script,
 * and Radix adds styles whose hashes are unknown. Pictures and clips are allowed from any https site, because places
 * link to files on other sites. MapLibre's worker is one of our files. Browsers without worker-src use child-src.
 */
const ownSources = ({ nonce, scripts }: InlineSources): Directives => ({
  "default-src": ["'none'"],
  "script-src": ["'self'", ...scripts],
  "style-src": ["'self'", `'nonce-${nonce}'`],
  "style-src-attr": ["'unsafe-hashes'", `'sha256-${TAB_LIST_STYLE}'`],
  "img-src": ["'self'", "data:", "https:"],
  "media-src": ["'self'", "https:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "child-src": ["'self'"],
  "frame-src": ["'none'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
});

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(inline: InlineSources, { googleMapsApiKey, mapStyleUrl }: MapSources): string {
  const added = [
    ...(googleMapsApiKey === undefined ? [] : [GOOGLE, { "script-src": [`'nonce-${inline.nonce}'`] }]),
    ...(mapStyleUrl === undefined ? [] : [ofStyle(mapStyleUrl)]),
  ];
  const policy = new Map(Object.entries(ownSources(inline)));
  for (const directives of added) {
    for (const [name, sources] of Object.entries(directives)) {
      const before = (policy.get(name) ?? []).filter((source) => source !== "'none'");
      policy.set(name, [...new Set([...before, ...sources])]);
    }
  }
  return [...policy].map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}
