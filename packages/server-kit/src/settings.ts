import { resolve } from "node:path";
import { z } from "zod";
import { resolveFromCwd } from "./resolve-from-cwd.ts";
import {
  databaseUrl,
  flag,
  httpUrl,
  optionalText,
  optionalUrl,
  origin,
  origins,
  pictures,
  port,
  secret,
  sender,
  wholeNumber,
} from "./setting-rules.ts";
import { StartError } from "./start-error.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** The settings whose values are never printed: secrets, and URLs, since any URL may contain a password or a key. */
const SECRETS: readonly string[] = [
  "DATABASE_URL",
  "PICTURES_URL",
  "API_URL",
  "GATEWAY_URL",
  "GOOGLE_MAPS_API_KEY",
  "MAP_STYLE_URL",
  "PUBLIC_URL",
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "ADMIN_TOKEN",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "SMTP_URL",
  "CORS_ORIGINS",
];

/** All settings of the product with their defaults. The README's table lists the same settings. */
const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1, "must be a host name or address").default("127.0.0.1"),
  DATA_DIR: z.string().min(1, "must be a folder").default(".data"),
  PICTURES_URL: pictures,
  DATABASE_URL: databaseUrl,
  MIGRATE_ON_START: flag.default(true),
  API_URL: httpUrl("http://127.0.0.1:3001"),
  GATEWAY_URL: httpUrl("http://127.0.0.1:3002/graphql"),
  PERSISTED_DOCUMENTS_ONLY: flag.default(false),
  GOOGLE_MAPS_API_KEY: optionalText,
  MAP_STYLE_URL: httpUrl("https://example.org/style.json"),
  PUBLIC_URL: origin,
  AUTH_SECRET: secret,
  AUTH_SECRET_PREVIOUS: secret,
  ADMIN_TOKEN: secret,
  METRICS_TOKEN: secret,
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl("http://127.0.0.1:4318"),
  SMTP_URL: optionalUrl(["smtp:", "smtps:"], "smtp://user:password@host:587"),
  MAIL_FROM: sender,
  TRUST_PROXY: wholeNumber("must be the number of proxies in front, from 0 to 10", 0, 10).default(0),
  CORS_ORIGINS: origins,
  SHUTDOWN_DRAIN_MS: wholeNumber("must be a number of milliseconds from 0 to 60000", 0, 60_000).default(1_000),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("warn"),
});

/** Settings of earlier versions, which have no effect. */
const FORMER_SETTINGS = ["DATABASE_DIRECT_URL", "DATABASE_READ_URL", "SEARCH_MEMORY_MB"] as const;

export const SETTING_NAMES = Object.keys(Settings.shape);

export type LogLevel = z.infer<typeof Settings>["LOG_LEVEL"];

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /**
   * The folder (`file:`) or the bucket (`https:` or `http:`) of rendered pictures. When undefined, they are below
   * `dataDir`.
   */
  readonly picturesUrl: URL | undefined;
  /** The URL of a PostgreSQL database. It may name several hosts, which commas separate. */
  readonly databaseUrl: string | undefined;
  /** Whether the server migrates a PostgreSQL database when it starts. If false, run `npm run db:migrate` instead. */
  readonly migrateOnStart: boolean;
  readonly apiUrl: string | undefined;
  readonly gatewayUrl: string | undefined;
  /** Whether the gateway refuses all documents except those of the app. */
  readonly persistedDocumentsOnly: boolean;
  readonly googleMapsApiKey: string | undefined;
  readonly mapStyleUrl: string | undefined;
  /** The public origin of the app. When undefined, pages have no canonical URL. */
  readonly publicUrl: string | undefined;
  /** Key that signs tokens; when undefined, a key is created once and stored in DATA_DIR. */
  readonly authSecret: string | undefined;
  /** The key before `authSecret`, which still verifies tokens and signs none. */
  readonly authSecretPrevious: string | undefined;
  /** Bearer token for the calls of operators; when undefined, these calls are refused. */
  readonly adminToken: string | undefined;
  /** Bearer token for `/metrics`; when undefined, nothing is measured. */
  readonly metricsToken: string | undefined;
  /** The collector that receives traces; when undefined, nothing is traced. */
  readonly otlpEndpoint: string | undefined;
  /** The server that sends mails; when undefined, none are sent. */
  readonly smtpUrl: string | undefined;
  /** The sender of mails, such as `Flâneur <guide@example.org>`. */
  readonly mailFrom: string | undefined;
  /** Number of proxies in front of the server, which is the number of trusted X-Forwarded-For entries. @default 0 */
  readonly trustedProxies: number;
  /** Origins whose pages may call the REST API. @default none */
  readonly corsOrigins: readonly string[];
  /** Minimum milliseconds for which a program accepts requests after SIGTERM, while `/readyz` responds 503. */
  readonly shutdownDrainMs: number;
  readonly logLevel: LogLevel;
  /** Names of variables that are set but have no effect in this version. */
  readonly formerSettings: readonly string[];
}

/**
 * Reads the settings from environment variables.
 * @param env The variables. A relative DATA_DIR is resolved from the folder in which `npm` was called; the default
 * DATA_DIR is resolved from the root of the repository.
 * @throws StartError that names each invalid variable and its rule.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  // Shells and compose files pass an empty variable for "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const shown = SECRETS.includes(name) ? "" : `, not '${given[name] ?? ""}'`;
      return `${name} ${message}${shown}.`;
    });
    throw new StartError(sentences.join("\n"));
  }
  const s = parsed.data;
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: given.DATA_DIR === undefined ? resolve(ROOT, s.DATA_DIR) : resolveFromCwd(s.DATA_DIR, env),
    picturesUrl: s.PICTURES_URL,
    databaseUrl: s.DATABASE_URL,
    migrateOnStart: s.MIGRATE_ON_START,
    apiUrl: s.API_URL,
    gatewayUrl: s.GATEWAY_URL,
    persistedDocumentsOnly: s.PERSISTED_DOCUMENTS_ONLY,
    googleMapsApiKey: s.GOOGLE_MAPS_API_KEY,
    mapStyleUrl: s.MAP_STYLE_URL,
    publicUrl: s.PUBLIC_URL,
    authSecret: s.AUTH_SECRET,
    authSecretPrevious: s.AUTH_SECRET_PREVIOUS,
    adminToken: s.ADMIN_TOKEN,
    metricsToken: s.METRICS_TOKEN,
    otlpEndpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    trustedProxies: s.TRUST_PROXY,
    corsOrigins: s.CORS_ORIGINS,
    shutdownDrainMs: s.SHUTDOWN_DRAIN_MS,
    logLevel: s.LOG_LEVEL,
    formerSettings: FORMER_SETTINGS.filter((name) => given[name] !== undefined),
  };
}
