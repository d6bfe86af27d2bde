import { randomUUID } from "node:crypto";
import type { PlaceAction } from "@flaneur/contract";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeLog } from "../db/schema.ts";

/** A change of a place by an operator. */
export interface PlaceChange {
  /** The operator's name. */
  readonly who: string;
  readonly action: PlaceAction;
  readonly placeId: string;
  /** The values before and after, by field. */
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

export async function logChanges(db: Db, list: readonly PlaceChange[]): Promise<void> {
  if (list.length === 0) return;
  await db.insert(placeLog).values(list.map((change) => ({ ...change, id: randomUUID() })));
}

/** Returns the latest changes, newest first. @param placeId only the changes of this place. */
export function readLog(db: Db, limit: number, placeId?: string): Promise<(typeof placeLog.$inferSelect)[]> {
  return db
    .select()
    .from(placeLog)
    .where(placeId === undefined ? undefined : eq(placeLog.placeId, placeId))
    .orderBy(desc(placeLog.at), desc(placeLog.id))
    .limit(limit);
}
