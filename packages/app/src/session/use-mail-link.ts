import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { type MailLinkPurpose, tokenOfLink } from "./mail-link.ts";

/**
 * Calls `onToken` with the token of a link from a mail. Removes the token from the URL, so that the history does not
 * contain it.
 */
export function useMailLink(purpose: MailLinkPurpose, onToken: (token: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const token = tokenOfLink(hash, purpose);
  const take = useEffectEvent(onToken);
  useEffect(() => {
    if (token === null) return;
    take(token);
    navigate(pathname, { replace: true });
  }, [token, pathname, navigate]);
}
