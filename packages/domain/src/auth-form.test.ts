import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AUTH_FORM_FIELDS,
  type AuthField,
  type AuthFields,
  authFaults,
  type FieldFault,
  faultsAfterEdit,
  isAuthComplete,
  isEmail,
  isPasswordComplete,
  passwordFaults,
  requiredFault,
} from "./auth-form.ts";

const GOOD: AuthFields = { email: "camille@example.org", password: "pont-neuf", confirmation: "pont-neuf" };
const text = fc.oneof(fc.constantFrom("", " ", "a@b.fr", "12345", "123456"), fc.string());
const fields: fc.Arbitrary<AuthFields> = fc.record({ email: text, password: text, confirmation: text });

describe("an email address", () => {
  it.each(["a@b.fr", " camille.roy@mail.example.org ", "é@œuf.paris"])("is valid as '%s'", (email) => {
    expect(isEmail(email)).toBe(true);
  });
  it.each([
    "",
    "camille",
    "@b.fr",
    "a@b",
    "a@b.",
    "a@.fr",
    "a b@c.fr",
    "a@b@c.fr",
    "a\u200b@b.fr",
    "A<a@b.fr>",
    "<a@b.fr>",
    "a,b@c.fr",
    "a;b@c.fr",
    "g:a@b.fr",
    "(a)b@c.fr",
    '"a"@b.fr',
    "a@b.fr>",
  ])("is invalid as '%s'", (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

describe("the sign-up form", () => {
  const cases: readonly [Partial<AuthFields>, Partial<Record<AuthField, FieldFault>>][] = [
    [{}, {}],
    [{ email: "  " }, { email: "required" }],
    [{ email: "camille" }, { email: "malformed" }],
    [
      { password: "", confirmation: "" },
      { password: "required", confirmation: "required" },
    ],
    [{ password: "12345", confirmation: "12345" }, { password: "short" }],
    [{ password: "      ", confirmation: "      " }, {}],
    [{ confirmation: "pont-neuF" }, { confirmation: "different" }],
  ];
  it.each(cases)("with valid fields except %o has the faults %o", (change, faults) => {
    expect(authFaults("signUp", { ...GOOD, ...change })).toEqual(faults);
  });
});

describe("the sign-in form", () => {
  it("checks only that both fields are filled", () => {
    fc.assert(
      fc.property(fields, (form) => {
        const missing = AUTH_FORM_FIELDS.signIn.filter((field) => requiredFault(field, form[field]) !== null);
        expect(authFaults("signIn", form)).toEqual(Object.fromEntries(missing.map((field) => [field, "required"])));
      }),
    );
  });
});

describe("a form", () => {
  it("without faults is complete", () => {
    fc.assert(
      fc.property(fields, fc.constantFrom("signUp" as const, "signIn" as const), (form, kind) => {
        if (Object.keys(authFaults(kind, form)).length === 0) expect(isAuthComplete(kind, form)).toBe(true);
      }),
    );
  });

  it("clears the fault of an edited field, and a mismatched confirmation when the password is edited", () => {
    fc.assert(
      fc.property(fields, fc.constantFrom<AuthField>("email", "password", "confirmation"), (form, edited) => {
        const before = authFaults("signUp", form);
        const after = faultsAfterEdit(before, edited);
        for (const field of AUTH_FORM_FIELDS.signUp) {
          const isGone = field === edited || (edited === "password" && before[field] === "different");
          expect(after[field]).toBe(isGone ? undefined : before[field]);
        }
      }),
    );
  });
});

describe("the change-password form", () => {
  it.each([
    [{ current: "x", next: "pont-neuf", confirmation: "pont-neuf" }, {}, true],
    [
      { current: "", next: "", confirmation: "" },
      { current: "required", next: "required", confirmation: "required" },
      false,
    ],
    [{ current: "x", next: "12345", confirmation: "12346" }, { next: "short", confirmation: "different" }, true],
  ])("with %o has the faults %o, and is complete: %s", (form, faults, isComplete) => {
    expect(passwordFaults(form)).toEqual(faults);
    expect(isPasswordComplete(form)).toBe(isComplete);
  });
});
