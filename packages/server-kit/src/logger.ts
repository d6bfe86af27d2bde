import { type DestinationStream, destination, type Logger, pino } from "pino";
import type { LogLevel } from "./settings.ts";

export type { Logger };

const SECRETS = ["authorization", "token", "password", "currentPassword", "newPassword", "passwordHash"];

/**
 * JSON lines on standard error, so that standard output stays what a person or a pipe reads. Secrets are redacted.
 * @param to where the lines go instead.
 */
export function createLogger(level: LogLevel, to: DestinationStream = destination({ dest: 2, sync: true })): Logger {
  return pino({ level, base: null, redact: SECRETS.flatMap((name) => [name, `*.${name}`]) }, to);
}
