import { type Logger, loggablePath } from "@flaneur/server-kit";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { StorageState } from "../storage/storage-state.ts";
import { databaseFailure, describeError } from "./describe-error.ts";
import { ApiError, answerWith, notJson } from "./errors.ts";

const retry = (seconds: number) => ({ headers: { "Retry-After": String(seconds) } });

/** Converts an error that is not an ApiError. */
function toApiError(error: Error): ApiError {
  // The route throws this for a type other than JSON, even if the body is empty.
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

/** Returns the error for a change that the disk has refused; null when the disk is not the cause. */
function refusedByDisk(error: Error, storage: StorageState): ApiError | null {
  const sentence = storage.explain(error);
  if (sentence === null) return null;
  const message = `${sentence}: nothing was saved. Please try again later.`;
  return new ApiError(503, "unavailable", message, retry(60));
}

/**
 * Whether an error only reports that the client has disconnected. When a body cannot be read further, the server throws
 * an error with the signal's reason as its message.
 */
const isDisconnection = (error: Error, { aborted, reason }: AbortSignal): boolean =>
  aborted && (error.name === "AbortError" || [error.message, String(error)].includes(String(reason)));

/**
 * Responds to a thrown error in the shape of ErrorBody. Unexpected errors are logged, and not shown. If the client has
 * disconnected, the response to any error is an empty 499.
 */
export function errorHandler(logger: Logger, storage: StorageState) {
  return (error: Error, context: Context): Response => {
    const { signal } = context.req.raw;
    const isExpected = error instanceof ApiError;
    const refused = isExpected ? null : refusedByDisk(error, storage);
    const answer = isExpected ? error : (refused ?? toApiError(error));
    if (!isExpected && refused === null && answer.status >= 500 && !isDisconnection(error, signal)) {
      const { method } = context.req;
      const path = loggablePath(context.req.path);
      logger.error({ err: describeError(error), requestId: context.get("requestId"), method, path }, "request failed");
    }
    // The client has disconnected, so the response is discarded. nginx also logs this as 499.
    if (signal.aborted) return new Response(null, { status: 499 });
    return answerWith(context, answer);
  };
}
