import { z } from "zod";
import {
  databaseUrl,
  email,
  flag,
  httpUrl,
  optionalText,
  optionalUrl,
  origin,
  origins,
  overpass,
  pictures,
  port,
  secret,
  sender,
  shownText,
  wholeNumber,
} from "./setting-rules.ts";

/** All settings of the product. docs/settings.md has their names, defaults and descriptions. */
export const SettingsTable = z.object({
  PORT: port.default(3000).describe("The port to listen on. 0 takes any free port."),
  HOST: z
    .string()
    .min(1, "must be a host name or address")
    .default("127.0.0.1")
    .describe("The address to listen on. `0.0.0.0` accepts connections from other machines."),
  DATA_DIR: z
    .string()
    .min(1, "must be a folder")
    .default(".data")
    .describe(
      "The folder for the embedded database and rendered pictures. The default is in the repository. Another relative path starts at the folder where `npm` is called.",
    ),
  PICTURES_URL: pictures.describe(
    "Where rendered pictures are stored instead of `DATA_DIR`: a folder or an S3-compatible bucket that several apis share ([how](operations.md#pictures-that-several-apis-share)).",
  ),
  DATABASE_URL: databaseUrl.describe(
    "A PostgreSQL database instead of the embedded one: `postgres://user:password@host:5432/name`. It may name several hosts, separated by commas: the first that accepts writes is used.",
  ),
  MIGRATE_ON_START: flag
    .default(true)
    .describe(
      "Whether a start migrates a PostgreSQL database. With `false`, `npm run db:migrate` does, and a start refuses an older schema.",
    ),
  API_URL: httpUrl("http://127.0.0.1:3001").describe(
    "A REST API elsewhere, such as `http://127.0.0.1:3001`, instead of the one in this process.",
  ),
  GATEWAY_URL: httpUrl("http://127.0.0.1:3002/graphql").describe(
    "A gateway elsewhere, such as `http://127.0.0.1:3002/graphql`, instead of the one in this process. Needs `API_URL`, too.",
  ),
  PERSISTED_DOCUMENTS_ONLY: flag
    .default(false)
    .describe(
      "Whether the graph refuses documents that are not the app's own ([persisted documents](operations.md#persisted-documents)).",
    ),
  GOOGLE_MAPS_API_KEY: optionalText.describe(
    "Shows Google's map and geocodes with Google, both from the browser. Pages contain the key, and may load from Google.",
  ),
  MAP_STYLE_URL: httpUrl("https://example.org/style.json").describe(
    "Another MapLibre style for the map. Ours is used when that style cannot be loaded. Pages may load from its site.",
  ),
  OVERPASS_URL: overpass
    .default("https://overpass-api.de/api/interpreter")
    .describe(
      "The Overpass server from which `npm run import -- osm` fetches places ([how](importing.md#openstreetmap-of-today)).",
    ),
  DEFAULT_SORT: z
    .enum(["name", "recommended"], { error: "must be name or recommended" })
    .optional()
    .describe(
      "The order of a list that no question and no quick filter has made: `name` or `recommended`. Without it, by name if all places are chosen, otherwise recommended.",
    ),
  PUBLIC_URL: origin.describe(
    "The public address of the app, such as `https://example.org`. Search engines and link previews get it. Without it, addresses in pages are relative.",
  ),
  AUTH_SECRET: secret.describe(
    "The secret that signs tokens, at least 32 characters. Without it a key is generated and stored in `DATA_DIR`. Processes on several machines must share it.",
  ),
  AUTH_SECRET_PREVIOUS: secret.describe(
    "The secret that `AUTH_SECRET` has replaced: it verifies tokens and signs none ([how to rotate](operations.md#rotate-auth_secret)).",
  ),
  ADMIN_TOKEN: secret.describe(
    "The token for calls of operators, at least 32 characters. Without it those calls are refused.",
  ),
  METRICS_TOKEN: secret.describe(
    "The token for `/metrics`, at least 32 characters. Without it nothing is measured, and `/metrics` does not exist ([metrics](operations.md#metrics)).",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl("http://127.0.0.1:4318").describe(
    "The collector that receives traces, such as `http://127.0.0.1:4318`. Without it nothing is traced ([traces](operations.md#traces)).",
  ),
  SMTP_URL: optionalUrl(["smtp:", "smtps:"], "smtp://user:password@host:587").describe(
    "The server that sends mails, such as `smtp://user:password@host:587`. Without it, an operator makes the links for forgotten passwords ([mails](operations.md#mails)). Needs `PUBLIC_URL`.",
  ),
  MAIL_FROM: sender.describe(
    "The sender of mails, such as `Flâneur <guide@example.org>`. Without it, `no-reply@` the host of `PUBLIC_URL`.",
  ),
  OPERATOR_NAME: shownText.describe(
    "Who runs the site, for About, Privacy and mails ([imprint](operations.md#imprint)). Without it, the pages say that nobody is named.",
  ),
  OPERATOR_ADDRESS: shownText.describe("The postal address of the operator, on one line."),
  OPERATOR_EMAIL: email.describe("The e-mail address of the operator."),
  OPERATOR_DATA_CONTACT: shownText.describe("Who is responsible for personal data. Without it, `OPERATOR_NAME`."),
  TRUST_PROXY: wholeNumber("must be the number of proxies in front, from 0 to 10", 0, 10)
    .default(0)
    .describe(
      "The number of proxies in front of this program. That many entries of X-Forwarded-For are trusted. For an api or a gateway, our own program in front counts as one.",
    ),
  CORS_ORIGINS: origins.describe("Other sites whose pages may call the API, separated by commas."),
  SHUTDOWN_DRAIN_MS: wholeNumber("must be a number of milliseconds from 0 to 60000", 0, 60_000)
    .default(1_000)
    .describe(
      "How long a program still accepts requests after SIGTERM, while `/readyz` responds with 503: 0 to 60000 milliseconds.",
    ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("warn")
    .describe(
      "`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Logs are JSON lines on standard error; at `info`, `debug` and `trace` they have a line for each request.",
    ),
});

/** The settings whose values are never printed: secrets, and URLs, since any URL may contain a password or a key. */
export const SECRETS: readonly string[] = [
  "DATABASE_URL",
  "PICTURES_URL",
  "API_URL",
  "GATEWAY_URL",
  "GOOGLE_MAPS_API_KEY",
  "MAP_STYLE_URL",
  "OVERPASS_URL",
  "PUBLIC_URL",
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "ADMIN_TOKEN",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "SMTP_URL",
  "CORS_ORIGINS",
];

export const SETTING_NAMES = Object.keys(SettingsTable.shape);
