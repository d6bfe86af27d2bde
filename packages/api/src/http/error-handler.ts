import type { Logger } from "@flaneur/server-kit";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { databaseFailure, describeError } from "./describe-error.ts";
import { ApiError, answerWith, notJson } from "./errors.ts";

const retry = (seconds: number) => ({ headers: { "Retry-After": String(seconds) } });

/** The answer to an error that is not an ApiError. */
function toApiError(error: Error): ApiError {
  // The route's validator throws this for an empty body and for another type than JSON, without a message.
  if (error instanceof HTTPException && error.status === 415) return notJson();
  if (error instanceof HTTPException && error.status === 400) {
    return new ApiError(400, "bad_request", "The body is not JSON");
  }
  switch (databaseFailure(error)) {
    case "timeout":
      return new ApiError(503, "unavailable", "That took too long. Please try again.", retry(5));
    case "unavailable":
      return new ApiError(503, "unavailable", "The service does not answer. Please try again in a moment.", retry(1));
    default:
      return new ApiError(500, "internal", "An unexpected error occurred");
  }
}

/** Answers whatever a handler threw in the one shape; unexpected errors are logged, and not shown. */
export function errorHandler(logger: Logger) {
  return (error: Error, context: Context): Response => {
    if (error instanceof ApiError) return answerWith(context, error);
    // A client that has left ends what it requested; nginx logs that as 499, too.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const answer = toApiError(error);
    if (answer.status >= 500) {
      const { method, path } = context.req;
      logger.error({ err: describeError(error), requestId: context.get("requestId"), method, path }, "request failed");
    }
    return answerWith(context, answer);
  };
}
