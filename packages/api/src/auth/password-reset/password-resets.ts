import type { Db } from "../../db/database.ts";
import type { Client } from "../../http/client.ts";
import { findByUsername } from "../accounts.ts";
import type { Attempts } from "../attempts.ts";
import type { PasswordHasher } from "../passwords.ts";
import type { Mailer } from "./mailer.ts";
import { createResetToken, isValidToken, LINK_MINUTES, linkTo, useResetToken } from "./reset-links.ts";
import { MAIL_LANGUAGES, type MailLanguage, resetMail } from "./reset-mail.ts";

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
   * Sends a link to an address if it has an account. Everything that depends on the address happens after the call has
   * returned, so that neither its result nor its time reveals whether there is an account.
   * @throws TooManyAttempts when the client sends too many requests, whatever the addresses.
   */
  request(request: ResetRequest, client: Client | null): Promise<void>;
  /** Sets a new password. @returns the username, or null when the link is not valid. @throws TooManyAttempts */
  reset(token: string, newPassword: string, client: Client | null): Promise<string | null>;
  /** Resolves when no mail is being sent. */
  settled(): Promise<void>;
}

interface PasswordResetParts {
  readonly db: Db;
  readonly attempts: Attempts;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer | null;
  /** Called when a link could not be made. */
  readonly onFailure: (error: unknown) => void;
  readonly now: () => Date;
}

const isMailLanguage = (text: string | undefined): text is MailLanguage => MAIL_LANGUAGES.some((each) => each === text);

export function createPasswordResets({
  db,
  attempts,
  hasher,
  mailer,
  onFailure,
  now,
}: PasswordResetParts): PasswordResets {
  const sending = new Set<Promise<void>>();

  async function send({ username, language }: ResetRequest, { publicUrl, send: sendMail }: Mailer): Promise<void> {
    if (!(await attempts.mayMail(username))) return;
    const user = await findByUsername(db, username);
    if (user === null) return;
    const token = await createResetToken(db, user.id, now());
    const ofAccount = user.locale?.slice(0, 2);
    const spoken = language ?? (isMailLanguage(ofAccount) ? ofAccount : "en");
    await sendMail(
      resetMail({ to: user.email, link: linkTo(publicUrl, token), minutes: LINK_MINUTES, language: spoken }),
    );
  }

  return {
    isOffered: mailer !== null,

    request: async (request, client) => {
      await attempts.resetPassword(client);
      if (mailer === null) return;
      const sent = send(request, mailer)
        .catch(onFailure)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },

    reset: async (token, newPassword, client) => {
      await attempts.resetPassword(client);
      // A wrong token costs no hash.
      if (!(await isValidToken(db, token, now()))) return null;
      return useResetToken(db, token, await hasher.hash(newPassword), now());
    },

    settled: async () => {
      await Promise.all(sending);
    },
  };
}
