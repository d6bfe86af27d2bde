import { createLogger } from "@flaneur/server-kit";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { UndeliveredNotifications } from "../db/listening.ts";
import { seedOnce } from "../db/seed.ts";
import { openSearch } from "./open-search.ts";

const logger = createLogger("silent");
const reads = {
  read: () => Promise.reject(new Error("a replica was read")),
  readCaughtUp: () => Promise.reject(new Error("a replica was read")),
};

describeOnBoth("a place that is requested by its id while replicas exist", (database) => {
  it("is read from the primary if there is no index, because no notifications of changes are received", async () => {
    await seedOnce(database().db);
    const { search, close } = openSearch({ database: database(), reads, memoryMb: 0, logger });
    expect((await search.byId("le-baratin", null))?.id).toBe("le-baratin");
    await close();
  });

  it("is read from the primary if notifications of the database do not arrive", async () => {
    await seedOnce(database().db);
    const listen = () => Promise.reject(new UndeliveredNotifications());
    const parts = { database: { db: database().db, listen }, reads, memoryMb: 100, logger };
    const { search, settled, close } = openSearch(parts);
    await settled;
    expect((await search.byId("le-baratin", null))?.id).toBe("le-baratin");
    await close();
  });
});
