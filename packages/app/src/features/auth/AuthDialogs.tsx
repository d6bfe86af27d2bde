import { lazyPart, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import type { OpenAuthDialogsProps } from "./OpenAuthDialogs.tsx";

const OpenAuthDialogs = lazyPart(async () => (await import("./OpenAuthDialogs.tsx")).OpenAuthDialogs);

/** Preloads the code of the dialogs. */
export const preloadAuthDialogs = OpenAuthDialogs.preload;

/** The sign-in prompt, the auth dialog and the account dialogs. Their code is loaded when one of them first opens. */
export function AuthDialogs(props: OpenAuthDialogsProps) {
  const authClosed = useSelector(props.authDialog, (snapshot) => snapshot.matches("closed"));
  const accountClosed = useSelector(props.account, (snapshot) => snapshot.matches("closed"));
  if (!useOpened(OpenAuthDialogs, !authClosed || !accountClosed)) return null;
  return <OpenAuthDialogs {...props} />;
}
