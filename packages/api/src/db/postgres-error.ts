import { codeOf, messageOf } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { urlsOfHosts } from "./postgres-hosts.ts";

/** Returns the host and name of a PostgreSQL database for messages, without user and password. */
export function describeUrl(url: string): string {
  const urls = urlsOfHosts(url).map((each) => new URL(each));
  return `${urls.map(({ host }) => host).join(",")}${urls[0]?.pathname ?? ""}`;
}

/** Whether a query failed because another row has the same value of a unique index. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DrizzleQueryError ? isUniqueViolation(error.cause) : codeOf(error) === "23505";

/** Returns the reason of a failed PostgreSQL query or connection. */
export function postgresReason(error: unknown): string {
  if (error instanceof DrizzleQueryError) return postgresReason(error.cause);
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return codeOf(cause) === "ECONNREFUSED" ? "nothing answers there (is PostgreSQL running?)" : messageOf(cause);
}
