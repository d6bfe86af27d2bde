import { resolve } from "node:path";
import type { z } from "zod";
import { resolveFromCwd } from "./resolve-from-cwd.ts";
import { SECRETS, SettingsTable } from "./settings-table.ts";
import { StartError } from "./start-error.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Settings of earlier versions, which have no effect. */
const FORMER_SETTINGS = ["DATABASE_DIRECT_URL", "DATABASE_READ_URL", "SEARCH_MEMORY_MB"] as const;

export type LogLevel = z.infer<typeof SettingsTable>["LOG_LEVEL"];

/** Who runs a site, as French law requires pages to say. */
export interface Operator {
  readonly name: string;
  /** The postal address, on one line. */
  readonly address: string;
  readonly email: string;
  /** Who is responsible for personal data, such as a name with an e-mail address. @default the name */
  readonly dataContact: string;
}

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
  /** The Overpass server from which places are imported. */
  readonly overpassUrl: string;
  /**
   * The order of a list that no question and no quick filter has made. When undefined, it depends on whether all places
   * are chosen.
   */
  readonly defaultSort: "name" | "recommended" | undefined;
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
  /** Who runs the site. Pages and mails name the operator. */
  readonly operator: Operator | null;
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
  const parsed = SettingsTable.safeParse(given);
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
    overpassUrl: s.OVERPASS_URL,
    defaultSort: s.DEFAULT_SORT,
    publicUrl: s.PUBLIC_URL,
    authSecret: s.AUTH_SECRET,
    authSecretPrevious: s.AUTH_SECRET_PREVIOUS,
    adminToken: s.ADMIN_TOKEN,
    metricsToken: s.METRICS_TOKEN,
    otlpEndpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    operator: operatorOf(s),
    trustedProxies: s.TRUST_PROXY,
    corsOrigins: s.CORS_ORIGINS,
    shutdownDrainMs: s.SHUTDOWN_DRAIN_MS,
    logLevel: s.LOG_LEVEL,
    formerSettings: FORMER_SETTINGS.filter((name) => given[name] !== undefined),
  };
}

/** @throws StartError if only some of the settings that belong together are set. */
function operatorOf(s: z.infer<typeof SettingsTable>): Operator | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email } = s;
  if (name !== undefined && address !== undefined && email !== undefined) {
    return { name, address, email, dataContact: s.OPERATOR_DATA_CONTACT ?? name };
  }
  if ([name, address, email, s.OPERATOR_DATA_CONTACT].every((value) => value === undefined)) return null;
  throw new StartError("OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL belong together: set all three, or none.");
}
