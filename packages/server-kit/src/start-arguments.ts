import { parseArgs } from "node:util";
import { messageOf, StartError } from "./start-error.ts";

/** What the arguments of a program that serves choose: `npm start -- --no-copy`. */
export interface StartArguments {
  /** Whether an embedded database is copied before it is migrated. */
  readonly copies: boolean;
}

/** Reads the arguments of the process. @throws StartError for an unknown argument. */
export function readStartArguments(args = process.argv.slice(2)): StartArguments {
  try {
    const { values } = parseArgs({ args, options: { "no-copy": { type: "boolean" } } });
    return { copies: values["no-copy"] !== true };
  } catch (error) {
    throw new StartError(`${messageOf(error)}\nThe one argument of a start is --no-copy: npm start -- --no-copy`);
  }
}
