import { isEmail } from "@flaneur/domain";
import { z } from "zod";
import { safeText } from "./parameters.ts";

/** The length limits of passwords (§5, §9). */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 200;
/** Longest address to which mail can be sent (RFC 5321). */
const EMAIL_MAX = 254;

const required = (sentence: string, max: number) =>
  safeText(max, sentence).refine((text) => text.trim() !== "", { error: sentence, abort: true });

export const email = required("Email is required", EMAIL_MAX)
  .refine(isEmail, "Please provide a valid email address")
  .meta({ format: "email", example: "camille@example.org" });

/** @param missing The message for a missing password. A body with two passwords has a message for each. */
export const anyPassword = (missing = "Password is required") =>
  safeText(PASSWORD_MAX, missing)
    .refine((text) => text !== "", { error: missing, abort: true })
    .meta({ format: "password", example: "pont-neuf" });

export const newPassword = (missing?: string) =>
  anyPassword(missing)
    .refine((text) => text.length >= PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
    .meta({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });

/** The credentials of the examples. */
export const CREDENTIALS = { username: "camille@example.org", password: "pont-neuf" };

export const SignUpBody = z
  .strictObject({ username: email, password: newPassword() })
  .meta({ id: "SignUp", example: CREDENTIALS });

/**
 * A sign-in. Both fields must be filled. The form of the email and the minimum length of the password are not checked
 * (§5).
 */
export const LogInBody = z
  .strictObject({
    username: required("Email is required", EMAIL_MAX).meta({ example: "camille@example.org" }),
    password: anyPassword(),
  })
  .meta({ id: "LogIn", example: CREDENTIALS });

export const ChangePasswordBody = z
  .strictObject({
    currentPassword: anyPassword("Current password is required"),
    newPassword: newPassword("New password is required"),
  })
  .meta({ id: "ChangePassword", example: { currentPassword: "pont-neuf", newPassword: "pont-des-arts" } });
