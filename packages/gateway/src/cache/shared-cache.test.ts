import { expect, it } from "vitest";
import { createSharedCache } from "./shared-cache.ts";

interface Text {
  readonly text: string;
  readonly storedAt: number;
}
const text = (written: string): Text => ({ text: written, storedAt: Date.now() });

it("requests that waited for the refusal of another compute their own value, and the first of these is kept", async () => {
  const cache = createSharedCache<Text, "refused">({ maxBytes: 1_000, bytesOf: (value) => value.text.length });
  const first = Promise.withResolvers<{ readonly own: "refused"; readonly isOutage: false }>();
  const refused = cache.find("key", 60_000, () => first.promise);
  const waiting = ["a", "b"].map((written) => cache.find("key", 60_000, async () => ({ value: text(written) })));
  first.resolve({ own: "refused", isOutage: false });
  expect(await refused).toEqual({ kind: "own", own: "refused" });
  expect(await Promise.all(waiting)).toMatchObject([
    { kind: "computed", value: { text: "a" } },
    { kind: "computed", value: { text: "b" } },
  ]);
  const later = await cache.find("key", 60_000, async () => ({ value: text("c") }));
  expect(later).toMatchObject({ kind: "hit", value: { text: "a" } });
});
