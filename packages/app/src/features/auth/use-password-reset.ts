import { useAccountMessages } from "@flaneur/ui/account";
import { useActor } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useGraph } from "../../graph/graph-context.ts";
import { hostedPasswordReset } from "./password-reset.actors.ts";
import { resetTokenOf } from "./reset-link.ts";

/**
 * The state of the dialog for a forgotten password. A link opens the dialog; its token is removed from the address, so
 * that it is not kept in the history.
 */
export function usePasswordReset() {
  const { call } = useGraph();
  const [snapshot, send] = useActor(useMemo(() => hostedPasswordReset(call), [call]));
  const { locale: language } = useAccountMessages();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const token = resetTokenOf(hash);
  useEffect(() => {
    if (token === null) return;
    send({ type: "reset.link", token, language });
    navigate(pathname, { replace: true });
  }, [token, language, pathname, send, navigate]);
  return {
    snapshot,
    send,
    isOpen: !snapshot.matches({ dialog: "closed" }),
    ask: (email: string) => send({ type: "reset.ask", email, language }),
    isOffered: snapshot.context.isOffered,
  };
}
