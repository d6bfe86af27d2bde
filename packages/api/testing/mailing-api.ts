import { createLogger } from "@flaneur/server-kit";
import { type Auth, createAuth } from "../src/auth/auth.ts";
import { createMailer, type Mailer } from "../src/auth/links/mailer.ts";
import type { Db } from "../src/db/database.ts";
import { apiOver, type TestApi } from "./api.ts";
import type { TestSmtpServer } from "./smtp-server.ts";
import { UNLIMITED } from "./unlimited.ts";

/** The public address of the app, with which the links in mails begin. */
export const PUBLIC_URL = "https://guide.example.org";

/** A hasher that returns passwords unhashed, which takes no time. For tests that are not about hashes. */
export const plainHasher = {
  hash: async (text: string) => text,
  verify: async (hash: string, text: string) => hash === text,
};

interface MailingApiParts {
  readonly db: Db;
  readonly smtp: TestSmtpServer;
  readonly now: () => Date;
  readonly limits?: typeof UNLIMITED | undefined;
  /** @default a mailer for the SMTP server */
  readonly mailer?: Mailer | undefined;
  /** Called with each line of the log. */
  readonly onLog?: ((line: string) => void) | undefined;
}

/** The operator whom mails name. */
const OPERATOR = {
  name: "Les Promeneurs",
  address: "12 rue de la Fontaine, 75011 Paris",
  email: "guide@example.org",
  dataContact: "Camille Moreau",
};

/** Creates an API that sends its mails to the SMTP server of a test. */
export function mailingApi({ db, smtp, now, limits = UNLIMITED, onLog = () => {}, ...parts }: MailingApiParts): {
  readonly api: TestApi;
  readonly auth: Auth;
} {
  const logger = createLogger("warn", { write: onLog });
  const mailer =
    parts.mailer ??
    createMailer({ smtpUrl: smtp.url, mailFrom: undefined, publicUrl: PUBLIC_URL, operator: OPERATOR }, logger);
  const secret = new TextEncoder().encode("x".repeat(32));
  const auth = createAuth({ db, secret, hasher: plainHasher, mailer, attempts: limits, now });
  return { api: apiOver(db, { secret, logger, auth }), auth };
}
