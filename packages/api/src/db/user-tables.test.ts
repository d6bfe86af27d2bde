import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { explain, readUnindexed } from "../../testing/explaining.ts";
import { type ApiDocument, readDocument } from "../../testing/operations.ts";
import { UNLIMITED } from "../../testing/unlimited.ts";
import { callsOfUsers, sendAbout, settle } from "../../testing/user-requests.ts";
import { type WatchedDatabase, watchPostgres } from "../../testing/watched-databases.ts";
import { seedOnce } from "../import/seed.ts";
import { openDatabase } from "./open-database.ts";

const PLACE = "breizh-cafe-marais";
const Texts = z.array(z.tuple([z.string()])).transform((rows) => rows.map(([text]) => text));

/** Foreign keys whose columns are not the first columns of an index of all rows. */
const KEYS_WITHOUT_INDEX = `
  select conrelid::regclass || '.' || conname
  from pg_constraint
  where contype = 'f' and not exists (
    select 1 from pg_index
    where indrelid = conrelid and indpred is null
      and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
  )`;

/** The tables that refer to an account, directly or by another table. */
const TABLES_OF_USERS = `
  with recursive owned(id) as (
    select 'users'::regclass::oid
    union
    select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f'
  )
  select id::regclass::text from owned`;

describe("the tables of users", () => {
  let watched: WatchedDatabase;
  let api: TestApi;
  let document: ApiDocument;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createPostgresDatabase();
    drop = database.drop;
    const filling = await openDatabase({ databaseUrl: database.url, dataDir: "" });
    await seedOnce(filling.db);
    await filling.close();
    // An index is used wherever one can be, although the tables have few rows.
    const settings = ["seqscan", "hashjoin", "mergejoin"].map((step) => `-c enable_${step}=off`).join(" ");
    watched = watchPostgres(`${database.url}?options=${encodeURIComponent(settings)}`);
    api = apiOver(watched.db, { attempts: UNLIMITED });
    document = readDocument(await (await api.get("/openapi.json")).json());
  });
  afterAll(async () => {
    await api.remove();
    await watched.close();
    await drop();
  });

  const textsOf = async (text: string) => Texts.parse((await watched.run({ text, values: [] })).rows);

  it("have an index that begins with each of their foreign keys", async () => {
    expect(await textsOf(KEYS_WITHOUT_INDEX)).toEqual([]);
  });

  it("have an index for every condition of the statements that the calls of a user send", async () => {
    const tables = await textsOf(TABLES_OF_USERS);
    expect(tables).toEqual(expect.arrayContaining(["users", "favorites", "views", "lists", "list_places", "shares"]));
    const statements = await watched.statementsOf(async () => {
      for (const call of callsOfUsers(document)) {
        const user = await settle(api, PLACE, "Bruno");
        await (await sendAbout(api, document, call, user, user.token)).text();
      }
    });
    const distinct = new Map(statements.map((statement) => [statement.text, statement]));
    const unindexed: string[] = [];
    for (const statement of distinct.values()) {
      if (!/^\s*(?:select|with|update|delete)\b/i.test(statement.text)) continue;
      const read = readUnindexed(await explain(watched, statement)).filter((table) => tables.includes(table));
      unindexed.push(...read.map((table) => `${table}: ${statement.text}`));
    }
    expect(unindexed).toEqual([]);
  });
});
