/** The forms of an account. Each is a configuration of the form machine. */
import {
  type AddressFields,
  addressFaults,
  type PasswordFields,
  passwordFaults,
  type ResetFields,
  requiredFault,
  resetFaults,
} from "@flaneur/domain";
import { createFormMachine } from "../form/form.machine.ts";

export const NO_PASSWORDS: PasswordFields = { current: "", next: "", confirmation: "" };

/** Changes the password. */
export const passwordForm = createFormMachine<PasswordFields>({
  faultsOf: passwordFaults,
  names: { currentPassword: "current", newPassword: "next" },
  saved: "continues",
  closing: "closes",
  kept: () => NO_PASSWORDS,
});

/** Deletes the account. The dialog stays open until the deletion has succeeded or failed. */
export const deletionForm = createFormMachine<{ readonly password: string }>({
  faultsOf: ({ password }) => {
    const fault = requiredFault("password", password);
    return fault === null ? {} : { password: fault };
  },
  closing: "waits",
  kept: () => ({ password: "" }),
});

const NO_TEXTS: ResetFields = { email: "", password: "", confirmation: "" };

/** Requests a link to set a new password. */
export const resetRequestForm = createFormMachine<{ readonly email: string }>({
  faultsOf: ({ email }) => resetFaults("ask", { ...NO_TEXTS, email }),
  names: { username: "email" },
  saved: "stays",
  closing: "closes",
});

export interface NewPassword {
  /** The token of the link. */
  readonly token: string;
  readonly password: string;
  readonly confirmation: string;
}
export const newPasswordOf = (token: string): NewPassword => ({ token, password: "", confirmation: "" });

/** Sets a new password with a link. */
export const newPasswordForm = createFormMachine<NewPassword>({
  faultsOf: ({ token: _, ...fields }) => resetFaults("choose", { ...NO_TEXTS, ...fields }),
  names: { newPassword: "password" },
  saved: "stays",
  closing: "closes",
  kept: () => newPasswordOf(""),
});

/** Requests a link that changes the address of the account. */
export const addressRequestForm = createFormMachine<AddressFields>({
  faultsOf: addressFaults,
  names: { newUsername: "email" },
  saved: "stays",
  closing: "closes",
  kept: ({ email }) => ({ email, password: "" }),
});

/** Changes the address with a link. The result is the new address. */
export const addressForm = createFormMachine<{ readonly token: string }, string>({
  saved: "stays",
  closing: "closes",
  kept: () => ({ token: "" }),
});
