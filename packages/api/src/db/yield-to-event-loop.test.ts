import { setInterval as ticking } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openPglite } from "./open-database.ts";

it("other work runs between slow queries to PGlite", async () => {
  const { db, close } = await openPglite("memory://");
  const slow = sql`select count(*) from generate_series(1, 300000)`;
  let done = 0;
  const rush = Promise.all(Array.from({ length: 20 }, () => db.execute(slow).then(() => done++)));
  const seen = new Set<number>();
  for await (const _ of ticking(1)) {
    seen.add(done);
    if (done === 20) break;
  }
  await rush;
  expect(seen.size).toBeGreaterThan(15);
  await close();
});
