import { memoryOfChildren } from "../../../../bench/process-memory.ts";
import { startPostgres } from "../../../../tests/setup/postgres.ts";
import { temporaryFolder } from "../../../../tests/setup/processes.ts";
import type { Database } from "../../../api/src/db/database.ts";
import { openDatabase, openPglite } from "../../../api/src/db/open-database.ts";
import { createSqlSearch } from "../../../api/src/places/sql-search.ts";
import { startBulkLoad } from "../../../api/testing/bulk-load.ts";
import { mapCategories } from "../categories.ts";
import type { OpenPeer, Peer } from "../peer.ts";
import type { BenchPlace } from "../places.ts";

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

/** The product's SQL engine on one of its databases. */
async function sqlPeer({ db }: Database, more: Pick<Peer, "close" | "memoryOfServer">): Promise<Peer> {
  const search = createSqlSearch(db);
  const { add, finish } = await startBulkLoad(db);
  return {
    add: (batch) => add(batch.map(toRow)),
    finish,
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
    memoryOfServer: memoryOfChildren,
    async close() {
      await database.close();
      await server.stop();
    },
  });
};
