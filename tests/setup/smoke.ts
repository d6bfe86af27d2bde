import { execFile } from "node:child_process";
import { resolve } from "node:path";

const SCRIPT = resolve(import.meta.dirname, "../smoke-api.sh");

export interface Outcome {
  readonly code: number | string | undefined;
  /** The lines of the standard output, then those of the standard error. */
  readonly lines: readonly string[];
}

/** Runs `tests/smoke-api.sh` against the server at `url`. */
export function runSmokeTest(url: string, adminToken = ""): Promise<Outcome> {
  return new Promise((done) => {
    const env = { ...process.env, ADMIN_TOKEN: adminToken };
    execFile(SCRIPT, [url], { env }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : (error.code ?? undefined), lines: `${stdout}${stderr}`.trim().split("\n") });
    });
  });
}
