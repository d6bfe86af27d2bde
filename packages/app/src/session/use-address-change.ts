import { type AddressFields, isAddressComplete } from "@flaneur/domain";
import { type AddressChangeStep, accountFormState, useAccountMessages } from "@flaneur/ui/account";
import { useEffect, useEffectEvent } from "react";
import { type Form, useForm } from "../form/use-form.ts";
import { dataOf, type GraphCall } from "../graph/graph-call.ts";
import { useGraph } from "../graph/graph-context.ts";
import { changeAddress, requestAddressChange } from "./account.calls.ts";
import { addressForm, addressRequestForm } from "./account-forms.ts";
import { VerifyQuery } from "./auth.graphql.ts";
import type { AuthRef } from "./auth.machine.ts";
import { useMailLink } from "./use-mail-link.ts";

/**
 * The state of the dialog that changes the address of an account: a form that requests a link, and a form that confirms
 * the address of a link. A link from a mail opens the second form, and works without a session.
 */
export function useAddressChange(auth: AuthRef) {
  const { call } = useGraph();
  const messages = useAccountMessages();
  const request = useForm(addressRequestForm, (fields) => requestAddressChange(call, fields, messages.locale));
  const confirmation = useForm(addressForm, async ({ token }) => {
    const address = await changeAddress(call, token);
    await renewUser(call, auth);
    return address;
  });
  useMailLink("address", (token) => {
    request.close();
    confirmation.open({ token });
  });
  // The typed text belongs to the user who has signed out.
  const closeRequest = useEffectEvent(request.close);
  useEffect(() => {
    const ended = auth.on("auth.ended", () => closeRequest());
    return () => ended.unsubscribe();
  }, [auth]);
  const shown = confirmation.isOpen ? confirmation : request;
  const fields = request.draft ?? { email: "", password: "" };
  return {
    isOpen: request.isOpen || confirmation.isOpen,
    step: stepOf(request, confirmation),
    state: accountFormState(
      {
        fields,
        faults: request.faults,
        failure: shown.error,
        isComplete: confirmation.isOpen || isAddressComplete(fields),
        progress: shown.isSaving ? "pending" : "editing",
      },
      messages,
    ),
    ask: () => {
      confirmation.close();
      request.open({ email: "", password: "" });
    },
    change: (field: "email" | "password", text: string) => request.change({ [field]: text }),
    leave: request.leave,
    submit: shown.submit,
    close: () => {
      request.close();
      confirmation.close();
    },
  };
}

function stepOf(
  request: Form<AddressFields>,
  confirmation: Form<{ readonly token: string }, string>,
): AddressChangeStep {
  if (confirmation.isSaved) return { kind: "done", email: confirmation.result ?? "" };
  if (confirmation.isOpen) return { kind: "confirm" };
  return request.isSaved ? { kind: "sent", email: request.draft?.email.trim() ?? "" } : { kind: "ask" };
}

/**
 * Loads the user of the session again, because the page shows the address of this user. The visitor may be
 * signed in to another account than that of the link, or to none.
 */
async function renewUser(call: GraphCall, auth: AuthRef): Promise<void> {
  const { token } = auth.getSnapshot().context;
  if (token === null) return;
  try {
    const user = dataOf(await call(VerifyQuery, {}, token)).viewer?.user;
    if (user) auth.send({ type: "auth.userChanged", session: { token, user } });
  } catch {
    // The address is changed all the same. The app shows it when it is loaded again.
  }
}
