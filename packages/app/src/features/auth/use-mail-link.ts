import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type MailLinkPurpose, tokenOfLink } from "./mail-link.ts";

/**
 * Passes on the token of a link from a mail. The token is removed from the address, so that it is not kept in the
 * history.
 * @param onToken must be the same function in every rendering.
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
