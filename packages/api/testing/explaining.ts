import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { z } from "zod";
import { type Db, openDatabase } from "../src/db/database.ts";
import * as schema from "../src/db/schema.ts";
import { createPostgresDatabase } from "./databases.ts";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Index Name"?: string | undefined;
  readonly "Relation Name"?: string | undefined;
  readonly Plans?: PlanNode[] | undefined;
}
const Plan: z.ZodType<PlanNode> = z.object({
  "Node Type": z.string(),
  "Index Name": z.string().optional(),
  "Relation Name": z.string().optional(),
  get Plans() {
    return z.array(Plan).optional();
  },
});
const Explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan })]) })]);

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** A PostgreSQL database of its own that tells how it goes about what is asked of it. */
export interface Explaining {
  readonly db: Db;
  /** The steps of the plan of each statement that some work sends. */
  stepsOf(work: () => Promise<unknown>): Promise<PlanNode[]>;
  close(): Promise<void>;
}

/** @param fill puts in so much that indexes are worth while. */
export async function createExplaining(fill: (db: Db) => Promise<void>): Promise<Explaining> {
  const { url, drop } = await createPostgresDatabase();
  const filling = await openDatabase({ databaseUrl: url, dataDir: "" });
  await fill(filling.db);
  await filling.close();
  const pool = new pg.Pool({ connectionString: url });
  const asked: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) };
  return {
    db: drizzle({ client: pool, schema, logger }),
    stepsOf: async (work) => {
      asked.length = 0;
      await work();
      const steps = [];
      for (const { text, values } of [...asked]) {
        const { rows } = await pool.query(`explain (format json) ${text}`, values);
        const [{ "QUERY PLAN": plans }] = Explained.parse(rows);
        steps.push(...nodesOf(plans[0].Plan));
      }
      return steps;
    },
    close: async () => {
      await pool.end();
      await drop();
    },
  };
}

/** What is read: the index by its name, else the kind of scan. */
export const scans = (steps: readonly PlanNode[]): string[] =>
  steps.flatMap((step) => (step["Node Type"].includes("Scan") ? [step["Index Name"] ?? step["Node Type"]] : []));

/** The tables that are read from one end to the other. */
export const readWhole = (steps: readonly PlanNode[]): string[] =>
  steps.flatMap((step) => (step["Node Type"] === "Seq Scan" ? [step["Relation Name"] ?? ""] : []));
