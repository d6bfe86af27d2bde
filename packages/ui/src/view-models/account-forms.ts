import type { AuthField, AuthFields, AuthForm, Failure, Faults, FieldFault } from "@flaneur/domain";
import type { FormState } from "../lib/form-state.ts";
import type { AccountMessages } from "../messages/account.ts";
import { failureText } from "./failure-text.ts";

/** The reason for the failure of an account form (§8). */
export type AccountFailure =
  /**
   * The server rejected the request with a message.
   * @property fields The messages for single fields, by the name of the field.
   */
  | { readonly kind: "refused"; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  /** The request failed, so its result is unknown. */
  | { readonly kind: "failed"; readonly failure: Failure }
  /** The server gave no reason. */
  | { readonly kind: "unknown" }
  /** The response reported success, but lacks the token or the user. */
  | { readonly kind: "unreadable" };

export interface AccountForm<Field extends string> {
  readonly fields: Readonly<Record<Field, string>>;
  readonly faults: Faults<Field>;
  readonly failure: AccountFailure | null;
  readonly isComplete: boolean;
  readonly progress: "editing" | "pending";
}

/**
 * Returns the state of a form of an account. The failure is shown at the fields that the server names, or else above the
 * form.
 * @param textOf Returns the text of a failure. @default accountFailureText
 */
export function accountFormState<Field extends string>(
  { fields, faults, failure, isComplete, progress }: AccountForm<Field>,
  messages: AccountMessages,
  textOf = accountFailureText,
): FormState<Field> {
  const errors: Partial<Record<Field, string>> = {};
  const refused = failure?.kind === "refused" ? failure.fields : {};
  let isShownAtFields = false;
  for (const field of Object.keys(fields) as Field[]) {
    const fault = faults[field];
    const message = Object.hasOwn(refused, field) ? refused[field] : undefined;
    if (message !== undefined) isShownAtFields = true;
    const text = message ?? (fault === undefined ? undefined : faultText(field, fault, messages));
    if (text !== undefined) errors[field] = text;
  }
  return {
    values: fields,
    errors,
    failure: failure === null || isShownAtFields ? null : textOf(failure, messages),
    submit: progress === "pending" ? "pending" : isComplete ? "enabled" : "disabled",
  };
}

/** Returns the state of a form of the auth dialog. */
export const authFormState = (
  { form, ...values }: AccountForm<AuthField> & { readonly form: AuthForm; readonly fields: AuthFields },
  messages: AccountMessages,
): FormState<AuthField> => accountFormState(values, messages, (failure) => authFailureText(failure, form, messages));

/** Returns the text of an account failure. */
export function accountFailureText(failure: AccountFailure, messages: AccountMessages): string {
  switch (failure.kind) {
    case "refused":
      return failure.message.trim() === "" ? messages.failures.unexpected : failure.message;
    case "failed":
      return failureText(failure.failure, messages);
    case "unknown":
    case "unreadable":
      return messages.failures.unexpected;
  }
}

/** Returns the text of a failure of sign-up or sign-in (§8). */
function authFailureText(failure: AccountFailure, form: AuthForm, messages: AccountMessages): string {
  const texts = messages.auth[form];
  switch (failure.kind) {
    case "unreadable":
      return texts.invalidResponse;
    case "unknown":
      return texts.failed;
    case "refused":
      return failure.message.trim() === "" ? texts.failed : failure.message;
    case "failed":
      return failure.failure.kind === "unexpected" ? texts.failed : failureText(failure.failure, messages);
  }
}

/** Returns the text of a field's error (§5). */
function faultText(field: string, fault: FieldFault, { auth: { errors } }: AccountMessages): string {
  switch (fault) {
    case "required":
      if (field === "email") return errors.emailRequired;
      return field === "confirmation" ? errors.confirmationRequired : errors.passwordRequired;
    case "malformed":
      return errors.emailInvalid;
    case "short":
      return errors.passwordTooShort;
    case "different":
      return errors.confirmationDiffers;
  }
}
