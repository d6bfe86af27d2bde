import type { Context } from "hono";
import type { core, ZodError } from "zod";
import { ApiError, answerWith } from "./errors.ts";
import { labelOf } from "./field-labels.ts";

const isOurs = ({ message }: core.$ZodIssue): boolean => !message.startsWith("Invalid ") && !message.startsWith("Too ");

/** Returns zod's message, reworded so that it can follow a field's name. Our own messages are kept. */
function messageOf(issue: core.$ZodIssue): string {
  const { message } = issue;
  if (isOurs(issue)) return message;
  // A repeatable parameter is a value or a list of values: the message about a value names the allowed values.
  if (issue.code === "invalid_union") return issue.errors.flat().find(isOurs)?.message ?? "is not valid";
  if (message.endsWith("received undefined")) return "is missing";
  if (issue.code === "invalid_type") {
    const article = /^[aeiou]/.test(issue.expected) ? "an" : "a";
    return `must be ${article} ${issue.expected}`;
  }
  return "is not valid";
}

const UNKNOWN_FIELD = "is not a parameter of this call";

/**
 * Returns a sentence. A message with an initial capital is a complete sentence (§5); any other follows the field's
 * name.
 */
function sentenceOf(field: string, message: string): string {
  if (/^\p{Lu}/u.test(message)) return message;
  return `${message === UNKNOWN_FIELD ? field : labelOf(field)} ${message}`;
}

/**
 * Creates the error for invalid input: `details` lists every invalid field, `error` is the message about the first one.
 */
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

/** The hook that responds to failed validation of a route. */
export function validationHook(
  result: { success: true } | { success: false; error: ZodError },
  context: Context,
): Response | undefined {
  return result.success ? undefined : answerWith(context, refusalOf(result.error.issues));
}
