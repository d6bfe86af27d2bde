import { z } from "zod";
import { CREDENTIALS } from "./credentials.ts";
import { isUnruly, oneLine, safeText } from "./parameters.ts";

const degrees = (limit: 90 | 180, example: number) => {
  const message = `must be a number of degrees from -${limit} to ${limit}`;
  return z.number({ error: message }).min(-limit, message).max(limit, message).meta({ example });
};

const HOME = { latitude: 48.8519, longitude: 2.3811, address: "18 Rue Paul Bert, 75011 Paris" };

const HomeLocationBody = z.strictObject({
  latitude: degrees(90, 48.8519),
  longitude: degrees(180, 2.3811),
  address: safeText(300).transform(oneLine).nullable().default(null).meta({ example: "18 Rue Paul Bert, 75011 Paris" }),
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
  .meta({ type: "string", example: "fr-FR" });

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
      .meta({ type: ["string", "null"], maxLength: 80, example: "Camille" }),
    locale: locale
      .nullable()
      .optional()
      .meta({ type: ["string", "null"], example: "fr-FR" }),
    homeLocation: HomeLocationBody.nullable().optional(),
  })
  .meta({ id: "Profile", example: { displayName: "Camille", homeLocation: HOME } });

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
    username: z.string().meta({ description: "The e-mail address as it was typed." }),
    displayName: z.string().nullable(),
    locale: z.string().nullable(),
    homeLocation: z.object({ latitude: z.number(), longitude: z.number(), address: z.string().nullable() }).nullable(),
  })
  .meta({ id: "User", example: CAMILLE });
export const SuccessBody = z.object({ success: z.literal(true) }).meta({ id: "Success", example: { success: true } });

export const UserAnswer = SuccessBody.extend({ user: UserBody }).meta({
  id: "UserAnswer",
  example: { success: true, user: CAMILLE },
});

export const SignedInBody = UserAnswer.extend({
  token: z.string().meta({ description: "For `Authorization: Bearer`." }),
}).meta({ id: "SignedIn", example: { success: true, token: "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI…", user: CAMILLE } });
