import { DEFAULT_SORT, NO_FILTERS, type PlaceFilters, SORT_FIELDS, SORT_ORDERS } from "@flaneur/domain";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { manyPlaces } from "../../testing/many-places.ts";
import { type Db, openDatabase } from "../db/database.ts";
import * as schema from "../db/schema.ts";
import { placesWithin } from "../travel/travel.queries.ts";
import type { PlaceQuestion } from "./place-search.ts";
import { createSqlSearch } from "./sql-search.ts";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Index Name"?: string | undefined;
  readonly Plans?: PlanNode[] | undefined;
}
const Plan: z.ZodType<PlanNode> = z.object({
  "Node Type": z.string(),
  "Index Name": z.string().optional(),
  get Plans() {
    return z.array(Plan).optional();
  },
});
const Explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan })]) })]);

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe("among 50,000 places, PostgreSQL", () => {
  let created: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let pool: pg.Pool;
  let db: Db;
  const asked: { readonly text: string; readonly values: unknown[] }[] = [];
  beforeAll(async () => {
    created = await createPostgresDatabase();
    const { db: filling, close } = await openDatabase({ databaseUrl: created.url, dataDir: "" });
    await manyPlaces(filling, 50_000);
    await close();
    pool = new pg.Pool({ connectionString: created.url });
    db = drizzle({ client: pool, schema, logger: { logQuery: (text, values) => asked.push({ text, values }) } });
  });
  afterAll(async () => {
    await pool.end();
    await created.drop();
  });

  /** How PostgreSQL goes about each statement that some work sends: the steps of its plan. */
  async function stepsOf(work: () => Promise<unknown>): Promise<PlanNode[]> {
    asked.length = 0;
    await work();
    const steps = [];
    for (const { text, values } of [...asked]) {
      const { rows } = await pool.query(`explain (format json) ${text}`, values);
      const [{ "QUERY PLAN": plans }] = Explained.parse(rows);
      steps.push(...nodesOf(plans[0].Plan));
    }
    return steps;
  }
  const scans = (steps: readonly PlanNode[]) =>
    steps.flatMap((step) => (step["Node Type"].includes("Scan") ? [step["Index Name"] ?? step["Node Type"]] : []));

  const listing = (question: Partial<PlaceQuestion>) =>
    createSqlSearch(db).list({
      filters: NO_FILTERS,
      sort: DEFAULT_SORT,
      page: 1,
      limit: 48,
      origin: null,
      facets: false,
      ...question,
    });
  const filtered = (filters: Partial<PlaceFilters>) => listing({ filters: { ...NO_FILTERS, ...filters } });
  const near = { from: { latitude: 48.8606, longitude: 2.3376 }, maxMinutes: 10, mode: "walking" } as const;

  const orders = SORT_FIELDS.filter((field) => field !== "travelTime").flatMap((field) =>
    SORT_ORDERS.map((order) => [field, order] as const),
  );
  it.each(orders)("lists by %s, %s, along an index, and counts on one", async (field, order) => {
    const steps = await stepsOf(() => listing({ sort: { field, order } }));
    const name = field === "name" || order === "asc" ? `places_by_${field}` : `places_by_${field}_down`;
    expect(scans(steps)).toEqual([name, "places_listed"]);
    // Ties of names are put in order as they come; nothing else is sorted.
    expect(steps.filter((step) => step["Node Type"] === "Sort")).toEqual([]);
  });

  const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["a search", () => filtered({ search: "Crêperie" })],
    ["a search and a filter", () => filtered({ search: "rue de", types: { include: ["Pool"], exclude: [] } })],
    ["a type", () => filtered({ types: { include: ["Gym"], exclude: [] } })],
    ["a tag", () => filtered({ tags: { include: ["Rooftop"], exclude: [] } })],
    ["an arrondissement", () => filtered({ arrondissements: { include: ["75013"], exclude: [] } })],
    [
      "either a type or an arrondissement",
      () =>
        filtered({
          types: { include: ["Gym"], exclude: [] },
          arrondissements: { include: ["75013"], exclude: [] },
          joins: { ...NO_FILTERS.joins, arrondissements: "OR" },
        }),
    ],
    ["what is near, as a listing", () => filtered({ travel: near })],
    ["what is near, as ids", () => placesWithin(db, near)],
    ["one place", () => createSqlSearch(db).byId("le-baratin", null)],
  ];
  it.each(questions)("finds %s through indexes alone", async (_, ask) => {
    const found = scans(await stepsOf(ask));
    expect(found).not.toEqual([]);
    expect(found).not.toContain("Seq Scan");
  });
});
