import type {
  AddressField,
  AuthField,
  AuthFields,
  AuthForm,
  Failure,
  Faults,
  FieldFault,
  PasswordField,
  ResetField,
  ResetFields,
} from "@flaneur/domain";
import type { FormState } from "../lib/form-state.ts";
import type { AccountMessages } from "../messages/account.ts";
import { failureText } from "./failure-text.ts";

/** The reason for the failure of an account form (§8). */
export type AccountFailure =
  /** The server rejected the request with a message. */
  | { readonly kind: "refused"; readonly message: string }
  /** The request failed, so its result is unknown. */
  | { readonly kind: "failed"; readonly failure: Failure }
  /** The server gave no reason. */
  | { readonly kind: "unknown" }
  /** The response reported success, but lacks the token or the user. */
  | { readonly kind: "unreadable" };

type Progress = "editing" | "pending";

export interface AuthFormValues {
  readonly form: AuthForm;
  readonly fields: AuthFields;
  readonly faults: Faults<AuthField>;
  readonly failure: AccountFailure | null;
  readonly isComplete: boolean;
  readonly progress: Progress;
}

/** Returns the state of a form of the auth dialog. */
export function authFormState(
  { form, fields, faults, failure, isComplete, progress }: AuthFormValues,
  messages: AccountMessages,
): FormState<AuthField> {
  return {
    values: fields,
    errors: faultTexts(faults, (field, fault) => authFaultText(field, fault, messages)),
    failure: failure === null ? null : authFailureText(failure, form, messages),
    submit: progress === "pending" ? "pending" : isComplete ? "enabled" : "disabled",
  };
}

export interface ResetFormValues {
  readonly fields: ResetFields;
  readonly faults: Faults<ResetField>;
  readonly failure: AccountFailure | null;
  readonly isComplete: boolean;
  readonly progress: Progress;
}

/** Returns the state of a form of the dialog for a forgotten password. */
export function resetFormState(
  { fields, faults, failure, isComplete, progress }: ResetFormValues,
  messages: AccountMessages,
): FormState<ResetField> {
  return {
    values: fields,
    errors: faultTexts(faults, (field, fault) => authFaultText(field, fault, messages)),
    failure: failure === null ? null : accountFailureText(failure, messages),
    submit: progress === "pending" ? "pending" : isComplete ? "enabled" : "disabled",
  };
}

/** The state of a form with the current password, which the server may refuse. */
export interface ConfirmedForm<Field extends string> {
  readonly fields: Readonly<Record<Field, string>>;
  readonly faults: Faults<Field>;
  /** `field` is the field that the server refused, or null if it refused none. */
  readonly failure: { readonly field: Field | null; readonly failure: AccountFailure } | null;
  readonly isComplete: boolean;
  readonly progress: Progress;
}

/** Returns the state of a form of the dialog that changes the email address. */
export function addressFormState(
  values: ConfirmedForm<AddressField>,
  messages: AccountMessages,
): FormState<AddressField> {
  return confirmedFormState(values, (field, fault) => authFaultText(field, fault, messages), messages);
}

/** Returns the state of the form that changes a password. */
export function passwordFormState(
  values: ConfirmedForm<PasswordField>,
  messages: AccountMessages,
): FormState<PasswordField> {
  const textOf = (field: PasswordField, fault: FieldFault) =>
    authFaultText(field === "confirmation" ? "confirmation" : "password", fault, messages);
  return confirmedFormState(values, textOf, messages);
}

function confirmedFormState<Field extends string>(
  { fields, faults, failure, isComplete, progress }: ConfirmedForm<Field>,
  textOf: (field: Field, fault: FieldFault) => string,
  messages: AccountMessages,
): FormState<Field> {
  const errors = faultTexts(faults, textOf);
  const text = failure === null ? null : accountFailureText(failure.failure, messages);
  const field = failure?.field ?? null;
  return {
    values: fields,
    errors: field === null || text === null ? errors : { ...errors, [field]: text },
    failure: field === null ? text : null,
    submit: progress === "pending" ? "pending" : isComplete ? "enabled" : "disabled",
  };
}

/** Returns the text of an account failure. */
export function accountFailureText(failure: AccountFailure, messages: AccountMessages): string {
  switch (failure.kind) {
    case "refused":
      return failure.message;
    case "failed":
      return failureText(failure.failure, messages);
    case "unknown":
    case "unreadable":
      return messages.failures.unexpected;
  }
}

function authFailureText(failure: AccountFailure, form: AuthForm, messages: AccountMessages): string {
  if (failure.kind === "unknown") return messages.auth[form].failed;
  if (failure.kind === "unreadable") return messages.auth[form].invalidResponse;
  const isUnexpected = failure.kind === "failed" && failure.failure.kind === "unexpected";
  return isUnexpected ? messages.auth[form].failed : accountFailureText(failure, messages);
}

/** Returns the text of a field's error (§5). */
function authFaultText(field: AuthField, fault: FieldFault, { auth: { errors } }: AccountMessages): string {
  switch (fault) {
    case "required":
      return {
        email: errors.emailRequired,
        password: errors.passwordRequired,
        confirmation: errors.confirmationRequired,
      }[field];
    case "malformed":
      return errors.emailInvalid;
    case "short":
      return errors.passwordTooShort;
    case "different":
      return errors.confirmationDiffers;
  }
}

function faultTexts<Field extends string>(
  faults: Faults<Field>,
  textOf: (field: Field, fault: FieldFault) => string,
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(faults) as Field[]) {
    const fault = faults[field];
    if (fault !== undefined) texts[field] = textOf(field, fault);
  }
  return texts;
}
