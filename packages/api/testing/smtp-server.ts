import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The headers and the body, decoded from quoted-printable. */
  readonly text: string;
}

export interface TestSmtpServer {
  /** The value of SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Refuses the mails to an address from now on. @default all addresses */
  refuse(address?: string): void;
  close(): Promise<void>;
}

/** Decodes the quoted-printable text that nodemailer sends for non-ASCII characters. */
const decode = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** Starts a real SMTP server on loopback. The server stores the mails that it receives. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string | undefined>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _, done) =>
      done(refused.has(undefined) || refused.has(address) ? new Error("no such mailbox") : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: decode(Buffer.concat(chunks).toString("latin1")),
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (address) => void refused.add(address),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
