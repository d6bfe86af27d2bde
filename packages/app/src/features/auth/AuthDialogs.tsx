import { lazyPart, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import type { OpenAuthDialogsProps } from "./OpenAuthDialogs.tsx";

const OpenAuthDialogs = lazyPart(async () => (await import("./OpenAuthDialogs.tsx")).OpenAuthDialogs);

/** Fetches the code of the dialogs ahead. */
export const preloadAuthDialogs = OpenAuthDialogs.preload;

/** The sign-in prompt, the auth dialog and those of the account: their code comes when one is first opened. */
export function AuthDialogs(props: OpenAuthDialogsProps) {
  const authClosed = useSelector(props.authDialog, (snapshot) => snapshot.matches("closed"));
  const accountClosed = useSelector(props.account, (snapshot) => snapshot.matches("closed"));
  if (!useOpened(OpenAuthDialogs, !authClosed || !accountClosed)) return null;
  return <OpenAuthDialogs {...props} />;
}
