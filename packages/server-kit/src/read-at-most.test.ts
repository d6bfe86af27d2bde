import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readAtMost } from "./read-at-most.ts";

const MAX_BYTES = 1_000;
const zeros = (bytes: number): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const bodies: Readonly<Record<string, (bytes: number) => Response>> = {
  "its length": (bytes) => new Response(zeros(bytes), { headers: { "content-length": String(bytes) } }),
  "no length": (bytes) => new Response(new Blob([zeros(bytes)]).stream()),
  // Like a compressed response of fetch: Content-Length is the number of compressed bytes.
  "the length of its compressed bytes": (bytes) =>
    new Response(zeros(bytes), {
      headers: { "content-encoding": "gzip", "content-length": String(gzipSync(zeros(bytes)).length) },
    }),
};

describe.each(Object.entries(bodies))("a body that declares %s", (_, message) => {
  it("is read whole up to the limit", async () => {
    for (const bytes of [0, 1, MAX_BYTES]) {
      expect((await readAtMost(message(bytes), MAX_BYTES))?.byteLength).toBe(bytes);
    }
  });

  it("is refused when it is one byte too long", async () => {
    expect(await readAtMost(message(MAX_BYTES + 1), MAX_BYTES)).toBeNull();
  });
});

it("a body whose declared length is too long is not read at all", async () => {
  const message = new Response(zeros(1), { headers: { "content-length": String(MAX_BYTES + 1) } });
  expect(await readAtMost(message, MAX_BYTES)).toBeNull();
  expect(message.bodyUsed).toBe(false);
});

it("a body without a declared length is not read further once it is too long", async () => {
  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      chunks += 1;
      controller.enqueue(zeros(MAX_BYTES));
    },
  });
  expect(await readAtMost(new Response(endless), MAX_BYTES)).toBeNull();
  expect(chunks).toBeLessThan(5);
});

it("a message without a body has no bytes", async () => {
  expect(await readAtMost(new Response(null), MAX_BYTES)).toEqual(zeros(0));
});
