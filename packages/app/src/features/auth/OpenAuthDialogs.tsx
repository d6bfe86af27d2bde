import type { Messages } from "@flaneur/ui";
import { AuthDialog, authFormState, filterWords, SignInPrompt, useAccountMessages } from "@flaneur/ui/account";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { AppContext } from "../../app-context.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { bannerOf, type SignInIntent } from "../../session/sign-in-intent.ts";
import { AccountDialogs } from "./AccountDialogs.tsx";
import { authFormMachine, isSubmittable } from "./auth-form.machine.ts";
import { signInActor } from "./sign-in.ts";

/** The forms: their machine begins anew each time that they are shown. */
function useAuthForm() {
  const { call } = useGraph();
  const { auth, authDialog } = AppContext.useSelector(({ context }) => context);
  const machine = useMemo(() => authFormMachine.provide({ actors: { signIn: signInActor(call) } }), [call]);
  const authForm = useActorRef(machine, { input: { auth } });
  const { shown, form, intent } = useSelector(
    authDialog,
    (snapshot) => ({ shown: snapshot.matches("form"), form: snapshot.context.form, intent: snapshot.context.intent }),
    shallowEqual,
  );
  useEffect(
    () => authForm.send(shown ? { type: "authForm.open", form, intent } : { type: "authForm.close" }),
    [authForm, shown, form, intent],
  );
  return authForm;
}

/** The dialogs, shown as their machines say. */
export function OpenAuthDialogs({ accountShown }: { readonly accountShown: number }) {
  const messages = useAccountMessages();
  const authDialog = AppContext.useSelector(({ context }) => context.authDialog);
  const prompt = useSelector(authDialog, (current) => current);
  const authForm = useAuthForm();
  const snapshot = useSelector(authForm, (current) => current);
  const { form, fields, faults, failure, intent } = snapshot.context;
  const onLogIn = useLocation().pathname === "/login";
  const navigate = useNavigate();
  const close = () => {
    authDialog.send({ type: "authDialog.close" });
    // There is nothing else at that address.
    if (onLogIn) navigate("/", { replace: true });
  };
  return (
    <>
      <SignInPrompt
        open={prompt.matches("prompt")}
        asked={askedFor(prompt.context.intent, messages)}
        onChoose={(chosen) => authDialog.send({ type: "authDialog.choose", form: chosen })}
        onClose={close}
      />
      <AuthDialog
        open={!snapshot.matches("closed")}
        form={form}
        reason={intent === null ? null : bannerOf(intent)}
        state={authFormState(
          {
            form,
            fields,
            faults,
            failure,
            isComplete: isSubmittable(snapshot.context),
            progress: snapshot.matches("submitting") ? "pending" : "editing",
          },
          messages,
        )}
        onValueChange={(field, text) => authForm.send({ type: "authForm.edit", field, text })}
        onLeave={(field) => authForm.send({ type: "authForm.blur", field })}
        onSubmit={() => authForm.send({ type: "authForm.submit" })}
        onFormChange={(chosen) => authForm.send({ type: "authForm.switch", form: chosen })}
        onClose={close}
      />
      <AccountDialogs shown={accountShown} />
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
    default:
      return { kind: "favorites" };
  }
};
