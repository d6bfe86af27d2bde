import { createLogger } from "@flaneur/server-kit";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  isPostgresInstalled,
  type PostgresCluster,
  startCluster,
} from "../../../../../tests/setup/postgres-cluster.ts";
import { createApi } from "../../api.ts";
import { createPlaceMedia } from "../../media/place-media.ts";
import { openSearch } from "../../places/open-search.ts";
import type { Database, Db } from "../database.ts";
import { openDatabase } from "../open-database.ts";
import { rawRows } from "../raw-rows.ts";
import { places } from "../schema.ts";
import { seedOnce } from "../seed.ts";
import { Replicas } from "./replicas.ts";

const Recovery = z.object({ in_recovery: z.boolean() });
/** Returns which server has answered a read. */
const serverOf = async (db: Db): Promise<"replica" | "primary"> => {
  const [row] = await rawRows(db, sql`select pg_is_in_recovery() as in_recovery`, Recovery);
  return row?.in_recovery ? "replica" : "primary";
};
const PATIENTLY = { timeout: 20_000 };
/** A port on which no program listens. */
const GONE = "postgres://flaneur@127.0.0.1:1/postgres";

// The replica needs programs that the embedded PostgreSQL does not have: Debian's package `postgresql` has them.
describe.runIf(isPostgresInstalled)("the replicas of DATABASE_READ_URL", () => {
  let cluster: PostgresCluster;
  let database: Database;
  let standby: Database;
  const opened: Replicas[] = [];
  const logged: string[] = [];
  const logger = createLogger("warn", { write: (line) => logged.push(line) });

  beforeAll(async () => {
    cluster = await startCluster();
    database = await openDatabase({ databaseUrl: cluster.url(cluster.primary), dataDir: "" });
    await seedOnce(database.db);
    standby = await openStandby();
  }, 120_000);
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });
  afterAll(async () => {
    await standby.close();
    await database.close();
    await cluster.remove();
  });

  const openStandby = async (): Promise<Database> => {
    const { connectPostgres } = await import("../postgres.ts");
    return connectPostgres(cluster.url(cluster.standby));
  };
  const open = (...urls: readonly string[]): Replicas => {
    const replicas = new Replicas({ primary: database.db, urls, statementTimeoutMs: 5_000, logger, checkMs: 100 });
    opened.push(replicas);
    return replicas;
  };
  const replicaUrl = () => cluster.url(cluster.standby);
  const untilUsed = (replicas: Replicas, used = true) =>
    expect.poll(() => replicas.states().some(({ isUsed }) => isUsed), PATIENTLY).toBe(used);
  const replay = (how: "pause" | "resume") => standby.db.execute(sql.raw(`select pg_wal_replay_${how}()`));
  const rename = (name: string) => database.db.update(places).set({ name }).where(eq(places.id, "le-baratin"));

  it("are read as soon as they respond, and the primary is read until then", async () => {
    const replicas = open(replicaUrl());
    expect(await replicas.read(serverOf)).toBe("primary");
    await untilUsed(replicas);
    expect(await replicas.read(serverOf)).toBe("replica");
  });

  it("are read in turns, without a replica that is gone", async () => {
    // One server with two URLs counts as two replicas. The second URL gives its connections a name.
    const replicas = open(replicaUrl(), GONE, `${replicaUrl()}?application_name=second`);
    await expect.poll(() => replicas.states().map(({ isUsed }) => isUsed), PATIENTLY).toEqual([true, false, true]);
    const replicaOf = async (db: Db) => {
      const Name = z.object({ name: z.string() });
      const [row] = await rawRows(db, sql`select current_setting('application_name') as name`, Name);
      return row?.name === "second" ? "second" : "first";
    };
    const read: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) read.push(await replicas.read(replicaOf));
    expect(read.slice(0, 2).toSorted()).toEqual(["first", "second"]);
    expect(read.slice(2)).toEqual(read.slice(0, 2));
    expect(await replicas.read(serverOf)).toBe("replica");
    expect(replicas.states()).toEqual([
      { isUsed: true, lagSeconds: 0 },
      { isUsed: false, lagSeconds: null },
      { isUsed: true, lagSeconds: 0 },
    ]);
  });

  it("that are gone from the start are reported once, with the reason", async () => {
    logged.length = 0;
    await untilUsed(open(GONE, replicaUrl()));
    const lines = logged.filter((line) => line.includes("replica 1 is left out"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("the database of DATABASE_READ_URL (127.0.0.1:1/postgres): nothing answers there");
    expect(logged.join("")).not.toContain("replica 2");
  });

  it("are left out when they are five seconds behind, and used again when they have caught up", async () => {
    const replicas = open(replicaUrl());
    await untilUsed(replicas);
    await replay("pause");
    await rename("Le Baratin, renommé");
    expect(await replicas.read(serverOf)).toBe("replica");
    await untilUsed(replicas, false);
    expect(replicas.states()[0]?.lagSeconds).toBeGreaterThan(5);
    expect(await replicas.read(serverOf)).toBe("primary");
    expect(logged.join("")).toContain("replica 1 is left out: it is 5 seconds behind");
    await replay("resume");
    await untilUsed(replicas);
    expect(await replicas.read(serverOf)).toBe("replica");
  });

  it("fail no read when they end, and are used again when they are back", async () => {
    const replicas = open(replicaUrl());
    await untilUsed(replicas);
    const slow = replicas.read(async (db) => {
      const server = await serverOf(db);
      await db.execute(sql`select pg_sleep(0.5)`);
      return server;
    });
    await standby.close();
    await cluster.standby.kill();
    expect(await slow).toBe("primary");
    expect(await replicas.read(serverOf)).toBe("primary");
    await untilUsed(replicas, false);
    await cluster.standby.start();
    standby = await openStandby();
    await untilUsed(replicas);
    expect(await replicas.read(serverOf)).toBe("replica");
  });

  it("let readCaughtUp see every earlier commit, and run its work once while the replica does not replay", async () => {
    const replicas = open(replicaUrl());
    await untilUsed(replicas);
    const nameOf = (db: Db) => db.select({ name: places.name }).from(places).where(eq(places.id, "le-baratin"));
    for (const name of ["Un", "Deux", "Trois"]) {
      await rename(name);
      expect(await replicas.readCaughtUp(nameOf)).toEqual([{ name }]);
    }
    await replay("pause");
    await rename("Quatre");
    expect(await replicas.readCaughtUp(nameOf)).toEqual([{ name: "Quatre" }]);
    await rename("Cinq");
    let runs = 0;
    const failing = replicas.readCaughtUp(() => {
      runs += 1;
      return Promise.reject(new Error("The work fails."));
    });
    await expect(failing).rejects.toThrow("The work fails.");
    expect(runs).toBe(1);
    await replay("resume");
  });

  it("do not delay a change of a place, even while the replica does not have the change", async () => {
    const replicas = open(replicaUrl());
    await untilUsed(replicas);
    const { search, close } = openSearch({ database, reads: replicas, memoryMb: 100, logger });
    const name = async () => (await search.byId("le-baratin", null))?.name;
    await rename("Avant");
    await expect.poll(name, PATIENTLY).toBe("Avant");
    await replay("pause");
    await rename("Après");
    await expect.poll(name, PATIENTLY).toBe("Après");
    await replay("resume");
    await close();
  });

  it("are used to find places while the primary is gone", async () => {
    const replicas = open(replicaUrl());
    await untilUsed(replicas);
    const { search, close } = openSearch({ database, reads: replicas, memoryMb: 0, logger });
    await cluster.primary.kill();
    expect((await search.byId("septime", null))?.name).toBe("Septime");
    expect(await search.find("septime", 1)).toHaveLength(1);
    await cluster.primary.start();
    await close();
  });

  it("are reported by /readyz, which stays ready while one of them is gone", async () => {
    const replicas = open(GONE, replicaUrl());
    await untilUsed(replicas);
    const media = createPlaceMedia({ db: database.db, dataDir: "" });
    const secret = new Uint8Array(32);
    const api = createApi({ db: database.db, media, logger, secret, readiness: { replicas: () => replicas.states() } });
    const answer = await api.fetch(new Request("http://api.internal/readyz"));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: "ready",
        replicas: [
          { used: false, lagSeconds: null },
          { used: true, lagSeconds: 0 },
        ],
      },
    ]);
    await media.close();
  });
});
