/** JSON bodies with a single hostile value, of kinds that have broken servers. */

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Texts just below the limits of lengths: they are dear to normalise, to search or to compare. */
export const DEAR_TEXTS: readonly string[] = [
  "\ufdfa".repeat(22),
  "\ufdfa".repeat(79),
  "\ufdfa".repeat(199),
  "\ufb03".repeat(132),
  `a${"\u0301".repeat(198)}`,
  `e${"\u0316\u0301".repeat(99)}`,
  "각".repeat(199),
  "a ".repeat(99),
  "saint ".repeat(33),
];

/**
 * Hostile values as text, because JSON.stringify cannot write some of them: `1e400`, or brackets that are never closed.
 */
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
  // Text that databases refuse, or that normalization changes.
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"x\\udfff"',
  '{"\\ud800":1}',
  '{"\\u0000":1}',
  '"\\u0000"',
  '"\\ufdfa\\ufdfa\\ufdfa"',
  `"${"\\ufdfa".repeat(3_000)}"`,
  `"${"e\\u0301".repeat(90)}"`,
  ...DEAR_TEXTS.map((text) => JSON.stringify(text)),
  // Numbers at and beyond every limit.
  "1e400",
  "-1e400",
  "-0",
  "5e-324",
  "9007199254740993",
  "1.7976931348623157e308",
  // Nesting that overflows recursive code.
  nested('{"a":', "}", 40),
  nested('{"a":', "}", 3_000),
  nested("[", "]", 3_000),
  nested('[{"length":', "}]", 2_000),
  "{".repeat(3_000),
  // All other kinds of JSON.
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

/** Placeholder for a hostile value. */
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

/** Returns copies of a value. In each copy, one part or the whole value is replaced by the placeholder. */
export const markedIn = (sound: unknown): readonly unknown[] => [...marked(sound)];

/** Returns a value as JSON text, with a hostile value in place of the placeholder. */
export const withHostile = (body: unknown, value: string): string =>
  JSON.stringify(body).replace(JSON.stringify(MARK), () => value);

/** Yields a valid body with each hostile value in place of each of its parts and of the whole body, as JSON text. */
export function* hostileBodies(sound: unknown): Generator<string> {
  for (const body of markedIn(sound)) for (const value of HOSTILE_VALUES) yield withHostile(body, value);
}
