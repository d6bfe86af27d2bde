/** What the link in a mail is for: `reset` sets a new password, and `address` confirms a new address. */
export type MailLinkPurpose = "reset" | "address";

const LINK = /^#(reset|address)=([\w.-]+)$/;

/**
 * Returns the token of a link.
 * @param hash The fragment of a URL, with its '#'.
 * @returns null if the URL is not a link of this purpose.
 */
export function tokenOfLink(hash: string, purpose: MailLinkPurpose): string | null {
  const [, found, token] = LINK.exec(hash) ?? [];
  return found === purpose && token !== undefined ? token : null;
}

/** Whether a URL with this fragment is a link from a mail. */
export const isMailLink = (hash: string): boolean => LINK.test(hash);
