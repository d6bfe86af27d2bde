import { isIP } from "node:net";
import { serve } from "@flaneur/server-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAt, clientOf } from "./client.ts";

const inProcess = (forwarded?: string) =>
  clientOf(new Request("http://api.internal/", forwarded ? { headers: { "x-forwarded-for": forwarded } } : {}), 0);

describe("the client of a request", () => {
  it.each([
    [0, undefined, "127.0.0.1"],
    [0, "203.0.113.7", "127.0.0.1"],
    [1, "203.0.113.7", "203.0.113.7"],
    [1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    [2, "192.0.2.1, 198.51.100.1, 203.0.113.7", "198.51.100.1"],
    [2, "203.0.113.7", "127.0.0.1"],
    [1, "somewhere", "127.0.0.1"],
    [1, undefined, "127.0.0.1"],
  ])("behind %i proxies, with X-Forwarded-For %s, is %s", async (proxies, forwarded, expected) => {
    const answer = (request: Request) => new Response(clientOf(request, proxies)?.subscriber);
    const server = await serve({ fetch: answer, host: "127.0.0.1", port: 0 });
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(await (await fetch(server.url, { headers })).text()).toBe(expected);
    await server.close();
  });

  it("is unknown for a call within the process, unless the call names a client", () => {
    expect(inProcess()).toBeNull();
    expect(inProcess("203.0.113.7")?.subscriber).toBe("203.0.113.7");
  });

  it.each([
    ["203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/56", "2001:db8:1::/56"],
    ["2001:DB8:1:2ff::1", "2001:db8:1:2ff::/64", "2001:db8:1:200::/56", "2001:db8:1:200::/56"],
    ["2001:db8:1:300::1", "2001:db8:1:300::/64", "2001:db8:1:300::/56", "2001:db8:1:300::/56"],
    ["::1", "::/64", "::/56", "::/56"],
    ["fe80::1%eth0", "fe80::/64", "fe80::/56", "fe80::/56"],
    ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
    ["::ffff:cb00:7107", "203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ])("at %s has the subscriber %s, the site %s and the range %s", (address, subscriber, site, range) => {
    expect(clientAt(address)).toEqual({ subscriber, site, range });
  });

  it("is identified for every address that the system accepts", () => {
    const groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 });
    const zone = fc.constantFrom("", "%eth0", "%1", "%a%b");
    const written = fc.oneof(
      fc.ipV4(),
      fc.tuple(fc.ipV6(), zone).map((parts) => parts.join("")),
      groups.map((list) => list.map((group) => group.toString(16).padStart(4, "0")).join(":")),
      fc.ipV4().map((address) => `::ffff:${address}`),
      fc.ipV4().map((address) => `64:ff9b::${address}`),
    );
    fc.assert(
      fc.property(written, (address) => {
        fc.pre(isIP(address) !== 0);
        expect(clientAt(address).subscriber).not.toBe("");
      }),
    );
  });
});
