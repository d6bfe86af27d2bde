import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { unauthorized } from "../http/errors.ts";

/**
 * Locks a user's row until the transaction ends. Other transactions that lock or change this row wait.
 * Call it before writing any row that refers to the user: two transactions that lock these rows in opposite orders
 * would deadlock.
 * @throws ApiError 401 when the account was deleted after the request was authenticated.
 */
export async function lockUser(transaction: Db, userId: string): Promise<void> {
  const rows = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (rows.length === 0) throw unauthorized("Please sign in first");
}
