import type { Context } from "hono";
import type { core, ZodError } from "zod";
import { ApiError, answerWith } from "./errors.ts";
import { labelOf } from "./field-labels.ts";

/** zod's messages, worded to follow the name of a field; our own messages stay as they are. */
function messageOf({ message, ...issue }: core.$ZodIssue): string {
  if (!message.startsWith("Invalid ") && !message.startsWith("Too ")) return message;
  if (message.endsWith("received undefined")) return "is missing";
  if (issue.code === "invalid_type") {
    const article = /^[aeiou]/.test(issue.expected) ? "an" : "a";
    return `must be ${article} ${issue.expected}`;
  }
  return "is not valid";
}

const UNKNOWN_FIELD = "is not a parameter of this call";

/** A message that begins with a capital is a whole sentence (§5), any other follows the name of its field. */
function sentenceOf(field: string, message: string): string {
  if (/^\p{Lu}/u.test(message)) return message;
  return `${message === UNKNOWN_FIELD ? field : labelOf(field)} ${message}`;
}

/** The error for invalid input: `details` lists every invalid field, `error` is the sentence on the first. */
export function refusalOf(issues: ZodError["issues"]): ApiError {
  const details = issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== "unrecognized_keys") return [{ field: path.join("."), message: messageOf(issue) }];
    return issue.keys.map((key) => ({ field: [...path, key].join("."), message: UNKNOWN_FIELD }));
  });
  const [first] = details;
  const error = first === undefined ? "The request is malformed" : sentenceOf(first.field, first.message);
  return new ApiError(400, "bad_request", error, { details });
}

/** What the validator of a route answers. */
export function validationHook(
  result: { success: true } | { success: false; error: ZodError },
  context: Context,
): Response | undefined {
  return result.success ? undefined : answerWith(context, refusalOf(result.error.issues));
}
