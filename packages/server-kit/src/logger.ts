import { type DestinationStream, destination, type Logger, pino } from "pino";
import type { LogLevel } from "./settings.ts";

export type { Logger };

const SECRETS = ["authorization", "token", "password", "currentPassword", "newPassword", "passwordHash"];

/**
 * Creates a logger that writes JSON lines to standard error, because standard output is for results. Redacts the fields
 * named in SECRETS, of a log line and of the objects directly in it.
 * @param to Receives the lines. @default standard error
 */
export function createLogger(level: LogLevel, to: DestinationStream = destination({ dest: 2, sync: true })): Logger {
  return pino({ level, base: null, redact: SECRETS.flatMap((name) => [name, `*.${name}`]) }, to);
}
