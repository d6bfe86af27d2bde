import { isResetComplete, type ResetField } from "@flaneur/domain";
import { accountFormState, type PasswordResetStep, useAccountMessages } from "@flaneur/ui/account";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { type Form, useForm } from "../form/use-form.ts";
import { useGraph } from "../graph/graph-context.ts";
import { graphActor, networkReturnActor } from "../query/query.actors.ts";
import { createQueryMachine } from "../query/query.machine.ts";
import { RETRY_ONCE } from "../query/retry-policy.ts";
import { useLoaded } from "../query/use-loaded.ts";
import { requestReset, resetPassword } from "./account.calls.ts";
import { type NewPassword, newPasswordForm, newPasswordOf, resetRequestForm } from "./account-forms.ts";
import { PasswordResetOfferQuery } from "./password-reset.graphql.ts";
import { useMailLink } from "./use-mail-link.ts";

const offerMachine = createQueryMachine<null, boolean>(RETRY_ONCE);

/** Returns whether the server sends links by mail; false until the server has responded. */
function useOffer(): boolean {
  const graph = useGraph();
  const [provided] = useState(() =>
    offerMachine.provide({
      actors: {
        load: graphActor({
          graph,
          document: PasswordResetOfferQuery,
          variables: () => ({}),
          read: ({ passwordResetOffered }) => passwordResetOffered,
        }),
        networkReturn: networkReturnActor,
      },
    }),
  );
  return useLoaded(useActorRef(provided, { input: { variables: null } })).result ?? false;
}

/**
 * The state of the dialog for a forgotten password: a form that requests a link, and a form that sets a new password with
 * a link. A link from a mail opens the second form.
 */
export function usePasswordReset() {
  const { call } = useGraph();
  const messages = useAccountMessages();
  const request = useForm(resetRequestForm, ({ email }) => requestReset(call, email, messages.locale));
  const choice = useForm(newPasswordForm, ({ token, password }) => resetPassword(call, token, password));
  useMailLink("reset", (token) => {
    request.close();
    choice.open(newPasswordOf(token));
  });
  const ask = (email: string) => {
    choice.close();
    request.open({ email });
  };
  const shown = choice.isOpen ? choice : request;
  const fields = { email: "", password: "", confirmation: "", ...request.draft, ...choice.draft };
  return {
    isOffered: useOffer(),
    isOpen: request.isOpen || choice.isOpen,
    step: stepOf(request, choice),
    state: accountFormState<ResetField>(
      {
        fields: { email: fields.email, password: fields.password, confirmation: fields.confirmation },
        faults: shown.faults,
        failure: shown.error,
        isComplete: isResetComplete(choice.isOpen ? "choose" : "ask", fields),
        progress: shown.isSaving ? "pending" : "editing",
      },
      messages,
    ),
    ask,
    askAgain: () => ask(request.draft?.email ?? ""),
    change: (field: ResetField, text: string) =>
      field === "email" ? request.change({ email: text }) : choice.change({ [field]: text }),
    leave: (field: ResetField) => (field === "email" ? request.leave(field) : choice.leave(field)),
    submit: shown.submit,
    close: () => {
      request.close();
      choice.close();
    },
  };
}

function stepOf(request: Form<{ readonly email: string }>, choice: Form<NewPassword>): PasswordResetStep {
  if (choice.isSaved) return { kind: "done" };
  const isLinkInvalid = choice.error?.kind === "refused" && choice.error.code === "RESET_LINK_INVALID";
  if (choice.isOpen) return { kind: "choose", isLinkInvalid };
  return request.isSaved ? { kind: "sent", email: request.draft?.email.trim() ?? "" } : { kind: "ask" };
}
