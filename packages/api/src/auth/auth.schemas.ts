import { z } from "@hono/zod-openapi";
import { safeText } from "../http/parameters.ts";
import type { User } from "./user.ts";

/** §5, §9 */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 200;
/** The longest address mail can be sent to (RFC 5321). */
const EMAIL_MAX = 254;
/** Not the grammar of RFC 5322, which nobody types: something, an @, and a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

const required = (sentence: string, max: number) =>
  safeText(max).refine((text) => text.trim() !== "", { error: sentence, abort: true });

const email = required("Email is required", EMAIL_MAX)
  .refine((text) => EMAIL.test(text.trim()), "Please provide a valid email address")
  .openapi({ format: "email", example: "camille@example.org" });

const newPassword = safeText(PASSWORD_MAX)
  .refine((text) => text !== "", { error: "Password is required", abort: true })
  .refine((text) => text.length >= PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .openapi({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, format: "password", example: "pont-neuf" });

const anyPassword = safeText(PASSWORD_MAX)
  .refine((text) => text !== "", "Password is required")
  .openapi({ format: "password", example: "pont-neuf" });

export const SignUpBody = z.strictObject({ username: email, password: newPassword }).openapi("SignUp");

/** No other checks than that both are there (§5). */
export const LogInBody = z
  .strictObject({
    username: required("Email is required", EMAIL_MAX).openapi({ example: "camille@example.org" }),
    password: anyPassword,
  })
  .openapi("LogIn");

export const UserBody = z
  .object({
    id: z.string().openapi({ example: "7f4ad1c6-53f2-4d0b-9d5e-2d1b2a8f0c11" }),
    username: z
      .string()
      .openapi({ example: "camille@example.org", description: "The e-mail address as it was typed." }),
    displayName: z.string().nullable().openapi({ example: "Camille" }),
    locale: z.string().nullable().openapi({ example: "fr-FR" }),
    homeLocation: z
      .object({ latitude: z.number(), longitude: z.number(), address: z.string().nullable() })
      .nullable()
      .openapi({ example: { latitude: 48.8519, longitude: 2.3811, address: "18 Rue Paul Bert, 75011 Paris" } }),
  })
  .openapi("User");

export const SignedInBody = z
  .object({
    success: z.literal(true),
    token: z
      .string()
      .openapi({ example: "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI…", description: "For `Authorization: Bearer`." }),
    user: UserBody,
  })
  .openapi("SignedIn");

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
