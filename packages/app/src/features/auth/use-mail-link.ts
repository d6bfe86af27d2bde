import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type MailLinkPurpose, tokenOfLink } from "./mail-link.ts";

/**
 * Calls `onToken` with the token of a link from a mail. Removes the token from the URL, so that the history does not
 * contain it.
 * @param onToken Memoize this function: a new function is called again while the URL still has the token.
 */
export function useMailLink(purpose: MailLinkPurpose, onToken: (token: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const token = tokenOfLink(hash, purpose);
  useEffect(() => {
    if (token === null) return;
    onToken(token);
    navigate(pathname, { replace: true });
  }, [token, onToken, pathname, navigate]);
}
