import { codeOf, messageOf } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";

/**
 * Describes an error for the log. A failed query is logged without its values, which contain e-mail addresses and
 * hashes.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof DrizzleQueryError) return { ...describeError(error.cause), query: error.query };
  return {
    type: error instanceof Error ? error.name : typeof error,
    message: messageOf(error),
    code: codeOf(error),
    stack: error instanceof Error ? error.stack : undefined,
  };
}

/**
 * Error codes of PostgreSQL and of the system for which a retry may help. 25006: during a failover, a write has reached
 * a standby.
 */
const TRANSIENT =
  /^(?:08...|25006|53...|57P0[123]|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const CANCELLED = "57014";
const CONNECTION_LOST =
  /connection terminated|is not queryable|accepts no writes|timeout exceeded when trying to connect|query read timeout|after calling end|is closed/i;

/**
 * Returns `timeout` if the database cancelled a statement, `unavailable` for another failure after which a retry may
 * help, such as a lost connection or a deadlock, and null for any other error.
 */
export function databaseFailure(error: unknown): "timeout" | "unavailable" | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const code = codeOf(cause) ?? "";
  if (code === CANCELLED) return "timeout";
  return TRANSIENT.test(code) || (code === "" && CONNECTION_LOST.test(messageOf(cause))) ? "unavailable" : null;
}
