import { createHash } from "node:crypto";

/** What the map needs beyond our own files. */
export interface MapSources {
  readonly googleMapsApiKey?: string | undefined;
  readonly mapStyleUrl?: string | undefined;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The sources of the Maps JavaScript API, from Google's guide:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 * Without its 'unsafe-eval': a page of ours never evaluates text.
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

/** A style of MapLibre's names tiles, icons and letters, as a rule on its own site. */
const ofStyle = (url: string): Directives => {
  const { origin } = new URL(url);
  return { "img-src": [origin], "font-src": [origin], "connect-src": [origin] };
};

/** The one style that an element has in the HTML of a page: Radix gives it to a list of tabs. */
const TAB_LIST_STYLE = createHash("sha256").update("outline:none").digest("base64");

/**
 * Nothing but our own scripts and styles, or those with this answer's nonce. Pictures and clips may come from the sites
 * of the places, by https. The worker of MapLibre is a file of ours; browsers without worker-src go by child-src.
 */
const own = (nonce: string): Directives => ({
  "default-src": ["'none'"],
  "script-src": ["'self'", `'nonce-${nonce}'`],
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
export function contentSecurityPolicy(nonce: string, { googleMapsApiKey, mapStyleUrl }: MapSources): string {
  const added = [
    ...(googleMapsApiKey === undefined ? [] : [GOOGLE]),
    ...(mapStyleUrl === undefined ? [] : [ofStyle(mapStyleUrl)]),
  ];
  const policy = new Map(Object.entries(own(nonce)));
  for (const directives of added) {
    for (const [name, sources] of Object.entries(directives)) {
      const before = (policy.get(name) ?? []).filter((source) => source !== "'none'");
      policy.set(name, [...new Set([...before, ...sources])]);
    }
  }
  return [...policy].map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}
