import { serve } from "@flaneur/server-kit";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const inProcess = (forwarded?: string) =>
  clientAddress(new Request("http://api.internal/", forwarded ? { headers: { "x-forwarded-for": forwarded } } : {}), 0);

describe("the address of a client", () => {
  it.each([
    [0, undefined, "127.0.0.1"],
    [0, "203.0.113.7", "127.0.0.1"],
    [1, "203.0.113.7", "203.0.113.7"],
    [1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    [2, "192.0.2.1, 198.51.100.1, 203.0.113.7", "198.51.100.1"],
    [2, "203.0.113.7", "127.0.0.1"],
    [1, "somewhere", "127.0.0.1"],
    [1, undefined, "127.0.0.1"],
  ])("behind %i proxies that say %s is %s", async (proxies, forwarded, expected) => {
    const answer = (request: Request) => new Response(clientAddress(request, proxies));
    const server = await serve({ fetch: answer, host: "127.0.0.1", port: 0 });
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(await (await fetch(server.url, { headers })).text()).toBe(expected);
    await server.close();
  });

  it("is unknown for a call from within the process, unless that says on whose behalf it is made", () => {
    expect(inProcess()).toBeNull();
    expect(inProcess("203.0.113.7")).toBe("203.0.113.7");
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0001:0002::ffff", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
  ])("is what one subscriber has: %s counts as %s", (address, expected) => {
    expect(inProcess(address)).toBe(expected);
  });
});
