import { lazyPart, useEver } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { Suspense, useEffect, useState } from "react";
import { AppContext } from "../../app-context.ts";

const OpenAuthDialogs = lazyPart(async () => (await import("./OpenAuthDialogs.tsx")).OpenAuthDialogs);

/** Fetches the code of the dialogs ahead. */
export const preloadAuthDialogs = OpenAuthDialogs.preload;

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
  if (!useEver(!closed || accountShown > 0)) return null;
  return (
    <Suspense>
      <OpenAuthDialogs accountShown={accountShown} />
    </Suspense>
  );
}
