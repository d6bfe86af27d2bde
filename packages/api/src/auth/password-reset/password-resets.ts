import type { MailLanguage } from "@flaneur/contract";
import type { Db } from "../../db/database.ts";
import { passwordResets } from "../../db/schema.ts";
import type { Client } from "../../http/client.ts";
import { findByUsername, lockUnchangedPassword } from "../accounts.ts";
import type { Attempts } from "../attempts.ts";
import type { BackgroundWork } from "../links/background-work.ts";
import { LINK_MINUTES, linkTo, ownerOfLink } from "../links/links.ts";
import { mailLanguage } from "../links/mail-language.ts";
import type { Mailer } from "../links/mailer.ts";
import type { PasswordHasher } from "../passwords.ts";
import { createResetToken, useResetToken } from "./reset-links.ts";
import { resetMail } from "./reset-mail.ts";

interface ResetRequest {
  /** The username in the form of `usernameKey`. */
  readonly username: string;
  /** The language of the mail. @default the language of the account, or English */
  readonly language?: MailLanguage | undefined;
}

export interface PasswordResets {
  /** Whether links can be sent by mail. */
  readonly isOffered: boolean;
  /**
   * Sends a link to an address if it has an account, and if the limits of mails allow it. Everything that depends on
   * the address happens after the call has returned, so that neither its result nor its time reveals whether there is
   * an account.
   * @throws TooManyAttempts when the client requests or uses too many links, whatever the addresses.
   */
  request(request: ResetRequest, client: Client | null): Promise<void>;
  /** Sets a new password. @returns the username, or null when the link is not valid. @throws TooManyAttempts */
  reset(token: string, newPassword: string, client: Client | null): Promise<string | null>;
}

interface PasswordResetParts {
  readonly db: Db;
  readonly attempts: Attempts;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer | null;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

export function createPasswordResets({
  db,
  attempts,
  hasher,
  mailer,
  background,
  now,
}: PasswordResetParts): PasswordResets {
  async function send({ username, language }: ResetRequest, { publicUrl, send: sendMail }: Mailer): Promise<void> {
    if (!(await attempts.mayMailTo(username))) return;
    const user = await findByUsername(db, username);
    if (user === null || !(await attempts.mayMail())) return;
    const token = await db.transaction(async (transaction) => {
      const unchanged = await lockUnchangedPassword(transaction, user);
      return unchanged?.username === username ? createResetToken(transaction, user.id, now()) : null;
    });
    // The password or the address has changed since the account was read: the change has ended this request, too.
    if (token === null) return;
    const link = linkTo(publicUrl, "reset", token);
    const spoken = mailLanguage(language, user.locale);
    await sendMail(resetMail({ to: user.email, link, minutes: LINK_MINUTES, language: spoken }));
  }

  return {
    isOffered: mailer !== null,

    request: async (request, client) => {
      await attempts.requestOrUseLink(client);
      if (mailer !== null) background.run(() => send(request, mailer));
    },

    reset: async (token, newPassword, client) => {
      await attempts.requestOrUseLink(client);
      // A wrong token costs no hash.
      if ((await ownerOfLink(db, passwordResets, token, now())) === null) return null;
      return useResetToken(db, token, await hasher.hash(newPassword), now());
    },
  };
}
