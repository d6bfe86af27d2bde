/** What a link of a mail does: it sets a new password, or a new address. */
export type MailLinkPurpose = "reset" | "address";

const LINK = /^#(reset|address)=([\w.-]+)$/;

/** Returns the token of a link, from the fragment of its address; null for any other address. */
export function tokenOfLink(hash: string, purpose: MailLinkPurpose): string | null {
  const [, found, token] = LINK.exec(hash) ?? [];
  return found === purpose && token !== undefined ? token : null;
}

/** Whether the fragment of an address is that of a link from a mail. */
export const isMailLink = (hash: string): boolean => LINK.test(hash);
