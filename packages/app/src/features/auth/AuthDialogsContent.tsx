import type { Messages } from "@flaneur/ui";
import { AuthDialog, authFormState, filterWords, SignInPrompt, useAccountMessages } from "@flaneur/ui/account";
import { useSelector } from "@xstate/react";
import { useLocation, useNavigate } from "react-router";
import { bannerOf, type SignInIntent } from "../../session/sign-in-intent.ts";
import { AccountDialogs, type AccountDialogsProps } from "./AccountDialogs.tsx";
import { AddressChange } from "./AddressChange.tsx";
import { type AuthDialogRef, isSubmittable } from "./auth-dialog.machine.ts";
import { PasswordReset } from "./PasswordReset.tsx";
import { useAddressChange } from "./use-address-change.ts";
import { usePasswordReset } from "./use-password-reset.ts";

export interface AuthDialogsContentProps extends Omit<AccountDialogsProps, "onChangeAddress"> {
  readonly authDialog: AuthDialogRef;
}

/** All dialogs of the account. */
export function AuthDialogsContent({ authDialog, ...account }: AuthDialogsContentProps) {
  const messages = useAccountMessages();
  const snapshot = useSelector(authDialog, (current) => current);
  const { form, fields, faults, failure, intent, because } = snapshot.context;
  const reset = usePasswordReset();
  const address = useAddressChange(account.account);
  const isLoginPage = useLocation().pathname === "/login";
  const navigate = useNavigate();
  const close = () => {
    reset.send({ type: "reset.close" });
    address.send({ type: "address.close" });
    authDialog.send({ type: "authDialog.close" });
    // Without the dialog, the page '/login' would be empty.
    if (isLoginPage) navigate("/", { replace: true });
  };
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
            faults,
            failure,
            isComplete: isSubmittable(snapshot.context),
            progress: snapshot.matches({ form: "submitting" }) ? "pending" : "editing",
          },
          messages,
        )}
        onValueChange={(field, text) => authDialog.send({ type: "authDialog.edit", field, text })}
        onLeave={(field) => authDialog.send({ type: "authDialog.blur", field })}
        onSubmit={() => authDialog.send({ type: "authDialog.submit" })}
        onFormChange={(chosen) => authDialog.send({ type: "authDialog.switch", form: chosen })}
        onForgotPassword={reset.isOffered ? () => reset.ask(fields.email) : undefined}
        onClose={close}
      />
      <PasswordReset snapshot={reset.snapshot} send={reset.send} onClose={close} />
      <AccountDialogs {...account} onChangeAddress={reset.isOffered ? address.ask : undefined} />
      <AddressChange snapshot={address.snapshot} send={address.send} onClose={close} />
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
