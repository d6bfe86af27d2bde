import { lazyPart, useLazyPart } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { AppContext } from "../../app-context.ts";

const dialogs = lazyPart(async () => (await import("./OpenAuthDialogs.tsx")).OpenAuthDialogs);

/** Fetches the code of the dialogs ahead. */
export const preloadAuthDialogs = () => void dialogs.load();

/** The sign-in prompt, the auth dialog and those of the account: their code comes when one is first opened. */
export function AuthDialogs() {
  const root = AppContext.useActorRef();
  const authDialog = AppContext.useSelector(({ context }) => context.authDialog);
  const closed = useSelector(authDialog, (snapshot) => snapshot.matches("closed"));
  /** How often the account dialog was asked for. */
  const [accountShown, setAccountShown] = useState(0);
  useEffect(() => {
    const shown = root.on("account.shown", () => setAccountShown((count) => count + 1));
    return () => shown.unsubscribe();
  }, [root]);
  const OpenAuthDialogs = useLazyPart(dialogs, !closed || accountShown > 0);
  return OpenAuthDialogs === null ? null : <OpenAuthDialogs accountShown={accountShown} />;
}
