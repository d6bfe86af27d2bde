import { type AuthFields, type AuthForm, authFaults } from "@flaneur/domain";

/** The texts of the auth dialog, and which of its two forms it shows. */
export interface SignInDraft extends AuthFields {
  readonly form: AuthForm;
}
export const signInDraft = (form: AuthForm, email = ""): SignInDraft => ({
  form,
  email,
  password: "",
  confirmation: "",
});

export const signInFaults = ({ form, ...fields }: SignInDraft) => authFaults(form, fields);
