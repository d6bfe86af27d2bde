import type { CallFields, Field } from "./call-fields.ts";

const UPPER = ["maxLength", "maximum", "maxItems"] as const;
const LOWER = ["minLength", "minimum", "minItems"] as const;

/** Whether `now` refuses a value that `before` accepts. */
function isStricter(before: Field, now: Field): boolean {
  return (
    (now.isRequired && !before.isRequired) ||
    before.types.some((type) => !now.types.includes(type)) ||
    (now.values !== undefined && (before.values?.some((value) => !now.values?.includes(value)) ?? true)) ||
    (now.pattern !== undefined && now.pattern !== before.pattern) ||
    UPPER.some((limit) => (now.limits[limit] ?? Infinity) < (before.limits[limit] ?? Infinity)) ||
    LOWER.some((limit) => (now.limits[limit] ?? -Infinity) > (before.limits[limit] ?? -Infinity))
  );
}

/** Whether `now` may have a value that `before` never has, or may be missing. */
const isLooser = (before: Field, now: Field): boolean =>
  (before.isRequired && !now.isRequired) || now.types.some((type) => !before.types.includes(type));

/** Returns the changes of a call that break its callers. @param now Undefined for a call that was removed. */
export function breakingChanges(call: string, before: CallFields, now: CallFields | undefined): readonly string[] {
  if (now === undefined) return [`${call} was removed`];
  const changes: string[] = [];
  for (const [path, field] of Object.entries(before.request)) {
    const present = now.request[path];
    if (present === undefined) changes.push(`${call}: ${path} was removed`);
    else if (isStricter(field, present)) changes.push(`${call}: ${path} is stricter`);
  }
  for (const [path, field] of Object.entries(now.request)) {
    const parent = path.replace(/(?:\.[^.]+|\[\])$/, "");
    const isNew =
      !(path in before.request) && (parent === path || parent in before.request || !path.startsWith("body"));
    if (isNew && field.isRequired) changes.push(`${call}: ${path} is a new requirement`);
  }
  for (const [path, field] of Object.entries(before.response)) {
    const present = now.response[path];
    if (present === undefined) changes.push(`${call}: ${path} was removed`);
    else if (isLooser(field, present)) changes.push(`${call}: ${path} may be missing, or may have another type`);
  }
  return changes;
}
