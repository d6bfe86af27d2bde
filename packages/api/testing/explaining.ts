import { z } from "zod";
import type { Db } from "../src/db/database.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { createPostgresDatabase } from "./databases.ts";
import { type Statement, type WatchedDatabase, watchPostgres } from "./watched-databases.ts";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Index Name"?: string | undefined;
  readonly "Index Cond"?: string | undefined;
  readonly "Relation Name"?: string | undefined;
  readonly Plans?: PlanNode[] | undefined;
}
const Plan: z.ZodType<PlanNode> = z.object({
  "Node Type": z.string(),
  "Index Name": z.string().optional(),
  "Index Cond": z.string().optional(),
  "Relation Name": z.string().optional(),
  get Plans() {
    return z.array(Plan).optional();
  },
});
const Explained = z.tuple([z.tuple([z.tuple([z.object({ Plan })])])]);

/** Matches statements that are run instead of explained: transactions and settings. */
const SETS_UP = /^\s*(?:begin|commit|select set_config\()/;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the plan steps of a statement, which is not executed. */
export async function explain({ run }: Pick<WatchedDatabase, "run">, { text, values }: Statement): Promise<PlanNode[]> {
  const { rows } = await run({ text: `explain (format json) ${text}`, values });
  const [[[{ Plan: plan }]]] = Explained.parse(rows);
  return nodesOf(plan);
}

/** A PostgreSQL database that explains the statements of the product. */
export interface Explaining {
  readonly db: Db;
  /** Returns the plan steps of all statements that the work sends. */
  stepsOf(work: () => Promise<unknown>): Promise<PlanNode[]>;
  close(): Promise<void>;
}

/**
 * Creates a PostgreSQL database that explains statements.
 * @param fill Inserts enough rows for indexes to be useful.
 */
export async function createExplaining(fill: (db: Db) => Promise<void>): Promise<Explaining> {
  const { url, drop } = await createPostgresDatabase();
  const filling = await openDatabase({ databaseUrl: url, dataDir: "" });
  await fill(filling.db);
  await filling.close();
  const watched = watchPostgres(url);
  return {
    db: watched.db,
    stepsOf: async (work) => {
      const steps = [];
      for (const { text, values } of await watched.statementsOf(work)) {
        if (SETS_UP.test(text)) {
          await watched.run({ text, values });
          continue;
        }
        steps.push(...(await explain(watched, { text, values })));
      }
      return steps;
    },
    close: async () => {
      await watched.close();
      await drop();
    },
  };
}

/** Returns, for each scan among the steps, the name of its index, or else the kind of the scan. */
export const scans = (steps: readonly PlanNode[]): string[] =>
  steps.flatMap((step) => (step["Node Type"].includes("Scan") ? [step["Index Name"] ?? step["Node Type"]] : []));

/** Returns the tables with a sequential scan. */
export const readWhole = (steps: readonly PlanNode[]): string[] =>
  steps.flatMap((step) => (step["Node Type"] === "Seq Scan" ? [step["Relation Name"] ?? ""] : []));

const READS_ROWS = new Set(["Seq Scan", "Index Scan", "Index Only Scan"]);

/** Returns the tables of scans that no condition on an index limits. */
export const readUnindexed = (steps: readonly PlanNode[]): string[] =>
  steps.flatMap((step) =>
    READS_ROWS.has(step["Node Type"]) && step["Index Cond"] === undefined ? [step["Relation Name"] ?? ""] : [],
  );
