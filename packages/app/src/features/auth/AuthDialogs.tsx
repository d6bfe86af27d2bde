import { useSelector } from "@xstate/react";
import { lazy, Suspense, useState } from "react";
import { AppContext } from "../../app-context.ts";

const load = () => import("./OpenAuthDialogs.tsx");
const OpenAuthDialogs = lazy(load);

/** Fetches the code of the dialogs ahead. */
export const preloadAuthDialogs = () => void load().catch(() => undefined);

/** The sign-in prompt, the auth dialog and those of the account: their code comes when one is first opened. */
export function AuthDialogs() {
  const { authDialog, account } = AppContext.useSelector(({ context }) => context);
  const closed = useSelector(authDialog, (snapshot) => snapshot.matches("closed"));
  const accountClosed = useSelector(account, (snapshot) => snapshot.matches("closed"));
  const [wanted, setWanted] = useState(false);
  if (!(wanted || (closed && accountClosed))) setWanted(true);
  return wanted ? (
    <Suspense>
      <OpenAuthDialogs />
    </Suspense>
  ) : null;
}
