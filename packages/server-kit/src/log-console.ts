import { isClientAbort } from "./client-abort.ts";
import type { Logger } from "./logger.ts";

/**
 * Logs what libraries print with `console.error` and `console.warn`, so that standard error consists of JSON lines.
 * @hono/node-server prints an error of a response that is being sent, and calls no handler.
 */
export function logConsole(logger: Pick<Logger, "debug" | "warn" | "error">): void {
  const take =
    (level: "warn" | "error") =>
    (...printed: readonly unknown[]): void => {
      const err = printed.find((value) => value instanceof Error);
      const text = printed
        .filter((value) => value !== err)
        .map(String)
        .join(" ");
      logger[printed.some(isClientAbort) ? "debug" : level]({ err }, text === "" ? "a library printed an error" : text);
    };
  console.error = take("error");
  console.warn = take("warn");
}
