/** Reads the reports of Vitest and of Jest, which have the same format. */
import { readFileSync } from "node:fs";
import { z } from "zod";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The names of the failed tests, if the runner reports them. */
  readonly failures?: readonly string[];
  /** The reason why the part was skipped, or null. */
  readonly skipped?: string | null;
}

const Jest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** Reads the report of a runner. A runner that failed without a failed test in its report counts as one failure. */
export function counted(file: string, succeeded: boolean, read: (report: unknown) => Count): Count {
  const fallback = { passed: 0, failed: 1 };
  try {
    const count = read(JSON.parse(readFileSync(file, "utf8")));
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return fallback;
  }
}

export function fromJest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = Jest.parse(report);
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}\n    ${(failureMessages?.[0] ?? "").slice(0, 600)}`),
  );
  // A file can fail without a failed test, such as in a hook or while it is imported.
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + failedFiles.length, failures };
}
