import { codeOf, messageOf } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";

/** Returns the host and name of a PostgreSQL database for messages, without user and password. */
export function describeUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Returns the reason of a failed PostgreSQL query or connection. */
export function postgresReason(error: unknown): string {
  if (error instanceof DrizzleQueryError) return postgresReason(error.cause);
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return codeOf(cause) === "ECONNREFUSED" ? "nothing answers there (is PostgreSQL running?)" : messageOf(cause);
}
