import type { PasswordField, PasswordFields } from "@flaneur/domain";
import type { AuthRef } from "../../session/auth.machine.ts";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { AuthFailure } from "./auth-failures.ts";
import type { FormState } from "./form.ts";

export type AccountEvent =
  | { readonly type: "account.open" }
  | { readonly type: "account.close" }
  | { readonly type: "password.edit"; readonly field: PasswordField; readonly text: string }
  | { readonly type: "password.blur"; readonly field: PasswordField }
  | { readonly type: "password.submit" }
  | { readonly type: "export.start" }
  /** The visitor pressed 'Delete…', which opens a dialog that requires the password. */
  | { readonly type: "deletion.open" }
  | { readonly type: "deletion.edit"; readonly password: string }
  | { readonly type: "deletion.confirm" }
  | { readonly type: "deletion.cancel" }
  | SessionEvent;

/** Why the last attempt failed. `field` is the wrong field; null if no field is wrong, as after too many attempts. */
export interface PasswordFailure {
  readonly field: PasswordField | null;
  readonly failure: AuthFailure;
}

export interface AccountContext extends FormState<PasswordFields> {
  readonly auth: AuthRef;
  readonly passwordFailure: PasswordFailure | null;
  readonly exportFailure: AuthFailure | null;
  /** The typed password that confirms the deletion. */
  readonly confirmation: string;
  readonly deletionFailure: AuthFailure | null;
}
