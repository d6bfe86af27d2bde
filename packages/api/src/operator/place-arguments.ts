import { parseArgs } from "node:util";
import { NewPlace, PlaceEdits, ReadFields, UnsetFields } from "@flaneur/contract";
import { messageOf, StartError } from "@flaneur/server-kit";
import { z } from "zod";
import { PLACE_FIELDS, type PlaceField } from "../db/place-fields.ts";
import { operatorName } from "../import/operator-name.ts";

export const USAGE = `Usage: npm run place -- show ID
       npm run place -- set ID FIELD=VALUE… [--unset FIELD] [--was FIELD=VALUE]
       npm run place -- hide ID        (and unhide ID)
       npm run place -- choose ID      (and unchoose ID)
       npm run place -- add FIELD=VALUE…
       npm run place -- merge ID INTO
       npm run place -- log [ID]
Shows and changes places by hand. Later imports do not change values that were set by hand.
  --by     your name for the log, or the variable OPERATOR; needed for every change
  --unset  removes the value of a field that was set by hand, so that the sources determine it; may be repeated
  --was    the value that you have read: nothing is set when the place has another one by now; may be repeated
Fields are ${PLACE_FIELDS.join(", ")}.
'FIELD=' empties a field. The items of a list are separated by semicolons ('types=Bar;Café'), pictures by spaces, and
coordinates are latitude and longitude (coordinates=48.8676,2.3366). 'add' needs name, types, address and coordinates.`;

interface Change {
  /** The operator's name. */
  readonly who: string;
}

export type PlaceCommand =
  | { readonly command: "help" }
  | { readonly command: "show"; readonly id: string }
  | { readonly command: "log"; readonly id: string | undefined }
  | (Change & {
      readonly command: "set";
      readonly id: string;
      readonly fields: PlaceEdits;
      readonly unset: readonly PlaceField[];
      readonly was: ReadFields;
    })
  | (Change & { readonly command: "hide"; readonly id: string; readonly hidden: boolean })
  | (Change & { readonly command: "choose"; readonly id: string; readonly chosen: boolean })
  | (Change & { readonly command: "add"; readonly fields: NewPlace })
  | (Change & { readonly command: "merge"; readonly id: string; readonly into: string });

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        by: { type: "string" },
        unset: { type: "string", multiple: true },
        was: { type: "string", multiple: true },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${USAGE}`);
  }
}

function requireValue(value: string | undefined): string {
  if (value === undefined || value === "") throw new StartError(USAGE);
  return value;
}

function nameOf(given: string | undefined): string {
  const who = operatorName(given);
  if (who === undefined) throw new StartError("Say who makes the change: --by NAME, or the variable OPERATOR.");
  return who;
}

/**
 * Parses the command line.
 * @throws StartError when the arguments are not understood.
 */
export function readPlaceArguments(args: readonly string[]): PlaceCommand {
  const { values, positionals } = parse(args);
  if (values.help === true) return { command: "help" };
  const [command, first, ...others] = positionals;
  const expectCount = (count: number) => {
    if (positionals.length > count || values.unset !== undefined || values.was !== undefined)
      throw new StartError(USAGE);
  };
  switch (command) {
    case "show":
      expectCount(2);
      return { command, id: requireValue(first) };
    case "log":
      expectCount(2);
      return { command, id: first };
    case "hide":
    case "unhide":
      expectCount(2);
      return { command: "hide", id: requireValue(first), hidden: command === "hide", who: nameOf(values.by) };
    case "choose":
    case "unchoose":
      expectCount(2);
      return { command: "choose", id: requireValue(first), chosen: command === "choose", who: nameOf(values.by) };
    case "merge":
      expectCount(3);
      return { command, id: requireValue(first), into: requireValue(others[0]), who: nameOf(values.by) };
    case "add":
      expectCount(Number.POSITIVE_INFINITY);
      return {
        command,
        fields: parseOrFail(NewPlace, readFields(first === undefined ? [] : [first, ...others])),
        who: nameOf(values.by),
      };
    case "set": {
      const unset = parseOrFail(UnsetFields, values.unset ?? []);
      if (others.length + unset.length === 0) throw new StartError(USAGE);
      return {
        command,
        id: requireValue(first),
        fields: parseOrFail(PlaceEdits, readFields(others)),
        unset,
        was: parseOrFail(ReadFields, readFields(values.was ?? [])),
        who: nameOf(values.by),
      };
    }
    default:
      throw new StartError(USAGE);
  }
}

function parseOrFail<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new StartError(`The fields are not understood:\n${z.prettifyError(result.error)}`);
  return result.data;
}

function readFields(entries: readonly string[]): Readonly<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for (const entry of entries) {
    const end = entry.indexOf("=");
    if (end < 1) throw new StartError(`'${entry.slice(0, 80)}' is not written as FIELD=VALUE.`);
    const field = entry.slice(0, end);
    if (fields.has(field)) throw new StartError(`The field '${field.slice(0, 80)}' is given more than once.`);
    fields.set(field, readValue(field, entry.slice(end + 1).trim()));
  }
  return Object.fromEntries(fields);
}

const splitList = (value: string, separator: string | RegExp): readonly string[] =>
  value.split(separator).flatMap((each) => (each.trim() === "" ? [] : [each.trim()]));

function readValue(field: string, value: string): unknown {
  if (field === "types" || field === "tags" || field === "otherNames") return splitList(value, ";");
  if (field === "mediaUrls") return splitList(value, /\s+/);
  if (value === "") return null;
  if (field === "rating") return Number(value);
  if (field !== "coordinates") return value;
  const [latitude, longitude, ...others] = splitList(value, ",").map(Number);
  if (others.length > 0) throw new StartError("The coordinates are a latitude and a longitude: 48.8676,2.3366");
  return { latitude, longitude };
}
