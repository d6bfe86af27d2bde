import type { Faults, PasswordField, PasswordFields } from "@flaneur/domain";
import type { AuthRef } from "../../session/auth.machine.ts";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { AuthFailure } from "./auth-failures.ts";

export type AccountEvent =
  | { readonly type: "account.open" }
  | { readonly type: "account.close" }
  | { readonly type: "password.edit"; readonly field: PasswordField; readonly text: string }
  | { readonly type: "password.blur"; readonly field: PasswordField }
  | { readonly type: "password.submit" }
  | { readonly type: "export.start" }
  /** 'Delete…': asks for the password first. */
  | { readonly type: "deletion.ask" }
  | { readonly type: "deletion.edit"; readonly password: string }
  | { readonly type: "deletion.confirm" }
  | { readonly type: "deletion.cancel" }
  | SessionEvent;

/** Why the last try failed, and of which field that is; null for none, such as after too many tries. */
export interface PasswordFailure {
  readonly field: PasswordField | null;
  readonly failure: AuthFailure;
}

export interface AccountContext {
  readonly auth: AuthRef;
  readonly fields: PasswordFields;
  /** In which something was typed, whether it was deleted again or not. */
  readonly edited: readonly PasswordField[];
  readonly faults: Faults<PasswordField>;
  readonly passwordFailure: PasswordFailure | null;
  readonly exportFailure: AuthFailure | null;
  /** The password that confirms the deletion. */
  readonly confirmation: string;
  readonly deletionFailure: AuthFailure | null;
}
