import { expect, it } from "vitest";
import { ensureRequestId, REQUEST_ID_HEADER } from "./request-id.ts";

const request = (id?: string) =>
  new Request("http://flaneur.test/", { headers: id === undefined ? {} : { [REQUEST_ID_HEADER]: id } });

it("ensureRequestId keeps the id that a client sent", () => {
  expect(ensureRequestId(request("order-66_a=b"))).toBe("order-66_a=b");
});

it.each([undefined, "", "two words", "a".repeat(101), 'quote"d'])(
  "ensureRequestId replaces %j with a new id in the request",
  (id) => {
    const given = request(id);
    const made = ensureRequestId(given);
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(given.headers.get(REQUEST_ID_HEADER)).toBe(made);
    expect(ensureRequestId(given)).toBe(made);
  },
);
