import { mapCategories } from "@flaneur/domain";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Db } from "../../../packages/api/src/db/database.ts";
import { openDatabase, openPglite } from "../../../packages/api/src/db/open-database.ts";
import { rawRows } from "../../../packages/api/src/db/raw-rows.ts";
import { vacuumPlaces } from "../../../packages/api/src/places/place-store.ts";
import { createSqlSearch } from "../../../packages/api/src/places/sql-search.ts";
import { startPostgres } from "../../../tests/setup/postgres.ts";
import { temporaryFolder } from "../../../tests/setup/processes.ts";
import type { OpenPeer, Peer } from "../peer.ts";
import type { BenchPlace } from "../places.ts";
import { memoryOfChildren } from "../process-memory.ts";

const toRow = (place: BenchPlace): Readonly<Record<string, unknown>> => ({
  id: place.id,
  name: place.name,
  address: place.address,
  arrondissement: place.arrondissement,
  types: place.types,
  tags: place.tags,
  place_status: place.placeStatus,
  rating: place.rating,
  latitude: place.latitude,
  longitude: place.longitude,
  opening_hours: place.openingHours,
  media_urls: [],
  poster_pick: 0,
  source: "bench",
  source_id: place.id,
  enriched: {},
  content_hash: place.id,
  search_text: place.searchText,
  name_key: place.nameKey,
  type_key: place.typeKey,
  tag_keys: place.tags.map((tag) => tag.toLowerCase()),
});

const Index = z.object({ name: z.string(), definition: z.string() });

/** The index of the table of places, but that of its primary key. */
const indexes = (db: Db) =>
  rawRows(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'places' and indexname <> 'places_pkey'`,
    Index,
  );

/** The product's SQL engine on one of its databases. Indexes are built once the rows are there, as bulk loads should. */
async function sqlPeer({ db }: Database, more: Pick<Peer, "close" | "memoryElsewhere">): Promise<Peer> {
  const search = createSqlSearch(db);
  const dropped = await indexes(db);
  for (const { name } of dropped) await db.execute(sql`drop index ${sql.identifier(name)}`);
  return {
    async add(batch) {
      const rows = batch.map(toRow);
      const columns = sql.raw(Object.keys(rows[0] ?? {}).join(", "));
      await db.execute(sql`insert into places (${columns})
        select ${columns} from json_populate_recordset(null::places, ${JSON.stringify(rows)}::json)`);
    },
    async finish() {
      await db.transaction(async (transaction) => {
        await transaction.execute(sql`set local maintenance_work_mem = '256MB'`);
        for (const { definition } of dropped) await transaction.execute(sql.raw(definition));
      });
      await vacuumPlaces(db);
    },
    async list(query) {
      const { places, total, facets } = await search.list(query);
      const counts = mapCategories(
        (category) => new Map((facets?.[category] ?? []).map(({ value, count }) => [value, count])),
      );
      return { ids: places.map(({ id }) => id), total, counts };
    },
    ...more,
  };
}

export const openPglitePeer: OpenPeer = async () => {
  const folder = temporaryFolder();
  const database = await openPglite(folder.path);
  return sqlPeer(database, {
    async close() {
      await database.close();
      folder.remove();
    },
  });
};

export const openPostgresPeer: OpenPeer = async () => {
  const server = await startPostgres();
  const database = await openDatabase({ databaseUrl: `${server.url}/postgres`, dataDir: "" });
  return sqlPeer(database, {
    memoryElsewhere: memoryOfChildren,
    async close() {
      await database.close();
      await server.stop();
    },
  });
};
