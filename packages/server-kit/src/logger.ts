import { type DestinationStream, destination, type Logger, pino, stdSerializers } from "pino";
import type { LogLevel } from "./settings.ts";

export type { Logger };

const SECRETS: readonly string[] = [
  "authorization",
  "token",
  "password",
  "currentPassword",
  "newPassword",
  "passwordHash",
];

/** Levels of objects in a field that are logged. The limit also ends objects that contain themselves. */
const MAX_DEPTH = 6;

/** Returns a value without secrets, and without objects below `depth` levels. */
function withoutSecrets(value: unknown, depth = MAX_DEPTH): unknown {
  // An object with `toJSON`, such as a date, is logged as what `toJSON` returns.
  if (typeof value !== "object" || value === null || "toJSON" in value) return value;
  if (depth === 0) return "[Object]";
  return Array.isArray(value) ? value.map((item) => withoutSecrets(item, depth - 1)) : redacted(value, depth - 1);
}

/** Returns the fields of an object without secrets. @param depth Levels of objects in each field that are kept. */
const redacted = (fields: object, depth = MAX_DEPTH): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRETS.includes(name) ? "[Redacted]" : withoutSecrets(value, depth),
    ]),
  );

/** Returns the fields of a line without secrets, except `err`: its serializer needs the error itself. */
const redactedLine = ({ err, ...fields }: Record<string, unknown>) => ({ ...redacted(fields), err });

const serializedError = (error: Error): unknown => withoutSecrets(stdSerializers.err(error));

/**
 * Creates a logger that writes JSON lines to standard error, because standard output is for results. Redacts the fields
 * named in SECRETS at every level of a line, and in the first two levels of the fields that `child` adds.
 * @param to Receives the lines. @default standard error
 */
export function createLogger(level: LogLevel, to: DestinationStream = destination({ dest: 2, sync: true })): Logger {
  // `redact` would need a path for each level, and takes several times as long with each of them.
  const redact = SECRETS.flatMap((name) => [name, `*.${name}`]);
  const [formatters, serializers] = [{ log: redactedLine }, { err: serializedError }];
  return pino({ level, base: null, redact, formatters, serializers }, to);
}
