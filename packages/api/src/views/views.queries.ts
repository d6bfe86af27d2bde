import { randomUUID } from "node:crypto";
import {
  MAX_VIEWS,
  StoredViewFilters,
  TOO_MANY_VIEWS,
  type ViewChange,
  type ViewFilters,
  type ViewInput,
} from "@flaneur/contract";
import { withMove } from "@flaneur/domain";
import { and, asc, count, eq, sql } from "drizzle-orm";
import { lockUser } from "../auth/lock-user.ts";
import type { Db } from "../db/database.ts";
import { views } from "../db/schema.ts";
import { ApiError, noSuch } from "../http/errors.ts";

/** Limit of views per user, since each view is a tab. */

export interface View {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly filters: ViewFilters;
  readonly position: number;
  /** Incremented by every change. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

type Row = typeof views.$inferSelect;

const toView = ({ userId: _, sharedBy: __, createdAt, updatedAt, filters, ...row }: Row): View => ({
  ...row,
  filters: StoredViewFilters.parse(filters),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const isViewOf = (userId: string, id: string) => and(eq(views.userId, userId), eq(views.id, id));
const missingView = (id: string) => noSuch("view", id);

/** Returns the caller's views in the order of their tabs. */
export async function listViews(db: Db, userId: string): Promise<View[]> {
  const rows = await db
    .select()
    .from(views)
    .where(eq(views.userId, userId))
    .orderBy(asc(views.position), asc(views.id));
  return rows.map(toView);
}

/** Returns a view. @throws ApiError 404 for an unknown view, or a view of another user. */
export async function oneView(db: Db, userId: string, id: string): Promise<View> {
  const [row] = await db.select().from(views).where(isViewOf(userId, id));
  if (row === undefined) throw missingView(id);
  return toView(row);
}

export function createView(db: Db, userId: string, { name, description, filters }: ViewInput): Promise<View> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const [existing] = await transaction.select({ n: count() }).from(views).where(eq(views.userId, userId));
    const position = existing?.n ?? 0;
    if (position >= MAX_VIEWS) {
      throw new ApiError(409, "conflict", TOO_MANY_VIEWS);
    }
    const [row] = await transaction
      .insert(views)
      .values({ id: randomUUID(), userId, name, description: description ?? null, filters, position })
      .returning();
    if (row === undefined) throw new Error("an insert returned no row");
    return toView(row);
  });
}

/** Changes fields of a view; an undefined field stays. @throws ApiError 404 when the view is not one of the caller's. */
export async function changeView(db: Db, userId: string, id: string, change: ViewChange): Promise<View> {
  const [row] = await db
    .update(views)
    .set({ ...change, version: sql`${views.version} + 1`, updatedAt: sql`now()` })
    .where(isViewOf(userId, id))
    .returning();
  if (row === undefined) throw missingView(id);
  return toView(row);
}

/** Replaces a view. @throws ApiError 404 when the view is not one of the caller's. */
export const replaceView = (
  db: Db,
  userId: string,
  id: string,
  { name, description, filters }: ViewInput,
): Promise<View> => changeView(db, userId, id, { name, description: description ?? null, filters });

/**
 * Deletes a view, and renumbers the others.
 * @throws ApiError 404.
 */
export function deleteView(db: Db, userId: string, id: string): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const deleted = await transaction.delete(views).where(isViewOf(userId, id)).returning();
    if (deleted.length === 0) throw missingView(id);
    await renumber(
      transaction,
      userId,
      (await listViews(transaction, userId)).map((view) => view.id),
    );
  });
}

/** Puts the caller's views in the order of `ids`. @throws ApiError 400 unless `ids` contains each of them once. */
export function reorderViews(db: Db, userId: string, ids: readonly string[]): Promise<View[]> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const own = (await listViews(transaction, userId)).map((view) => view.id);
    const isPermutation =
      ids.length === own.length && new Set(ids).size === ids.length && own.every((id) => ids.includes(id));
    if (!isPermutation)
      throw new ApiError(
        400,
        "bad_request",
        "The order must name each of your views exactly once. Reload your views and try again.",
      );
    await renumber(transaction, userId, ids);
    return listViews(transaction, userId);
  });
}

/**
 * Moves a view in front of another view.
 * @param before The id of the other view. With null, or for an unknown view, the view moves to the end.
 * @throws ApiError 404 when the view is not one of the caller's.
 */
export function moveView(db: Db, userId: string, id: string, before: string | null): Promise<View[]> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const ids = (await listViews(transaction, userId)).map((view) => view.id);
    if (!ids.includes(id)) throw missingView(id);
    await renumber(transaction, userId, withMove(ids, { id, before }));
    return listViews(transaction, userId);
  });
}

async function renumber(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) await db.update(views).set({ position }).where(isViewOf(userId, id));
}
