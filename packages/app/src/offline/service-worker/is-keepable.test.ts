import { describe, expect, it } from "vitest";
import { isKeepable } from "./is-keepable.ts";

/** A response as the browser shows it to a service worker. @param kind What `Response.type` states. */
function responseWith(headers: Readonly<Record<string, string>>, kind = "basic", status = 200): Response {
  const response = new Response("{}", { status, headers: { "content-type": "application/json", ...headers } });
  return Object.defineProperty(response, "type", { value: kind });
}

const JSON_TYPE = /^application\/json\b/;

describe("a cache of the service worker", () => {
  it("keeps a complete response of the own server that everybody may see", () => {
    for (const control of ["", "no-cache", "public, max-age=60", "max-age=60, stale-while-revalidate=600"]) {
      expect([control, isKeepable(responseWith({ "cache-control": control }), JSON_TYPE)]).toEqual([control, true]);
    }
  });

  it("never keeps a response that its server calls private or does not allow to be stored", () => {
    const controls = ["private", "no-store", "private, max-age=60", "max-age=0,no-store", "Private", "NO-STORE"];
    for (const control of controls) {
      expect([control, isKeepable(responseWith({ "cache-control": control }), JSON_TYPE)]).toEqual([control, false]);
    }
  });

  it("never keeps a failure, part of a file, a response of another server or another type of content", () => {
    for (const status of [201, 206, 404, 500, 503])
      expect(isKeepable(responseWith({}, "basic", status), JSON_TYPE)).toBe(false);
    for (const kind of ["cors", "opaque", "opaqueredirect", "error"]) {
      expect([kind, isKeepable(responseWith({}, kind), JSON_TYPE)]).toEqual([kind, false]);
    }
    const redirected = Object.defineProperty(responseWith({}), "redirected", { value: true });
    expect(isKeepable(redirected, JSON_TYPE)).toBe(false);
    expect(isKeepable(responseWith({ "content-type": "text/html" }), JSON_TYPE)).toBe(false);
  });
});
