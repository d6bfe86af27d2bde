import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MapSources } from "./content-security-policy.ts";
import { createPages } from "./pages.ts";
import { atEnd, closeServers, startApp, WITHOUT_DATA } from "./testing/servers.ts";

const POSTER = /\/api\/media\/posters\/[^"]+/;
const HTML =
  '<!doctype html><!--head--><!--/head--><!--view--><!--/view--><!--first-results--><script nonce="%NONCE%"></script>';

/** The hash of the script in this page, as the content security policy names it. */
const EMPTY_SCRIPT = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Creates a folder with the few built files that these tests need, and returns its path. */
function buildPages(): string {
  const dist = mkdtempSync(join(tmpdir(), "flaneur-dist-"));
  atEnd(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), HTML);
  mkdirSync(join(dist, ".server"));
  writeFileSync(join(dist, ".server/render-first-view.js"), "export {};");
  writeFileSync(join(dist, ".built-from"), "the sources");
  writeFileSync(join(dist, "icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, "assets/first-a1b2c3.js"), "export {};");
  return dist;
}

describe("the headers of the app's responses", () => {
  let url = "";
  let broken = "";
  let poster = "";
  beforeAll(async () => {
    const pages = createPages(buildPages(), WITHOUT_DATA);
    const options = { pages: (request: Request) => pages.fetch(request) };
    url = await startApp({ CORS_ORIGINS: "https://other.example" }, options);
    broken = await startApp({ API_URL: "http://127.0.0.1:1", GATEWAY_URL: "http://127.0.0.1:1/graphql" }, options);
    const media = await (await fetch(`${url}/api/media/places/tour-eiffel`)).text();
    poster = POSTER.exec(media)?.[0] ?? "";
  });
  afterAll(closeServers);

  const query = { method: "POST", headers: { "content-type": "application/json" }, body: '{"query":"{__typename}"}' };
  const html = { headers: { accept: "text/html" } };
  const ANSWERS: readonly (readonly [name: string, status: number, () => Promise<Response>])[] = [
    ["a page", 200, () => fetch(`${url}/`, html)],
    ["a page that does not exist", 404, () => fetch(`${url}/nowhere`, html)],
    ["a file", 200, () => fetch(`${url}/icon.svg`)],
    ["a script", 200, () => fetch(`${url}/assets/first-a1b2c3.js`)],
    ["a file that does not exist", 404, () => fetch(`${url}/nowhere.png`)],
    ["a redirect", 301, () => fetch(`${url}/index.html`, { redirect: "manual" })],
    ["a method that no page supports", 404, () => fetch(`${url}/`, { method: "DELETE" })],
    ["a GraphQL result", 200, () => fetch(`${url}/graphql`, query)],
    ["a GraphQL error", 400, () => fetch(`${url}/graphql`, { ...query, body: "{" })],
    ["a result of the REST API", 200, () => fetch(`${url}/api/filters/types`)],
    ["a picture", 200, () => fetch(`${url}${poster}`)],
    ["an endpoint that does not exist", 404, () => fetch(`${url}/api/nowhere`)],
    ["a method that the endpoint does not support", 405, () => fetch(`${url}/api/places`, { method: "DELETE" })],
    ["a call without a token", 401, () => fetch(`${url}/api/favorites`)],
    ["/healthz", 200, () => fetch(`${url}/healthz`)],
    ["/readyz", 200, () => fetch(`${url}/readyz`)],
    ["/readyz while the api and the gateway are down", 200, () => fetch(`${broken}/readyz`)],
    ["a REST request while the api is down", 502, () => fetch(`${broken}/api/places`)],
    ["a GraphQL query while the gateway is down", 502, () => fetch(`${broken}/graphql`, query)],
  ];

  it.each(ANSWERS)(
    "forbid frames, allow only four browser features, and contain a request id: %s (%i)",
    async (_, status, send) => {
      const { headers, status: actual } = await send();
      expect(actual).toBe(status);
      expect(headers.get("x-frame-options")).toBe("DENY");
      const features = (headers.get("permissions-policy") ?? "").split(", ");
      const others = features.filter((feature) => !feature.endsWith("=(self)"));
      expect(features.slice(0, features.length - others.length)).toEqual([
        "geolocation=(self)",
        "clipboard-write=(self)",
        "autoplay=(self)",
        "fullscreen=(self)",
      ]);
      expect(others.length).toBeGreaterThan(25);
      expect(others.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
      expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );

  it("let other sites embed the api's pictures, and no other response, when CORS_ORIGINS is set", async () => {
    const policyOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get("cross-origin-resource-policy");
    expect(await policyOf(poster)).toBe("cross-origin");
    for (const path of ["/", "/icon.svg", "/api/filters/types", "/graphql", "/nowhere.png"]) {
      expect(await policyOf(path)).toBe("same-origin");
    }
  });
});

it("the app does not serve internal files of the build, such as the code that renders pages", async () => {
  const pages = createPages(buildPages(), WITHOUT_DATA);
  const paths = [
    "/.server/render-first-view.js",
    "/%2Eserver/render-first-view.js",
    "/assets/../.server/render-first-view.js",
    "/.server/",
    "/.built-from",
  ];
  const answers = await Promise.all(paths.map((path) => pages.request(`http://flaneur.test${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  expect((await pages.request("/icon.svg")).status).toBe(200);
});

describe("the content security policy of a page", () => {
  afterAll(closeServers);

  /** Returns the policy of a page as an object with a key for each directive, and the nonce replaced by '…'. */
  async function policy(sources: MapSources = {}) {
    const answer = await createPages(buildPages(), { ...WITHOUT_DATA, ...sources }).request("/");
    const text = answer.headers.get("content-security-policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(text)?.[1] ?? "";
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
    return Object.fromEntries(
      text
        .replaceAll(nonce, "…")
        .split("; ")
        .map((directive) => {
          const [name = "", ...values] = directive.split(" ");
          return [name, values.join(" ")];
        }),
    );
  }

  const OWN = {
    "default-src": "'none'",
    "script-src": `'self' ${EMPTY_SCRIPT}`,
    "style-src": "'self' 'nonce-…'",
    // The hash of `outline:none`, the only style attribute in the HTML.
    "style-src-attr": "'unsafe-hashes' 'sha256-MtxTLcyxVEJFNLEIqbVTaqR4WWr0+lYSZ78AzGmNsuA='",
    "img-src": "'self' data: https:",
    "media-src": "'self' https:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "child-src": "'self'",
    "frame-src": "'none'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };

  it("allows our own files, including MapLibre's worker, and pictures and videos over https", async () => {
    expect(await policy()).toEqual(OWN);
  });

  it("allows the Maps JavaScript API when a Google Maps key is set, but never 'unsafe-eval'", async () => {
    const google = await policy({ googleMapsApiKey: "a-key" });
    expect(google).toEqual({
      ...OWN,
      "script-src": `'self' ${EMPTY_SCRIPT} https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com https://*.googleusercontent.com blob: 'nonce-…'`,
      "style-src": "'self' 'nonce-…' https://fonts.googleapis.com",
      "img-src":
        "'self' data: https: https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
      "font-src": "'self' https://fonts.gstatic.com",
      "connect-src": "'self' https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
      "frame-src": "https://*.google.com",
      "worker-src": "'self' blob:",
      "child-src": "'self' blob:",
    });
  });

  it("allows tiles, icons and fonts from the origin of the map style", async () => {
    expect(await policy({ mapStyleUrl: "http://tiles.example:8080/styles/paris.json?key=a" })).toEqual({
      ...OWN,
      "img-src": "'self' data: https: http://tiles.example:8080",
      "font-src": "'self' http://tiles.example:8080",
      "connect-src": "'self' http://tiles.example:8080",
    });
  });

  it("has a new nonce in each response", async () => {
    const pages = createPages(buildPages(), WITHOUT_DATA);
    const policies = await Promise.all(
      [1, 2].map(async () => (await pages.request("/")).headers.get("content-security-policy")),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });
});
