import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { unauthorized } from "../http/errors.ts";

/**
 * Makes whatever else changes the same user's favorites, views or account wait until the transaction ends. To be called
 * before any row that refers to the user is written: two that lock the user and such a row in opposite orders deadlock.
 * @throws ApiError 401 when the account has been deleted since the request was let in.
 */
export async function lockUser(transaction: Db, userId: string): Promise<void> {
  const rows = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (rows.length === 0) throw unauthorized("Please sign in first");
}
