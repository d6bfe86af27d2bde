import { type Logger, type Metrics, NO_METRICS, type Operator, type Settings, StartError } from "@flaneur/server-kit";
import { createTransport } from "nodemailer";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Sends a mail. Returns whether the mail server accepted it. A failure is logged, without the address. */
  send(mail: Mail): Promise<boolean>;
  /** The public origin of the app, to which links in mails lead. */
  readonly publicUrl: string;
  close(): void;
}

/** Milliseconds that the mail server may take to accept a connection, to greet, and to respond to a command. */
const PATIENCE_MS = 10_000;

type MailSettings = Pick<Settings, "smtpUrl" | "mailFrom" | "publicUrl" | "operator">;

/**
 * Returns the sender of mails; null when SMTP_URL is not set.
 * @throws StartError when SMTP_URL is set, and PUBLIC_URL is not.
 */
export function createMailer(
  { smtpUrl, mailFrom, publicUrl, operator }: MailSettings,
  logger: Logger,
  metrics = NO_METRICS,
): Mailer | null {
  if (smtpUrl === undefined) return null;
  if (publicUrl === undefined) {
    throw new StartError("SMTP_URL needs PUBLIC_URL, too: mails contain links to it, such as https://example.org");
  }
  const from = mailFrom ?? `Flâneur <no-reply@${new URL(publicUrl).hostname}>`;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const counts = countMails(metrics);
  return {
    publicUrl,
    send: async (mail) => {
      try {
        // As an object, the address cannot be read as a list of addresses or as a name with an address.
        const text = `${mail.text}${signatureOf(operator)}`;
        await transport.sendMail({ ...mail, text, to: { name: "", address: mail.to }, from });
        counts.sent += 1;
        return true;
      } catch (error) {
        counts.failed += 1;
        // The error's own text may contain the recipient's address.
        logger.error({ reason: mailFailure(error) }, "a mail could not be sent");
        return false;
      }
    },
    close: () => transport.close(),
  };
}

/** Returns the end of a mail, which names the operator; nothing if none is set. */
const signatureOf = (operator: Operator | null): string =>
  operator === null ? "" : `\n\n-- \n${operator.name}\n${operator.address}\n${operator.email}\n`;

function countMails(metrics: Metrics): { sent: number; failed: number } {
  const counts = { sent: 0, failed: 0 };
  metrics.total(
    "flaneur_mails_total",
    "Mails that the mail server accepted, and mails that could not be sent",
    () => counts,
    "result",
  );
  return counts;
}

/**
 * Returns the code of a failure, such as `ECONNECTION` or `EAUTH 535`; the error's name if it has no code, and
 * `unknown` for a value that is not an Error.
 */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as Error & { readonly code?: unknown; readonly responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number");
  return codes.length === 0 ? error.name : codes.join(" ");
}
