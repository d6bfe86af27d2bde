import { isAuthComplete } from "@flaneur/domain";
import type { Messages } from "@flaneur/ui";
import {
  AddressChangeDialog,
  AuthDialog,
  authFormState,
  filterWords,
  PasswordResetDialog,
  SignInPrompt,
  useAccountMessages,
} from "@flaneur/ui/account";
import { useSelector } from "@xstate/react";
import { useLocation, useNavigate } from "react-router";
import { useChildForm } from "../form/use-form.ts";
import { usePage } from "../page/page-context.ts";
import { AccountDialogs, type AccountDialogsProps } from "./AccountDialogs.tsx";
import type { AuthDialogRef } from "./auth-dialog.machine.ts";
import { signInDraft } from "./sign-in-form.ts";
import { bannerOf, type SignInIntent } from "./sign-in-intent.ts";
import { useAddressChange } from "./use-address-change.ts";
import { usePasswordReset } from "./use-password-reset.ts";

export interface AuthDialogsContentProps extends Omit<AccountDialogsProps, "onChangeAddress"> {
  readonly authDialog: AuthDialogRef;
}

/** All dialogs of the account. */
export function AuthDialogsContent({ authDialog, ...account }: AuthDialogsContentProps) {
  const messages = useAccountMessages();
  const auth = usePage((page) => page.auth);
  const snapshot = useSelector(authDialog, (current) => current);
  const { intent, because } = snapshot.context;
  const signIn = useChildForm(snapshot.children.form);
  const reset = usePasswordReset();
  const address = useAddressChange(auth);
  const isLoginPage = useLocation().pathname === "/login";
  const navigate = useNavigate();
  const close = () => {
    reset.close();
    address.close();
    authDialog.send({ type: "authDialog.close" });
    // Without the dialog, the page '/login' would be empty.
    if (isLoginPage) navigate("/", { replace: true });
  };
  const { form, email, password, confirmation } = signIn.draft ?? signInDraft("signUp");
  const fields = { email, password, confirmation };
  return (
    <>
      <SignInPrompt
        open={snapshot.matches("prompt")}
        asked={askedFor(intent, messages)}
        onChoose={(chosen) => authDialog.send({ type: "authDialog.choose", form: chosen })}
        onClose={close}
      />
      <AuthDialog
        open={snapshot.matches("form") && !reset.isOpen && !address.isOpen}
        form={form}
        reason={because ?? (intent === null ? null : bannerOf(intent))}
        state={authFormState(
          {
            form,
            fields,
            faults: signIn.faults,
            failure: signIn.error,
            isComplete: isAuthComplete(form, fields),
            progress: signIn.isSaving ? "pending" : "editing",
          },
          messages,
        )}
        onValueChange={(field, text) => signIn.change({ [field]: text })}
        onLeave={signIn.leave}
        onSubmit={signIn.submit}
        // The email is kept for the other form, the passwords are not.
        onFormChange={(chosen) => signIn.replace(signInDraft(chosen, email))}
        onForgotPassword={reset.isOffered ? () => reset.ask(email) : undefined}
        onClose={close}
      />
      <PasswordResetDialog
        open={reset.isOpen}
        step={reset.step}
        state={reset.state}
        onValueChange={reset.change}
        onLeave={reset.leave}
        onSubmit={reset.submit}
        onAskAgain={reset.askAgain}
        // Closing this dialog shows the sign-in form again.
        onSignIn={reset.close}
        onClose={close}
      />
      <AccountDialogs {...account} onChangeAddress={reset.isOffered ? address.ask : undefined} />
      <AddressChangeDialog
        open={address.isOpen}
        step={address.step}
        state={address.state}
        onValueChange={address.change}
        onLeave={address.leave}
        onSubmit={address.submit}
        onClose={close}
      />
    </>
  );
}

const askedFor = (intent: SignInIntent | null, messages: Messages): Parameters<typeof SignInPrompt>[0]["asked"] => {
  switch (intent?.kind) {
    case "favorite":
      return { kind: "favorite", place: intent.place };
    case "addView":
      return { kind: "views", filters: filterWords(intent.filters, messages) };
    case "view":
      return { kind: "views", filters: [] };
    case "takeList":
      return { kind: intent.as === "list" ? "lists" : "favorites" };
    default:
      return { kind: "favorites" };
  }
};
