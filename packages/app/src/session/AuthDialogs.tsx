import { lazyPart, useOpened } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import type { AuthDialogsContentProps } from "./AuthDialogsContent.tsx";

const AuthDialogsContent = lazyPart(async () => (await import("./AuthDialogsContent.tsx")).AuthDialogsContent);

/** Preloads the code of the dialogs. */
export const preloadAuthDialogs = AuthDialogsContent.preload;

/** The sign-in prompt, the auth dialog and the account dialogs. Their code is loaded at the latest when one opens. */
export function AuthDialogs(props: AuthDialogsContentProps) {
  const authClosed = useSelector(props.authDialog, (snapshot) => snapshot.matches("closed"));
  const accountClosed = useSelector(props.account, (snapshot) => snapshot.matches("closed"));
  if (!useOpened(AuthDialogsContent, !authClosed || !accountClosed)) return null;
  return <AuthDialogsContent {...props} />;
}
