/** The rules of §5 for account forms. */

export const PASSWORD_MIN_LENGTH = 6;

/**
 * Matches an email address: some characters, an @, and a domain with a dot. Spaces, invisible characters, and
 * characters that separate addresses and names in the header of a mail are not allowed, because one mailbox could have
 * many accounts with them. The pattern is deliberately simpler than RFC 5322.
 */
const EMAIL = /^[^\s@\p{C},:;<>()[\]"\\]+@[^\s@.\p{C},:;<>()[\]"\\]+(?:\.[^\s@.\p{C},:;<>()[\]"\\]+)+$/u;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

export interface AuthFields {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}
export type AuthField = keyof AuthFields;
export type AuthForm = "signUp" | "signIn";

/** The fields of each form, in display order. */
export const AUTH_FORM_FIELDS: Readonly<Record<AuthForm, readonly AuthField[]>> = {
  signUp: ["email", "password", "confirmation"],
  signIn: ["email", "password"],
};

/** What is wrong with a field: it is empty, is not an email address, is too short, or differs from the password. */
export type FieldFault = "required" | "malformed" | "short" | "different";
export type Faults<Field extends string> = Readonly<Partial<Record<Field, FieldFault>>>;

const isMissing = (field: string, text: string): boolean => (field === "email" ? text.trim() : text) === "";

/** Returns the fault of an empty field, or null. An email address of spaces is empty; a password of spaces is not. */
export const requiredFault = (field: string, text: string): FieldFault | null =>
  isMissing(field, text) ? "required" : null;

const passwordFault = (text: string): FieldFault | null => (text.length < PASSWORD_MIN_LENGTH ? "short" : null);

/** Checks a filled field by the rules of its form (§5). The sign-in form has no such rules. */
function formFault(form: AuthForm, field: AuthField, { email, password, confirmation }: AuthFields): FieldFault | null {
  if (form === "signIn") return null;
  switch (field) {
    case "email":
      return isEmail(email) ? null : "malformed";
    case "password":
      return passwordFault(password);
    case "confirmation":
      return confirmation === password ? null : "different";
  }
}

/** Returns every fault of a form, by field. The result is empty when the form may be sent. */
export function authFaults(form: AuthForm, fields: AuthFields): Faults<AuthField> {
  return collectFaults(
    AUTH_FORM_FIELDS[form],
    (field) => requiredFault(field, fields[field]) ?? formFault(form, field, fields),
  );
}

/** Whether every field has text, which enables the submit button (§5). The form may still have faults. */
export const isAuthComplete = (form: AuthForm, fields: AuthFields): boolean =>
  AUTH_FORM_FIELDS[form].every((field) => fields[field] !== "");

export interface PasswordFields {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}
export type PasswordField = keyof PasswordFields;
export const PASSWORD_FIELDS: readonly PasswordField[] = ["current", "next", "confirmation"];

/** Returns every fault of the password form, by field. */
export function passwordFaults(fields: PasswordFields): Faults<PasswordField> {
  return collectFaults(PASSWORD_FIELDS, (field) => {
    const missing = requiredFault(field, fields[field]);
    if (missing !== null || field === "current") return missing;
    return field === "next" ? passwordFault(fields.next) : fields.confirmation === fields.next ? null : "different";
  });
}

export const isPasswordComplete = (fields: PasswordFields): boolean =>
  PASSWORD_FIELDS.every((field) => fields[field] !== "");

/** The fields of the two forms for a forgotten password. */
export type ResetField = AuthField;
export type ResetFields = AuthFields;
/** The two forms: `ask` requests a link by email, `choose` sets the new password with the link. */
export type ResetForm = "ask" | "choose";
const RESET_FIELDS: Readonly<Record<ResetForm, readonly ResetField[]>> = {
  ask: ["email"],
  choose: ["password", "confirmation"],
};

/** Returns every fault of a form for a forgotten password, by field. The form has the rules of the sign-up form. */
export function resetFaults(form: ResetForm, fields: ResetFields): Faults<ResetField> {
  return collectFaults(
    RESET_FIELDS[form],
    (field) => requiredFault(field, fields[field]) ?? formFault("signUp", field, fields),
  );
}

export const isResetComplete = (form: ResetForm, fields: ResetFields): boolean =>
  RESET_FIELDS[form].every((field) => fields[field] !== "");

/** The fields of the form that requests a link to a new address: the address, and the password that confirms it. */
export type AddressFields = Pick<AuthFields, "email" | "password">;
export type AddressField = keyof AddressFields;
const ADDRESS_FIELDS: readonly AddressField[] = ["email", "password"];

/** Returns every fault of the form for a new address, by field. */
export function addressFaults(fields: AddressFields): Faults<AddressField> {
  return collectFaults(ADDRESS_FIELDS, (field) => {
    const missing = requiredFault(field, fields[field]);
    return missing ?? (field === "email" && !isEmail(fields.email) ? "malformed" : null);
  });
}

export const isAddressComplete = (fields: AddressFields): boolean =>
  ADDRESS_FIELDS.every((field) => fields[field] !== "");

/** The password fields that the confirmation field must equal. */
const CONFIRMED: readonly string[] = ["password", "next"];

/**
 * Returns the faults that remain when a field is edited: its own fault is cleared, and editing a password also clears
 * the mismatch with its confirmation (§5).
 */
export function faultsAfterEdit<Field extends string>(faults: Faults<Field>, edited: Field): Faults<Field> {
  const kept = Object.entries<FieldFault | undefined>(faults).filter(
    ([field, fault]) => field !== edited && !(fault === "different" && CONFIRMED.includes(edited)),
  );
  return Object.fromEntries(kept) as Faults<Field>;
}

function collectFaults<Field extends string>(
  fields: readonly Field[],
  faultOf: (field: Field) => FieldFault | null,
): Faults<Field> {
  const faults = fields.flatMap((field) => {
    const fault = faultOf(field);
    return fault === null ? [] : [[field, fault] as const];
  });
  return Object.fromEntries(faults) as Faults<Field>;
}
