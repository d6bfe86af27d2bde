import { messageOf, StartError } from "@flaneur/server-kit";

/** Prints how a command is called and ends the process, if its arguments contain `--help` or `-h`. */
export function printHelp(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) return;
  console.log(usage);
  process.exit(0);
}

/** Returns the error of a command whose arguments are wrong: the reason and the usage. */
export function usageError(error: unknown, usage: string): StartError {
  // For an unknown option, Node.js also explains how an argument can begin with a hyphen: no command needs that.
  const [reason = ""] = messageOf(error).split(". To specify a positional argument");
  return new StartError(`${reason}\n${usage}`);
}
