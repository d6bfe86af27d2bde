import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, type TestApi } from "../testing/api.ts";
import { createPostgresDatabase } from "../testing/databases.ts";
import { type ApiDocument, type Operation, readDocument } from "../testing/operations.ts";
import { UNLIMITED } from "../testing/unlimited.ts";
import { type Belongings, callsOfUsers, type Named, NOTHING, sendAbout, settle } from "../testing/user-requests.ts";
import { type WatchedDatabase, watchPostgres } from "../testing/watched-databases.ts";
import { openDatabase } from "./db/open-database.ts";
import { seedOnce } from "./import/seed.ts";

const MARK = "Quincampoix";
/** Number of texts of `settle` that contain the mark. */
const MARKS = 11;
/** Counts of all users together (§7). */
const ABOUT_EVERYBODY = ["postFavoritesCounts"];
const CAMILLES_PLACE = "le-baratin";
const BRUNOS_PLACE = "breizh-cafe-marais";

/** Replaces what differs between two accounts with the same data: ids, times and tokens. */
const comparable = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "ID")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replace(/(shared\/\w+|\/lists|\/views)\/[\w-]{16,}/g, "$1/LINK")
    .replace(/"token":"[^"]+"/g, '"token":"TOKEN"');

const titled = ({ method, path }: Operation): string => `${method} ${path}`;

describe("the data of a user", () => {
  let watched: WatchedDatabase;
  let api: TestApi;
  let document: ApiDocument;
  let camille: Belongings;
  let drop: () => Promise<void>;
  /** What the calls responded to Bruno, before Camille had an account. */
  const before = new Map<string, string>();

  const responseTo = async (call: Operation, named: Named = { placeId: CAMILLES_PLACE, ...NOTHING }) => {
    // Some calls end the session or the account: each call has a Bruno of its own.
    const bruno = await settle(api, BRUNOS_PLACE, "Bruno");
    const response = await sendAbout(api, document, call, named, bruno.token);
    return { bruno, status: response.status, text: await response.text() };
  };

  beforeAll(async () => {
    const database = await createPostgresDatabase();
    drop = database.drop;
    const filling = await openDatabase({ databaseUrl: database.url, dataDir: "" });
    await seedOnce(filling.db);
    await filling.close();
    watched = watchPostgres(database.url);
    api = apiOver(watched.db, { attempts: UNLIMITED });
    document = readDocument(await (await api.get("/openapi.json")).json());
    for (const call of callsOfUsers(document)) {
      const { status, text } = await responseTo(call);
      before.set(titled(call), `${status} ${comparable(text)}`);
    }
    camille = await settle(api, CAMILLES_PLACE, MARK);
  });
  afterAll(async () => {
    await api.remove();
    await watched.close();
    await drop();
  });

  /** Returns all rows of the database that name Camille, or data of hers. */
  async function rowsOfCamille(): Promise<readonly string[]> {
    const { rows: tables } = await watched.run({
      text: "select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'places'",
      values: [],
    });
    const ids = [camille.userId, camille.viewId, camille.listId, camille.link].map((id) => `%${id}%`);
    const found: string[] = [];
    for (const [table] of z.array(z.tuple([z.string()])).parse(tables)) {
      const text = `select '${table} ' || rows::text from ${table} rows where rows::text like any($1) order by 1`;
      const { rows } = await watched.run({ text, values: [ids] });
      found.push(
        ...z
          .array(z.tuple([z.string()]))
          .parse(rows)
          .map(([row]) => row),
      );
    }
    return found;
  }

  it("is refused to strangers by every call", async () => {
    for (const call of callsOfUsers(document)) {
      expect([titled(call), (await sendAbout(api, document, call, camille)).status]).toEqual([titled(call), 401]);
    }
  });

  it("is neither shown, changed nor counted by a call of another user who knows its ids", async () => {
    const owned = await rowsOfCamille();
    expect(owned.join("\n").split(MARK)).toHaveLength(1 + MARKS);
    for (const call of callsOfUsers(document)) {
      const { status, text } = await responseTo(call, camille);
      expect([titled(call), await rowsOfCamille()]).toEqual([titled(call), owned]);
      // A link shows a list to everybody who has it.
      if (call.path.startsWith("/api/shared/") || ABOUT_EVERYBODY.includes(call.operationId)) continue;
      expect([titled(call), text.includes(MARK)]).toEqual([titled(call), false]);
      const withoutIds = text.replaceAll(camille.viewId, NOTHING.viewId).replaceAll(camille.listId, NOTHING.listId);
      expect([titled(call), `${status} ${comparable(withoutIds)}`]).toEqual([titled(call), before.get(titled(call))]);
    }
  });
});
