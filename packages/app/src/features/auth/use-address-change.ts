import { useAccountMessages } from "@flaneur/ui/account";
import { useActor } from "@xstate/react";
import { useCallback, useEffect, useMemo } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import type { AccountRef } from "./account.machine.ts";
import { hostedAddressChange } from "./address-change.actors.ts";
import { useMailLink } from "./use-mail-link.ts";

/** The state of the dialog that changes the address of an account. A link from a mail also opens the dialog. */
export function useAddressChange(account: AccountRef) {
  const { call } = useGraph();
  const [snapshot, send] = useActor(useMemo(() => hostedAddressChange(call, account), [call, account]));
  const { locale: language } = useAccountMessages();
  const takeLink = useCallback((token: string) => send({ type: "address.link", token }), [send]);
  useMailLink("address", takeLink);
  useEffect(() => {
    const { auth } = account.getSnapshot().context;
    const ended = auth.on("auth.ended", () => send({ type: "address.ended" }));
    return () => ended.unsubscribe();
  }, [account, send]);
  return {
    snapshot,
    send,
    isOpen: !snapshot.matches("closed"),
    ask: () => send({ type: "address.ask", language }),
  };
}
