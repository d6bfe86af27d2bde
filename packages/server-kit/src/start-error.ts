import { inspect } from "node:util";

/** An error that the person who starts the program can correct: printed as one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/**
 * Runs a program's main function. If it throws, prints the message of a StartError, or any other error with its stack,
 * and exits with code 1.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    reportError(error);
    process.exit(1);
  }
}

/** Prints the message of a StartError, or any other error with its stack, to standard error. */
export const reportError = (error: unknown): void =>
  void process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);

/** Returns the message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the code of a system error (`EADDRINUSE`, `EACCES`), or undefined. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
