import { codeOf, messageOf } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";

/** The address of a PostgreSQL database for people to read: host and name, without user and password. */
export function describeUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Why PostgreSQL does not do what it was asked. */
export function postgresReason(error: unknown): string {
  if (error instanceof DrizzleQueryError) return postgresReason(error.cause);
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return codeOf(cause) === "ECONNREFUSED" ? "nothing answers there (is PostgreSQL running?)" : messageOf(cause);
}
