import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { AppContext } from "../../app-context.ts";

const load = () => import("./OpenAuthDialogs.tsx");
const OpenAuthDialogs = lazy(load);

/** Fetches the code of the dialogs ahead. */
export const preloadAuthDialogs = () => void load().catch(() => undefined);

/** The sign-in prompt, the auth dialog and those of the account: their code comes when one is first opened. */
export function AuthDialogs() {
  const root = AppContext.useActorRef();
  const authDialog = AppContext.useSelector(({ context }) => context.authDialog);
  const closed = useSelector(authDialog, (snapshot) => snapshot.matches("closed"));
  const [wanted, setWanted] = useState(false);
  /** How often the account dialog was asked for. */
  const [accountShown, setAccountShown] = useState(0);
  useEffect(() => {
    const shown = root.on("account.shown", () => setAccountShown((count) => count + 1));
    return () => shown.unsubscribe();
  }, [root]);
  if (!wanted && !(closed && accountShown === 0)) setWanted(true);
  return wanted ? (
    <Suspense>
      <OpenAuthDialogs accountShown={accountShown} />
    </Suspense>
  ) : null;
}
