import { destination, type Logger, pino } from "pino";
import type { LogLevel } from "./settings.ts";

export type { Logger };

/** JSON lines on standard error, so that standard output stays what a person or a pipe reads. Secrets are redacted. */
export function createLogger(level: LogLevel): Logger {
  return pino(
    { level, base: null, redact: ["authorization", "*.authorization", "token", "*.token", "password", "*.password"] },
    destination({ dest: 2, sync: true }),
  );
}
