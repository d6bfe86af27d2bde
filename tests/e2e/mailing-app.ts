import { startSmtpServer, type TestSmtpServer } from "../../packages/api/testing/smtp-server.ts";
import type { Programs } from "./test.ts";

/** The public address in the links of the mails. No program serves this address. */
const PUBLIC_URL = "https://guide.example.org";

/** Starts an app that sends mails to the returned server. The test closes that server. */
export async function startMailingApp(programs: Programs): Promise<{ url: string; smtp: TestSmtpServer }> {
  const smtp = await startSmtpServer();
  const env = { DATA_DIR: programs.folder, SMTP_URL: smtp.url, PUBLIC_URL };
  const { url } = await programs.start("app", env);
  return { url, smtp };
}

/** Returns the path of the link in a mail. */
export function linkIn(text: string | undefined): string {
  const link = text?.split(PUBLIC_URL)[1]?.match(/^\/login#[\w=.-]+/)?.[0];
  if (link === undefined) throw new Error(`The mail has no link: ${text}`);
  return link;
}
