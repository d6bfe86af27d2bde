import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { BACKED_UP } from "../src/db/backup/tables.ts";
import type { Db } from "../src/db/database.ts";
import { rawRows } from "../src/db/raw-rows.ts";

/**
 * Inserts rows with values that a backup easily loses or changes. Three tables that a backup leaves out also get rows.
 */
export async function fillOddly(db: Db): Promise<void> {
  const statements = [
    `insert into places (id, name, address, types, tags, place_status, rating, latitude, longitude, description,
       media_urls, poster_pick, source, source_id, content_hash, created_at, updated_at)
     values ('odd', E'L''Été \\u2028\\u2029 "à" \\\\ 🥐👩‍👩‍👧 \\x01\\x1f\\x7f', E'line\\nline\\r\\n\\ttab', array['Bar', 'a,b', 'NULL', '"'],
       array[]::text[], 'Open', 5e-324, -0.0, 1.7976931348623157e308, 'null', array['{', '}', E'\\\\'], 2147483647,
       'import', 'odd', '', '0044-03-15 12:00:00.000001+00 BC', '2026-11-21 11:58:49.123456+00')`,
    `insert into places (id, name, address, types, tags, place_status, rating, media_urls, poster_pick, source, source_id,
       content_hash, created_at)
     values ('plain', '{"row":', '{"table":"users"}', array[null]::text[], '{}', 'Open', 'NaN', '{}', -1, 'import',
       'plain', '', 'infinity')`,
    `insert into place_log (id, at, who, action, place_id, changes)
     values ('l1', '2026-11-25 09:00:00.000001+00', 'Été', 'set', 'odd', '{"website": [null, "https://example.org/"]}')`,
    `insert into place_phones values ('odd', '142841836')`,
    `insert into duplicate_decisions values ('import|odd', 'osm|node/1', true, '2026-11-21 11:58:49.000001+00')`,
    `insert into tags values ('Terrasse chauffée', 'Été', 1)`,
    `insert into meta values ('seed', 'some seed')`,
    `insert into users (id, username, email, password_hash, home_latitude, home_longitude)
     values ('u1', 'été@example.org', 'Été@Example.org', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 0.1, 1e-7)`,
    `insert into favorites values ('u1', 'odd', '2026-11-21 11:58:49.000001+00')`,
    `insert into views (id, user_id, name, filters, position, version) values ('v1', 'u1', ' ', '{"deep": [[[{"a": null,
       "b": 1e400, "c": 12345678901234567890.123456789, "d": "\\u2028 \\"quoted\\" \\n 🥐", "": [true, false, {}]}]]]}', 0, 7)`,
    `insert into lists (id, user_id, name, note, shared_by, version) values ('l1', 'u1', 'Été', E'line\\nline', '🥐', 7)`,
    `insert into list_places values ('l1', 'odd', -1, E'"\\\\', true)`,
    `insert into shares (token, kind, list_id, ended_at) values ('ended', 'list', null, '2026-11-21 11:58:49.000001+00')`,
    `insert into streets (id, name, name_key, arrondissement, latitude, longitude)
     values ('s1', 'Rue de l''Été', 'rue de l ete', '75011', 48.85, 2.35)`,
    `insert into addresses (id, street_id, number, suffix, latitude, longitude) values ('a1', 's1', 7, 'bis', 48.85, 2.35)`,
    `insert into sessions (id, user_id, expires_at) values ('secret', 'u1', 'infinity')`,
    `insert into known_sites (digest, user_id, used_at) values ('secret', 'u1', 'infinity')`,
    `insert into rate_limits (key, points) values ('account', 3)`,
  ];
  for (const statement of statements) await db.execute(sql.raw(statement));
}

/** Returns every row that a backup contains, in PostgreSQL's own notation of rows, which differs from a backup's. */
export function contentOf(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local timezone to 'UTC'`);
    const content: Record<string, readonly string[]> = {};
    for (const table of BACKED_UP) {
      const rows = sql`select t::text collate "C" as "row" from ${sql.identifier(table)} t order by 1`;
      content[table] = (await rawRows(transaction, rows, z.object({ row: z.string() }))).map(({ row }) => row);
    }
    return content;
  });
}

/** Writes a backup file that is complete and consistent, with any rows. */
export function forgeBackup(path: string, header: object, tables: Readonly<Record<string, readonly object[]>>): void {
  const body = [
    { backup: header },
    ...Object.entries(tables).flatMap(([table, rows]) => [{ table }, ...rows.map((row) => ({ row }))]),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
  const rows = Object.fromEntries(Object.entries(tables).map(([table, list]) => [table, list.length]));
  const sha256 = createHash("sha256").update(body).digest("hex");
  writeFileSync(path, gzipSync(`${body}${JSON.stringify({ end: { rows, sha256 } })}\n`));
}
