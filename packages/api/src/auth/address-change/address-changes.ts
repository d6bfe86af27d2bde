import type { MailLanguage } from "@flaneur/contract";
import type { Db } from "../../db/database.ts";
import { addressChanges } from "../../db/schema.ts";
import type { Client } from "../../http/client.ts";
import { findByUsername, lockUnchangedPassword } from "../accounts.ts";
import type { Attempts } from "../attempts.ts";
import type { BackgroundWork } from "../links/background-work.ts";
import { LINK_MINUTES, linkTo, ownerOfLink } from "../links/links.ts";
import { mailLanguage } from "../links/mail-language.ts";
import type { Mailer } from "../links/mailer.ts";
import { type Caller, type UserRow, usernameKey } from "../user.ts";
import { type ChangedAddress, createAddressToken, useAddressToken } from "./address-links.ts";
import { confirmationMail, noticeMail } from "./address-mails.ts";

interface AddressRequest {
  readonly password: string;
  /** The new address as it was typed. */
  readonly email: string;
  /** The language of the mails. @default the language of the account, or English */
  readonly language?: MailLanguage | undefined;
}

interface ConfirmedRequest extends Omit<AddressRequest, "password"> {
  readonly user: UserRow;
  /** The session of the request, which continues after the change. */
  readonly sessionId: string;
}

export interface AddressChanges {
  /** Whether links can be sent by mail. */
  readonly isOffered: boolean;
  /**
   * Sends a notice to the old address, and a link to the new address. If one of them has had too many mails, or all
   * addresses together have, nothing is sent. If another account has the new address, the password has changed
   * meanwhile, the mail server did not accept the notice, or the notice reached the limit of all mails, no link is
   * sent. All of this is checked after the call has returned.
   * @returns whether the password was correct.
   * @throws TooManyAttempts
   */
  request(caller: Caller, request: AddressRequest, client: Client | null): Promise<boolean>;
  /**
   * Changes the address with a link.
   * @returns null when the link is not valid or another account has the address.
   * @throws TooManyAttempts
   */
  confirm(token: string, client: Client | null): Promise<ChangedAddress | null>;
}

interface AddressChangeParts {
  readonly db: Db;
  readonly attempts: Attempts;
  /** Returns the caller's account when the password is correct, otherwise null. @throws TooManyAttempts */
  readonly confirmPassword: (caller: Caller, password: string, client: Client | null) => Promise<UserRow | null>;
  readonly mailer: Mailer | null;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

export function createAddressChanges(parts: AddressChangeParts): AddressChanges {
  const { db, attempts, confirmPassword, mailer, background, now } = parts;

  async function send({ user, sessionId, email, language }: ConfirmedRequest, { publicUrl, send: mail }: Mailer) {
    // If one of the addresses has had too many mails, nothing is sent: the owner must get a notice of every link.
    if (!(await attempts.mayMailTo(user.username)) || !(await attempts.mayMailTo(usernameKey(email)))) return;
    const common = { minutes: LINK_MINUTES, language: mailLanguage(language, user.locale) };
    if (!(await attempts.mayMail())) return;
    const isNoticed = await mail(noticeMail({ ...common, to: user.email, address: email }));
    if (!isNoticed) return;
    const other = await findByUsername(db, usernameKey(email));
    if ((other !== null && other.id !== user.id) || !(await attempts.mayMail())) return;
    const token = await db.transaction(async (transaction) =>
      // Creates no link if the password has changed since the request: a new password ends the links of the account.
      (await lockUnchangedPassword(transaction, user)) === null
        ? null
        : createAddressToken(transaction, { userId: user.id, sessionId, email }, now()),
    );
    if (token === null) return;
    await mail(confirmationMail({ ...common, to: email, link: linkTo(publicUrl, "address", token) }));
  }

  return {
    isOffered: mailer !== null,

    request: async (caller, { password, email, language }, client) => {
      await attempts.requestOrUseLink(client);
      const user = await confirmPassword(caller, password, client);
      if (user === null) return false;
      const request = { user, sessionId: caller.sessionId, email: email.trim(), language };
      if (mailer !== null) background.run(() => send(request, mailer));
      return true;
    },

    confirm: async (token, client) => {
      await attempts.requestOrUseLink(client);
      if ((await ownerOfLink(db, addressChanges, token, now())) === null) return null;
      return useAddressToken(db, token, now());
    },
  };
}
