type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Marks a value to leave out. */
const MISSING = Symbol("missing");

type Wrong = Json | typeof MISSING;

/**
 * Wrong values, by the kind of the value that they replace. The API of §3 and §7 never sends them there, so the app
 * must not show them.
 */
const WRONG = {
  text: [null, true, [], {}, [[1]], { unknown: 1 }, MISSING],
  number: [null, true, "many", [], {}, -1_000_000_000, MISSING],
  truth: [null, "perhaps", 7, [], {}, MISSING],
  list: [null, true, 7, {}, { unknown: 1 }, MISSING],
  object: [null, true, [], [[]], MISSING],
} as const satisfies Record<string, readonly Wrong[]>;

function kindOf(value: Json): keyof typeof WRONG | null {
  if (value === null) return null;
  if (isList(value)) return "list";
  switch (typeof value) {
    case "string":
      return "text";
    case "number":
      return "number";
    case "boolean":
      return "truth";
    default:
      return "object";
  }
}

type Path = readonly (string | number)[];

/** Returns the paths of all values except null: a null does not show the kind of values that its field can have. */
function pathsIn(value: Json, path: Path = []): readonly Path[] {
  if (value === null) return [];
  if (isList(value)) return [path, ...value.flatMap((item, at) => pathsIn(item, [...path, at]))];
  if (typeof value !== "object") return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

function replaced(value: Json, [key, ...rest]: Path, wrong: (value: Json) => Wrong): Wrong {
  if (key === undefined) return wrong(value);
  if (isList(value)) {
    return value.flatMap((item, at) => {
      const next = at === key ? replaced(item, rest, wrong) : item;
      return next === MISSING ? [] : [next];
    });
  }
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).flatMap(([name, item]) => {
    const next = name === key ? replaced(item, rest, wrong) : item;
    return next === MISSING ? [] : [[name, next] as const];
  });
  return Object.fromEntries(entries);
}

/** Numbers that select the value to replace and its replacement. Each is taken modulo the number of candidates. */
export interface Choice {
  /** Selects the path of the value. */
  readonly place: number;
  /** Selects the wrong value. */
  readonly wrong: number;
}

/**
 * Replaces one value of a JSON text by a wrong value, or leaves the value out. The text is empty if the whole value is
 * left out. `what` describes the change.
 */
export function mangled(text: string, { place, wrong }: Choice): { readonly text: string; readonly what: string } {
  const json: Json = JSON.parse(text);
  const paths = pathsIn(json);
  const path = paths[place % Math.max(1, paths.length)] ?? [];
  let what = "";
  const result = replaced(json, path, (value) => {
    // Items are never left out of a list: the API may send the shorter list, too, so it would not be a wrong value.
    const isItem = typeof path.at(-1) === "number";
    const all: readonly Wrong[] = WRONG[kindOf(value) ?? "object"];
    const values = all.filter((each) => !isItem || each !== MISSING);
    const chosen = values[wrong % values.length] ?? null;
    what = `${path.join(".")}: ${JSON.stringify(value).slice(0, 60)} → ${String(chosen === MISSING ? "missing" : JSON.stringify(chosen))}`;
    return chosen;
  });
  return { text: result === MISSING ? "" : JSON.stringify(result), what };
}
