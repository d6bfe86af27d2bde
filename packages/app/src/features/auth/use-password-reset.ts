import { useAccountMessages } from "@flaneur/ui/account";
import { useActor } from "@xstate/react";
import { useCallback, useMemo } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { hostedPasswordReset } from "./password-reset.actors.ts";
import { useMailLink } from "./use-mail-link.ts";

/** The state of the dialog for a forgotten password. A link from a mail also opens the dialog. */
export function usePasswordReset() {
  const { call } = useGraph();
  const [snapshot, send] = useActor(useMemo(() => hostedPasswordReset(call), [call]));
  const { locale: language } = useAccountMessages();
  const takeLink = useCallback((token: string) => send({ type: "reset.link", token, language }), [send, language]);
  useMailLink("reset", takeLink);
  return {
    snapshot,
    send,
    isOpen: !snapshot.matches({ dialog: "closed" }),
    ask: (email: string) => send({ type: "reset.ask", email, language }),
    isOffered: snapshot.context.isOffered,
  };
}
