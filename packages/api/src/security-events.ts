import type { Logger } from "@flaneur/server-kit";
import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Digest } from "./auth/digest.ts";

declare module "hono" {
  interface ContextVariableMap {
    securityEvents: SecurityEvents;
  }
}

/** An event of an account, by the username in the request, whether or not the account exists. */
interface AccountEvent {
  readonly event:
    | "sign-up"
    | "sign-up-refused"
    | "sign-in"
    | "sign-in-failed"
    | "sign-out"
    | "lock-out"
    | "password-change"
    | "password-change-failed"
    | "password-reset-request"
    | "password-reset"
    | "address-change-request"
    | "address-change-request-failed"
    | "address-change"
    | "data-export"
    | "account-deletion"
    | "account-deletion-failed";
  readonly username: string;
}

interface SessionsEvent {
  readonly event: "sessions-ended";
  readonly username: string;
  readonly count: number;
}

interface AdminEvent {
  readonly event: "admin-call" | "admin-call-refused" | "password-reset-failed" | "address-change-failed";
}

export type SecurityEvent = AccountEvent | SessionsEvent | AdminEvent;

export interface SecurityEvents {
  record(context: Context, event: SecurityEvent): Promise<void>;
}

/** Events that any client can cause repeatedly. They are limited per minute for each address range. */
const REPEATABLE: ReadonlySet<SecurityEvent["event"]> = new Set([
  "lock-out",
  "admin-call-refused",
  "password-reset-request",
  "password-reset-failed",
  "address-change-failed",
]);
const PER_MINUTE = 30;

/**
 * Creates a log of security events for operators, one line each. Events are warnings, so that the default
 * LOG_LEVEL=warn includes them: a trail that starts after an incident would be too late. A line contains the request
 * id, the range of the client's address, and a keyed digest of the account or, without an account, the method and the
 * path; never an e-mail address, a password, a token or a complete address.
 */
export function createSecurityEvents(logger: Logger, digest: Digest): SecurityEvents {
  const lines = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 });

  async function isTooMany(event: SecurityEvent["event"], range: string | null): Promise<boolean> {
    if (!REPEATABLE.has(event)) return false;
    try {
      await lines.consume(JSON.stringify([event, range]));
      return false;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return true;
    }
  }

  return {
    record: async (context, event) => {
      const range = context.get("client")?.range ?? null;
      if (await isTooMany(event.event, range)) return;
      const { method, path } = context.req;
      logger.warn(
        {
          security: event.event,
          requestId: context.get("requestId"),
          client: range,
          ...("username" in event ? { account: digest("log", event.username).slice(0, 16) } : { method, path }),
          ...("count" in event ? { count: event.count } : {}),
        },
        "security event",
      );
    },
  };
}

/** Records a security event of the current request. */
export const recordSecurityEvent = (context: Context, event: SecurityEvent): Promise<void> =>
  context.get("securityEvents").record(context, event);

export const withSecurityEvents =
  (events: SecurityEvents): MiddlewareHandler =>
  (context, next) => {
    context.set("securityEvents", events);
    return next();
  };
