import { randomBytes } from "node:crypto";
import { LIST_SHARE_ENDED, VIEW_SHARE_ENDED } from "@flaneur/contract";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { lockUser } from "../auth/lock-user.ts";
import type { Db } from "../db/database.ts";
import { lists, shares, views } from "../db/schema.ts";
import type { SharedKind } from "../db/shared-kind.ts";
import { ApiError, noSuch, notFound } from "../http/errors.ts";

/** Tables of what can be shared, with the column of `shares` that refers to each. */
const SHARED = {
  list: { table: lists, column: shares.listId },
  view: { table: views, column: shares.viewId },
} as const;

/** Returns 128 random bits as text of 22 characters. */
const newToken = (): string => randomBytes(16).toString("base64url");

export const ENDED: Readonly<Record<SharedKind, string>> = {
  list: LIST_SHARE_ENDED,
  view: VIEW_SHARE_ENDED,
};

/** The response to a link that has ended, or whose list or view was deleted. */
export const shareEnded = (kind: SharedKind): ApiError => new ApiError(410, "gone", ENDED[kind]);

export interface Share {
  readonly token: string;
  /** The name that readers see; null for no name. */
  readonly sharedBy: string | null;
}

interface Shared {
  readonly kind: SharedKind;
  readonly id: string;
  readonly userId: string;
}

const hasNotEnded = ({ kind, id }: Pick<Shared, "kind" | "id">) =>
  and(eq(SHARED[kind].column, id), isNull(shares.endedAt));

interface ShareOptions {
  /** Undefined keeps the name. */
  readonly sharedBy?: string | null | undefined;
  /** Whether an existing link ends and another one replaces it. */
  readonly renew: boolean;
}

/** Shares a list or view of the caller. An existing link stays, unless it is renewed. @throws ApiError 401, 404. */
export function share(db: Db, shared: Shared, { sharedBy, renew }: ShareOptions): Promise<Share> {
  const { kind, id, userId } = shared;
  const { table } = SHARED[kind];
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const [owned] = await transaction
      .update(table)
      .set({ sharedBy: sharedBy === undefined ? sql`${table.sharedBy}` : sharedBy })
      .where(and(eq(table.id, id), eq(table.userId, userId)))
      .returning({ sharedBy: table.sharedBy });
    if (owned === undefined) throw noSuch(kind, id);
    if (renew) await end(transaction, shared);
    const [existing] = await transaction.select({ token: shares.token }).from(shares).where(hasNotEnded(shared));
    if (existing !== undefined) return { ...existing, ...owned };
    const token = newToken();
    await transaction
      .insert(shares)
      .values({ token, kind, listId: kind === "list" ? id : null, viewId: kind === "view" ? id : null });
    return { token, ...owned };
  });
}

/** Returns the link to a list or view of the caller; null while it is private. @throws ApiError 404. */
export async function presentShare(db: Db, { kind, id, userId }: Shared): Promise<Share | null> {
  const { table, column } = SHARED[kind];
  const [found] = await db
    .select({ sharedBy: table.sharedBy, token: shares.token })
    .from(table)
    .leftJoin(shares, and(eq(column, table.id), isNull(shares.endedAt)))
    .where(and(eq(table.id, id), eq(table.userId, userId)));
  if (found === undefined) throw noSuch(kind, id);
  const { token, sharedBy } = found;
  return token === null ? null : { token, sharedBy };
}

const end = (db: Db, shared: Pick<Shared, "kind" | "id">) =>
  db.update(shares).set({ endedAt: sql`now()` }).where(hasNotEnded(shared)).returning({ token: shares.token });

/** Ends the link to a list or view of the caller, and removes the name for readers. @throws ApiError 401, 404. */
export function endShare(db: Db, shared: Shared): Promise<void> {
  const { kind, id, userId } = shared;
  const { table } = SHARED[kind];
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const owned = await transaction
      .update(table)
      .set({ sharedBy: null })
      .where(and(eq(table.id, id), eq(table.userId, userId)))
      .returning({ id: table.id });
    if (owned.length === 0) throw noSuch(kind, id);
    await end(transaction, shared);
  });
}

/**
 * Returns the id of the list or view of a link.
 * @throws ApiError 410 when the link has ended, or its list, view or account was deleted; 404 for an unknown token.
 */
export async function idOfShare(db: Db, kind: SharedKind, token: string): Promise<string> {
  const [found] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.token, token), eq(shares.kind, kind)));
  if (found === undefined) throw notFound(`There is no such shared ${kind}`);
  const id = kind === "list" ? found.listId : found.viewId;
  if (id === null || found.endedAt !== null) throw shareEnded(kind);
  return id;
}

/**
 * Ends links, for an operator. Also removes the name that readers see, so that a later link does not show the name.
 * @param text a token, or the id of a list or view.
 * @returns the number of links that ended.
 */
export function endShares(db: Db, text: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const ended = await transaction
      .update(shares)
      .set({ endedAt: sql`now()` })
      .where(and(isNull(shares.endedAt), or(eq(shares.token, text), eq(shares.listId, text), eq(shares.viewId, text))))
      .returning({ listId: shares.listId, viewId: shares.viewId });
    for (const { listId, viewId } of ended) {
      if (listId !== null) await transaction.update(lists).set({ sharedBy: null }).where(eq(lists.id, listId));
      if (viewId !== null) await transaction.update(views).set({ sharedBy: null }).where(eq(views.id, viewId));
    }
    return ended.length;
  });
}
