/** Bodies of JSON that are wrong in one place: what has broken somebody's server once. */

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Values as JSON text, since some of them no program would write: half a surrogate pair, and nesting without end. */
export const HOSTILE_VALUES: readonly string[] = [
  // Objects that look like lists, texts, maps or promises to code that trusts its input.
  '{"length":0}',
  '{"length":1}',
  '{"length":5}',
  '{"length":1000000000}',
  '{"length":-1}',
  '{"length":null}',
  '{"length":"5"}',
  '{"length":{"valueOf":1}}',
  '{"length":{"toString":1}}',
  '{"size":{"toString":1}}',
  '{"size":5}',
  '{"size":1000000000}',
  '{"0":"x","length":1}',
  '{"then":1}',
  '{"toString":1,"valueOf":1}',
  '{"toJSON":"x"}',
  '{"__proto__":{"length":5}}',
  '{"constructor":{"prototype":{"length":5}}}',
  '{"value":1,"issues":[]}',
  // Text that no database takes, or that changes when it is normalised.
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"x\\udfff"',
  '{"\\ud800":1}',
  '{"\\u0000":1}',
  '"\\u0000"',
  '"\\ufdfa\\ufdfa\\ufdfa"',
  `"${"\\ufdfa".repeat(3_000)}"`,
  `"${"e\\u0301".repeat(90)}"`,
  // Numbers at and beyond every edge.
  "1e400",
  "-1e400",
  "-0",
  "5e-324",
  "9007199254740993",
  "1.7976931348623157e308",
  // Nesting that overflows what walks through it.
  nested('{"a":', "}", 40),
  nested('{"a":', "}", 3_000),
  nested("[", "]", 3_000),
  nested('[{"length":', "}]", 2_000),
  "{".repeat(3_000),
  // Any other kind of JSON.
  "null",
  "true",
  "[]",
  "{}",
  '""',
  '"constructor"',
  '"__proto__"',
  '"toString"',
  '"hasOwnProperty"',
  '["constructor"]',
  "[null]",
  "[[]]",
  "[{}]",
  '[{"length":5}]',
];

/** Stands in a value for what is put in its place. */
const MARK = "the place of a hostile value";

function* marked(value: unknown): Generator<unknown> {
  yield MARK;
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) for (const inner of marked(item)) yield value.with(i, inner);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      for (const inner of marked(item)) yield { ...value, [key]: inner };
    }
  }
}

/** A value with a mark in place of each of its parts, itself included. */
export const markedIn = (sound: unknown): readonly unknown[] => [...marked(sound)];

/** A marked value as JSON text, with a hostile value in place of the mark. */
export const withHostile = (body: unknown, value: string): string =>
  JSON.stringify(body).replace(JSON.stringify(MARK), () => value);

/** A sound body with every one of the hostile values in place of each of its parts, itself included. As JSON text. */
export function* hostileBodies(sound: unknown): Generator<string> {
  for (const body of markedIn(sound)) for (const value of HOSTILE_VALUES) yield withHostile(body, value);
}
