import { useAccountMessages } from "@flaneur/ui/account";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useActors } from "../app-context.ts";
import { useTitle } from "../routing/use-title.ts";
import { isMailLink } from "../session/mail-link.ts";
import { useAuth } from "../session/use-auth.ts";

/** The page '/login' with the sign-in form. A signed-in visitor goes to '/', unless the URL has a link of a mail. */
export function LoginRoute() {
  const { auth } = useAccountMessages();
  const { user, unknown } = useAuth();
  const { authDialog } = useActors();
  const navigate = useNavigate();
  const { hash } = useLocation();
  useTitle(auth.signIn.title);
  useEffect(() => {
    // A link of a mail also works for a visitor who is signed in.
    const hasLink = isMailLink(hash);
    if (user !== null && !hasLink) navigate("/", { replace: true });
    else if (!unknown || hasLink) authDialog.send({ type: "signIn.open", form: "signIn" });
  }, [user, unknown, hash, authDialog, navigate]);
  return <main id="content" tabIndex={-1} />;
}
