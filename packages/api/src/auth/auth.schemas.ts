import { isEmail } from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { isUnruly, oneLine, safeText } from "../http/parameters.ts";
import type { User } from "./user.ts";

/** The length limits of passwords (§5, §9). */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 200;
/** Longest address to which mail can be sent (RFC 5321). */
const EMAIL_MAX = 254;

const required = (sentence: string, max: number) =>
  safeText(max, sentence).refine((text) => text.trim() !== "", { error: sentence, abort: true });

export const email = required("Email is required", EMAIL_MAX)
  .refine(isEmail, "Please provide a valid email address")
  .openapi({ format: "email", example: "camille@example.org" });

/** @param missing The message for a missing password. A body with two passwords has a message for each. */
export const anyPassword = (missing = "Password is required") =>
  safeText(PASSWORD_MAX, missing)
    .refine((text) => text !== "", { error: missing, abort: true })
    .openapi({ format: "password", example: "pont-neuf" });

export const newPassword = (missing?: string) =>
  anyPassword(missing)
    .refine((text) => text.length >= PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
    .openapi({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });

const CREDENTIALS = { username: "camille@example.org", password: "pont-neuf" };

export const SignUpBody = z
  .strictObject({ username: email, password: newPassword() })
  .openapi("SignUp", { example: CREDENTIALS });

/**
 * A sign-in. Both fields must be filled. The form of the email and the minimum length of the password are not checked
 * (§5).
 */
export const LogInBody = z
  .strictObject({
    username: required("Email is required", EMAIL_MAX).openapi({ example: "camille@example.org" }),
    password: anyPassword(),
  })
  .openapi("LogIn", { example: CREDENTIALS });

const degrees = (limit: 90 | 180, example: number) => {
  const message = `must be a number of degrees from -${limit} to ${limit}`;
  return z.number({ error: message }).min(-limit, message).max(limit, message).openapi({ example });
};

const HOME = { latitude: 48.8519, longitude: 2.3811, address: "18 Rue Paul Bert, 75011 Paris" };

const HomeLocationBody = z.strictObject({
  latitude: degrees(90, 48.8519),
  longitude: degrees(180, 2.3811),
  address: safeText(300)
    .transform(oneLine)
    .nullable()
    .default(null)
    .openapi({ example: "18 Rue Paul Bert, 75011 Paris" }),
});

/** Returns the canonical form of a language tag, `fr-FR` for `FR-fr`; undefined for an invalid tag. */
function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

const locale = safeText(35)
  .transform((tag, context) => {
    const canonical = canonicalLocale(tag);
    if (canonical !== undefined) return canonical;
    context.addIssue({ code: "custom", message: "must be a language tag like fr-FR" });
    return z.NEVER;
  })
  .openapi({ type: "string", example: "fr-FR" });

/**
 * A character that is not a space, control character, combining mark, joiner or blank letter. U+2800 needs its own
 * entry: it is the blank Braille pattern, but its properties do not mark it as blank.
 */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A person's name. Combining marks, joiners and emoji are allowed. */
const displayName = safeText(80)
  .trim()
  .refine((name) => !isUnruly(name), "must have no control characters, and none that change the direction of text")
  .refine((name) => VISIBLE.test(name), "must have a visible character; null clears it");

export const ProfileBody = z
  .strictObject({
    displayName: displayName
      .nullable()
      .optional()
      .openapi({ type: ["string", "null"], maxLength: 80, example: "Camille" }),
    locale: locale
      .nullable()
      .optional()
      .openapi({ type: ["string", "null"], example: "fr-FR" }),
    homeLocation: HomeLocationBody.nullable().optional(),
  })
  .openapi("Profile", { example: { displayName: "Camille", homeLocation: HOME } });

export const ChangePasswordBody = z
  .strictObject({
    currentPassword: anyPassword("Current password is required"),
    newPassword: newPassword("New password is required"),
  })
  .openapi("ChangePassword", { example: { currentPassword: "pont-neuf", newPassword: "pont-des-arts" } });

const CAMILLE = {
  id: "7f4ad1c6-53f2-4d0b-9d5e-2d1b2a8f0c11",
  username: CREDENTIALS.username,
  displayName: "Camille",
  locale: "fr-FR",
  homeLocation: HOME,
};

export const UserBody = z
  .object({
    id: z.string(),
    username: z.string().openapi({ description: "The e-mail address as it was typed." }),
    displayName: z.string().nullable(),
    locale: z.string().nullable(),
    homeLocation: z.object({ latitude: z.number(), longitude: z.number(), address: z.string().nullable() }).nullable(),
  })
  .openapi("User", { example: CAMILLE });
export const SuccessBody = z.object({ success: z.literal(true) }).openapi("Success", { example: { success: true } });

export const UserAnswer = SuccessBody.extend({ user: UserBody }).openapi("UserAnswer", {
  example: { success: true, user: CAMILLE },
});

export const SignedInBody = UserAnswer.extend({
  token: z.string().openapi({ description: "For `Authorization: Bearer`." }),
}).openapi("SignedIn", { example: { success: true, token: "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI…", user: CAMILLE } });

export const toUserBody = ({
  id,
  email: username,
  displayName,
  locale,
  homeLocation,
}: User): z.input<typeof UserBody> => ({
  id,
  username,
  displayName,
  locale,
  homeLocation: homeLocation === null ? null : { ...homeLocation },
});
