import { useAccountMessages } from "@flaneur/ui/account";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { AppContext } from "../app-context.ts";
import { useAuth } from "../page/use-auth.ts";
import { useTitle } from "../routing/use-title.ts";

/**
 * The page '/login', which shows the sign-in form. The app navigates to this page when a stored session has expired.
 */
export function LoginRoute() {
  const { auth } = useAccountMessages();
  const { user, unknown } = useAuth();
  const authDialog = AppContext.useSelector(({ context }) => context.authDialog);
  const navigate = useNavigate();
  useTitle(auth.signIn.title);
  useEffect(() => {
    if (user !== null) navigate("/", { replace: true });
    else if (!unknown) authDialog.send({ type: "signIn.open", form: "signIn" });
  }, [user, unknown, authDialog, navigate]);
  return <main id="content" tabIndex={-1} />;
}
