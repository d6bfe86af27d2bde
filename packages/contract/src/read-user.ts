import { z } from "zod";
import { serverWords } from "./failures.ts";
import { latitude, longitude } from "./numbers.ts";

const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

/**
 * Parses a user. Only the username is required (§3). An unreadable id becomes the username, any other unreadable field
 * null.
 */
const ReadUser = z
  .object({
    id: orNull(z.union([z.string().min(1), z.number().transform(String)])),
    username: z.string().min(1),
    displayName: orNull(z.string()),
    locale: orNull(z.string()),
    homeLocation: orNull(z.object({ latitude, longitude, address: orNull(z.string()) })),
  })
  .transform((user) => ({ ...user, id: user.id ?? user.username }));
/** An account as clients read it. */
export type User = z.output<typeof ReadUser>;

export const ReadUserAnswer = z.object({ success: z.literal(true), user: ReadUser });

/** A refusal with the status of a success. `message` is the server's own, null without one. */
const refusal = (raw: unknown) => ({ success: false as const, message: serverWords(raw) });

/** The response to a sign-in: a session, or a refusal. */
export const ReadSession = z.union([
  ReadUserAnswer.extend({ token: z.string().min(1) }),
  z.looseObject({ success: z.literal(false) }).transform(refusal),
]);

/** The response about a token. A response without a user is a refusal (§4). */
export const ReadVerified = z.union([ReadUserAnswer, z.unknown().transform(refusal)]);
